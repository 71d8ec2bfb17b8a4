//! Fuzzing: mangled files and sessions for everything that reads what others have written. An error is an answer; a panic, an overflow,
//! a search without end or something that does not come back as it was written is a finding.
//!
//! It runs on stable Rust as a test, with debug assertions and overflow checks. Real inputs are cut and joined by tokens and by
//! brackets; inputs that lead to an answer not heard before are kept to be cut again (cargo-fuzz, which sees which branches are taken,
//! needs a nightly compiler). `cargo test` makes a few inputs for each target, always the same. For as long as you like, with others each
//! time:
//!
//! ```text
//! NESTMATE_FUZZ=definitions NESTMATE_FUZZ_SECONDS=600 cargo test --locked --test fuzz -- --ignored --nocapture
//! ```
//!
//! Without `NESTMATE_FUZZ` every target runs for that long. What is found is made shorter and written to `tests/data/fuzz`, by target; what
//! is there is tried by `what_was_found_stays_mended` ever after.

#[path = "../common/mod.rs"]
mod common;
mod corpus;
mod mutate;
mod properties;
mod run;
mod targets;

use std::path::{Path, PathBuf};
use std::time::Duration;

use run::{Budget, fuzz, replay};
use targets::TARGETS;

/// The inputs that each target tries in every run of the tests.
const FEW: usize = 60;

/// Where findings are.
fn findings(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fuzz").join(target)
}

#[test]
fn a_few_mangled_inputs_do_no_harm() {
    for target in &TARGETS {
        let run = fuzz(target, Budget::Inputs(FEW), 1);
        assert!(run.found.is_empty(), "{}: {:?}", target.name, run.found);
    }
}

#[test]
fn what_was_found_stays_mended() {
    for target in &TARGETS {
        for file in std::fs::read_dir(findings(target.name)).into_iter().flatten().flatten() {
            let input = std::fs::read(file.path()).expect("a finding can be read");
            let harm = replay(target, &String::from_utf8_lossy(&input));
            assert_eq!(harm, None, "{}", file.path().display());
        }
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "it is run to be read")]
#[ignore = "runs for NESTMATE_FUZZ_SECONDS, with other inputs each time"]
fn for_as_long_as_you_like() {
    let variable = |name: &str| std::env::var(name).ok();
    let seconds = variable("NESTMATE_FUZZ_SECONDS").and_then(|text| text.parse().ok()).unwrap_or(10);
    let only = variable("NESTMATE_FUZZ");
    let seed = variable("NESTMATE_FUZZ_SEED").and_then(|text| text.parse().ok()).unwrap_or_else(|| fastrand::u64(..));
    let mut harm = 0;
    for target in TARGETS.iter().filter(|target| only.as_deref().is_none_or(|only| only == target.name)) {
        let run = fuzz(target, Budget::Time(Duration::from_secs(seconds)), seed);
        println!("{}: seed {seed}, {} inputs, {} kept, {} findings", target.name, run.inputs, run.kept, run.found.len());
        let (slowest, largest) = (run.slowest.written(target.name, "slowest"), run.largest.written(target.name, "largest"));
        println!("  the slowest took {:?}: {slowest}", run.slowest.most);
        println!("  the largest took {} MiB: {largest}", run.largest.most >> 10);
        for found in &run.found {
            println!("  {found}");
        }
        harm += run.found.len();
    }
    assert_eq!(harm, 0, "see tests/data/fuzz");
}
