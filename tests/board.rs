//! The board from outside: pictures and the accessibility tree.

use std::sync::Arc;

use nestmate::board::BoardTheme;
use nestmate::{Library, Scene, Variant, shot, start};

fn variant(id: &str) -> Arc<Variant> {
    Library::shipped().get(id).expect("a good definition")
}

#[test]
#[ignore = "writes pictures to be looked at"]
fn pictures() {
    let out = std::env::var("SHOTS").unwrap_or_else(|_| "/tmp/shots".to_owned());
    std::fs::create_dir_all(&out).expect("a folder");
    for (id, _) in Library::shipped().games() {
        let variant = variant(id);
        let scene = Scene::of(variant.clone(), start(&variant).expect("a start"));
        for (name, theme) in [("light", BoardTheme::light()), ("dark", BoardTheme::dark())] {
            for side in [680, 990, 1360] {
                let began = std::time::Instant::now();
                let image = shot::shot(&scene, [side, side], &theme);
                eprintln!("{id} {name} {side}: {:?}", began.elapsed());
                image.save(format!("{out}/{id}-{name}-{side}.png")).expect("written");
            }
        }
    }
}
