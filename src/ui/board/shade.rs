//! Colours by brightness and hue as the eye measures them (Oklab, by Björn Ottosson): equal steps look equal.

use egui::{Color32, Rgba};

/// A colour: how light it is, how red rather than green, how yellow rather than blue.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shade {
    pub(super) light: f32,
    pub(super) red: f32,
    pub(super) yellow: f32,
}

impl Shade {
    pub(super) fn of(color: Color32) -> Self {
        let linear = Rgba::from(color);
        let cones = mixed(TO_CONES, [linear.r(), linear.g(), linear.b()]).map(f32::cbrt);
        let [light, red, yellow] = mixed(FROM_ROOTS, cones);
        Self { light, red, yellow }
    }

    pub(super) fn color(self) -> Color32 {
        let cones = mixed(TO_ROOTS, [self.light, self.red, self.yellow]).map(|root| root.powi(3));
        let [red, green, blue] = mixed(FROM_CONES, cones).map(|part| part.clamp(0.0, 1.0));
        Rgba::from_rgb(red, green, blue).into()
    }
}

/// What the eye's three kinds of cones get of red, green and blue light, and back.
const TO_CONES: Mixture =
    [[0.412_221_46, 0.536_332_55, 0.051_445_995], [0.211_903_5, 0.680_699_5, 0.107_396_96], [0.088_302_46, 0.281_718_85, 0.629_978_7]];
const FROM_CONES: Mixture =
    [[4.076_741_7, -3.307_711_6, 0.230_969_94], [-1.268_438, 2.609_757_4, -0.341_319_38], [-0.004_196_086_3, -0.703_418_6, 1.707_614_7]];

/// What lightness, red and yellow make of the cube roots of that, and back.
const FROM_ROOTS: Mixture =
    [[0.210_454_26, 0.793_617_8, -0.004_072_047], [1.977_998_5, -2.428_592_2, 0.450_593_7], [0.025_904_037, 0.782_771_77, -0.808_675_77]];
const TO_ROOTS: Mixture = [[1.0, 0.396_337_78, 0.215_803_76], [1.0, -0.105_561_346, -0.063_854_17], [1.0, -0.089_484_18, -1.291_485_5]];

type Mixture = [[f32; 3]; 3];

fn mixed(mixture: Mixture, parts: [f32; 3]) -> [f32; 3] {
    mixture.map(|row| row.iter().zip(parts).map(|(weight, part)| weight * part).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_back_as_they_were() {
        for color in [Color32::BLACK, Color32::WHITE, Color32::from_rgb(0xe8, 0xc9, 0x8f), Color32::from_rgb(12, 200, 90)] {
            let back = Shade::of(color).color();
            let far = color.to_array().into_iter().zip(back.to_array()).map(|(one, other)| one.abs_diff(other)).max();
            assert!(far <= Some(1), "{color:?} {back:?}");
        }
    }
}
