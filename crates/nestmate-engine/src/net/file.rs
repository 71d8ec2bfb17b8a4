//! A network as a file: what it is, which game it is of, and its numbers, the lowest byte first.

use nestmate_core::variant::Variant;
use thiserror::Error;

use super::inputs::Inputs;
use super::{Network, PHASES, WIDTH};

/// The first bytes of such a file; the version follows.
const MAGIC: &[u8; 8] = b"NESTNET\0";

/// Which numbers there are, and how they are laid out. The width of the first layer follows it.
const VERSION: u8 = 2;

/// Why a file is no network of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetworkFault {
    /// It is something else.
    #[error("this is no network of Nestmate")]
    Other,
    /// It is laid out as another version of the program has it.
    #[error("the network is of version {0}; this program reads version {VERSION}")]
    Version(u8),
    /// Its first layer has another width.
    #[error("the first layer of the network is {0} wide instead of {WIDTH}")]
    Width(u8),
    /// It was learnt for another game, or for other rules.
    #[error("the network was learnt for a game with other rules")]
    Game,
    /// It is too short or too long.
    #[error("the network has {0} bytes instead of {1}")]
    Length(usize, usize),
}

impl Network {
    /// The network as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, u8::try_from(WIDTH).unwrap_or(u8::MAX)]);
        bytes.extend(self.inputs.print.to_le_bytes());
        bytes.extend(self.full_pieces.to_le_bytes());
        self.bias.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        let shorts = self.start.iter().chain(self.last.iter().flatten()).chain(self.values.iter().flatten());
        shorts.for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(self.rows.iter().flatten().map(|&part| part.cast_unsigned()));
        bytes
    }

    /// Reads a network of a game.
    ///
    /// # Errors
    /// Why the bytes are none.
    pub fn read(bytes: &[u8], variant: &Variant) -> Result<Self, NetworkFault> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkFault::Other)?;
        let rest = numbers(rest)?;
        let inputs = Inputs::new(variant);
        let length = 8 + 4 + 4 * PHASES + 2 * (WIDTH + PHASES * 2 * WIDTH + 2 * inputs.half()) + WIDTH * inputs.len();
        if rest.get(..8) != Some(&inputs.print.to_le_bytes()) {
            return Err(NetworkFault::Game);
        }
        if rest.len() != length {
            return Err(NetworkFault::Length(bytes.len(), bytes.len() - rest.len() + length));
        }
        let mut rest = NetworkBytes(&rest[8..]);
        let full_pieces = i32::from_le_bytes(rest.take()).max(1);
        let bias = std::array::from_fn(|_| i32::from_le_bytes(rest.take()));
        let start = std::array::from_fn(|_| rest.short());
        let last = std::array::from_fn(|_| std::array::from_fn(|_| rest.short()));
        let values = (0..inputs.half()).map(|_| [rest.short(), rest.short()]).collect();
        let row = |_| std::array::from_fn(|_| rest.byte());
        let rows = (0..inputs.len()).map(row).collect();
        Ok(Self { inputs, rows, start, last, bias, values, full_pieces })
    }
}

fn numbers(bytes: &[u8]) -> Result<&[u8], NetworkFault> {
    match *bytes {
        [VERSION, width, ref rest @ ..] if usize::from(width) == WIDTH => Ok(rest),
        [VERSION, width, ..] => Err(NetworkFault::Width(width)),
        [] | [VERSION] => Err(NetworkFault::Other),
        [version, ..] => Err(NetworkFault::Version(version)),
    }
}

/// What is left to be read. The length was checked before.
struct NetworkBytes<'a>(&'a [u8]);

impl NetworkBytes<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let Some((taken, rest)) = self.0.split_first_chunk::<N>() else { return [0; N] };
        self.0 = rest;
        *taken
    }

    fn byte(&mut self) -> i8 {
        i8::from_le_bytes(self.take())
    }

    fn short(&mut self) -> i16 {
        i16::from_le_bytes(self.take())
    }
}
