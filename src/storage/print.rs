//! What tells the content of a file from other contents, short enough to be kept.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};
use siphasher::sip128::{Hasher128, SipHasher24};

/// A fingerprint of a file's content: its length in bytes and a hash that stays the same from one build of the program to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Print {
    bytes: u64,
    hash: (u64, u64),
}

impl Print {
    pub fn of(content: &[u8]) -> Self {
        let mut hasher = SipHasher24::new();
        hasher.write(content);
        Self { bytes: content.len() as u64, hash: hasher.finish128().as_u64() }
    }

    pub fn text(self) -> String {
        format!("{:x}-{:016x}{:016x}", self.bytes, self.hash.0, self.hash.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_contents_have_other_prints() {
        let contents: [&[u8]; 4] = [b"", b"a", b"b", b"a\n"];
        for (at, one) in contents.iter().enumerate() {
            for (other_at, other) in contents.iter().enumerate() {
                assert_eq!(Print::of(one) == Print::of(other), at == other_at);
            }
        }
        // What sessions of earlier builds hold has to stay comparable.
        assert_eq!(ron::to_string(&Print::of(b"a")).expect("written"), "(bytes:1,hash:(13736040008585759999,2698726064037086438))");
    }
}
