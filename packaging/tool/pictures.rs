//! Icons from the drawings, in the sizes and formats that systems ask for.

use std::error::Error;
use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// All drawings are made in a square of a hundred units.
const UNITS: f32 = 100.0;

const PROGRAM: &str = include_str!("../../assets/icon.svg");
const GAME: &str = include_str!("../linux/game.svg");
const DEFINITION: &str = include_str!("../linux/definition.svg");

/// Each icon's context, name and drawing. Flatpak takes over only icons whose names begin with the program's id.
const ICONS: [(&str, &str, &str); 3] = [
    ("apps", "org.nestmate.Nestmate", PROGRAM),
    ("mimetypes", "org.nestmate.Nestmate.game", GAME),
    ("mimetypes", "org.nestmate.Nestmate.definition", DEFINITION),
];

fn png(drawing: &str, side: u16) -> Result<Vec<u8>, Box<dyn Error>> {
    let tree = Tree::from_str(drawing, &Options::default())?;
    let mut pixmap = Pixmap::new(side.into(), side.into()).ok_or("a picture without size")?;
    let scale = f32::from(side) / UNITS;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap.encode_png()?)
}

/// Icons for Linux desktops.
pub fn hicolor(folder: &Path) -> super::Done {
    for (context, name, drawing) in ICONS {
        for side in [16, 22, 24, 32, 48, 64, 128, 256, 512] {
            let folder = folder.join(format!("{side}x{side}/{context}"));
            fs::create_dir_all(&folder)?;
            fs::write(folder.join(format!("{name}.png")), png(drawing, side)?)?;
        }
        let folder = folder.join("scalable").join(context);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{name}.svg")), drawing)?;
    }
    Ok(())
}

/// The icon for Windows: a table of pictures, each a PNG.
pub fn ico() -> Result<Vec<u8>, Box<dyn Error>> {
    let sides = [16_u16, 24, 32, 48, 64, 128, 256];
    let pictures = sides.map(|side| png(PROGRAM, side));
    let mut table = [0_u16, 1, u16::try_from(sides.len())?].map(u16::to_le_bytes).concat();
    let mut content = Vec::new();
    for (side, picture) in sides.into_iter().zip(pictures) {
        let picture = picture?;
        let place = 6 + 16 * sides.len() + content.len();
        // 0 stands for 256. Then: no palette, nothing, one plane of 32 bits.
        let side = u8::try_from(side).unwrap_or_default();
        table.extend([side, side, 0, 0, 1, 0, 32, 0]);
        table.extend(u32::try_from(picture.len())?.to_le_bytes());
        table.extend(u32::try_from(place)?.to_le_bytes());
        content.extend(picture);
    }
    table.extend(content);
    Ok(table)
}

/// What `iconutil` makes an icon for macOS of.
pub fn iconset(folder: &Path) -> super::Done {
    fs::create_dir_all(folder)?;
    for side in [16, 32, 128, 256, 512] {
        fs::write(folder.join(format!("icon_{side}x{side}.png")), png(PROGRAM, side)?)?;
        fs::write(folder.join(format!("icon_{side}x{side}@2x.png")), png(PROGRAM, 2 * side)?)?;
    }
    Ok(())
}
