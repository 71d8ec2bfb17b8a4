//! The fixed piece of work takes as many nodes as the file says; a change of search or evaluation renews the file and says so.

use std::process::Command;

#[test]
fn the_count_of_nodes_is_the_one_kept() {
    let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).arg("bench").output().expect("the program starts");
    assert!(output.status.success() && String::from_utf8_lossy(&output.stderr).contains("nodes/s"));
    let (counted, kept) = (String::from_utf8(output.stdout).expect("text"), include_str!("../data/bench.txt"));
    let renew = "if search or evaluation was meant to change: cargo run --release -- bench > tests/data/bench.txt";
    let changed: Vec<&str> = counted.lines().filter(|line| !kept.lines().any(|known| known == *line)).collect();
    assert!(counted == kept, "not as kept: {changed:#?}\n{renew}");
    // The sum is the sum.
    let nodes = |line: &str| line.rsplit(' ').nth(1).and_then(|nodes| nodes.parse::<u64>().ok()).expect("a number");
    let (lines, sum) = kept.trim_end().rsplit_once('\n').expect("lines");
    assert_eq!(sum.trim_end_matches(" nodes").parse(), Ok(lines.lines().map(nodes).sum::<u64>()));
}
