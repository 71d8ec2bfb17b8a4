//! Pictures of positions, painted as the window paints them.

use std::path::Path;
use std::sync::Arc;

use super::Failure;
use super::commands::Game;
use crate::app::{Fold, LayerState, Scene};
use crate::ui::board::BoardTheme;
use crate::ui::shot::shot as paint;
use crate::variant::{Library, Variant};

/// The largest side of a picture, in pixels.
const MAX_SIDE: u32 = 8192;

/// How a position is to be painted, as the arguments say it.
pub(super) struct Look<'a> {
    pub(super) layers: Option<&'a str>,
    pub(super) size: &'a str,
    pub(super) flip: bool,
    pub(super) dark: bool,
}

/// Paints a position into a PNG file.
pub(super) fn shot(library: &Library, game: Game, file: &Path, look: &Look<'_>) -> Result<(), Failure> {
    let size = parse_size(look.size)?;
    let mut scene = Scene::of(game.variant, game.position);
    scene.flipped = look.flip;
    if let Some(list) = look.layers {
        let (layers, alone) = parse_layers(&scene.variant, list)?;
        scene.layers = layers;
        let fold = alone.and_then(|layer| Fold::of(&scene.variant, layer, library)).map(Arc::new);
        scene = scene.folded(fold);
    }
    let theme = if look.dark { BoardTheme::dark() } else { BoardTheme::light() };
    paint(&scene, size, &theme).save_with_format(file, image::ImageFormat::Png).map_err(|error| format!("{}: {error}", file.display()))
}

fn parse_size(text: &str) -> Result<[u32; 2], Failure> {
    let side = |text: &str| text.parse::<u32>().ok().filter(|side| (1..=MAX_SIDE).contains(side));
    let sides = text.split_once('x').and_then(|(width, height)| Some([side(width)?, side(height)?]));
    sides.ok_or_else(|| format!("'{text}' is no size; write WxH in pixels, each at most {MAX_SIDE}"))
}

/// The states of all layers: those named are shown, or as `name=state` says; the rest is hidden. And the one that is taken alone.
fn parse_layers(variant: &Variant, list: &str) -> Result<(Vec<LayerState>, Option<usize>), Failure> {
    let mut alone = None;
    let mut states = vec![LayerState::Hidden; variant.layers.len()];
    for entry in list.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let (name, state) = entry.split_once('=').unwrap_or((entry, "shown"));
        let by_number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|&index| index < states.len());
        let layer = variant.layers.iter().position(|layer| layer.name == name).or(by_number).ok_or_else(|| {
            let known: Vec<&str> = variant.layers.iter().map(|layer| layer.name.as_str()).collect();
            format!("there is no layer '{name}'; the layers are {}", known.join(", "))
        })?;
        states[layer] = match state {
            "shown" => LayerState::Shown,
            "dimmed" => LayerState::Dimmed,
            "outlined" => LayerState::Outlined,
            "hidden" => LayerState::Hidden,
            "alone" => {
                alone = Some(layer);
                LayerState::Shown
            }
            _ => return Err(format!("'{state}' is no state of a layer; write shown, dimmed, outlined, hidden or alone")),
        };
    }
    Ok((states, alone))
}
