//! Leaf nodes a second of every game's tree of legal moves, on one core: `cargo bench --bench perft`.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use nestmate_core::rules::{perft, start};

/// Deep enough that the last ply, which is counted and not made, dominates; small enough that a run takes milliseconds.
const LEAVES: u64 = 30_000;

fn node_rates(criterion: &mut Criterion) {
    let library = nestmate::library();
    let mut group = criterion.benchmark_group("perft");
    for (id, _) in library.games() {
        let variant = library.get(id).expect("shipped games compile");
        let mut position = start(&variant).expect("shipped games have a start");
        let depth = (1..9).find(|&depth| perft(&mut position, &variant, depth) >= LEAVES).unwrap_or(1);
        let leaves = perft(&mut position, &variant, depth);
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(BenchmarkId::new(id, depth), |bencher| bencher.iter(|| perft(&mut position, &variant, depth)));
    }
    group.finish();
}

criterion_group!(benches, node_rates);
criterion_main!(benches);
