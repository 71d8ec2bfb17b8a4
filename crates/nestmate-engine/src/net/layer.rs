//! Rows of numbers, one for each input, that are learnt together with what inputs have in common: the kind of a piece, its rank, its file.
//! What one of them has learnt the others know, so few games are enough.

use nestmate_core::variant::Variant;

use super::inputs::Inputs;

/// How many things an input has in common with others.
const COMMON: usize = 3;

pub(super) struct Common {
    of: Vec<[u32; COMMON]>,
    count: usize,
}

impl Common {
    pub(super) fn new(inputs: &Inputs, variant: &Variant) -> Self {
        let grid = variant.board.grid;
        let (files, ranks) = (usize::from(grid.files()), usize::from(grid.ranks()));
        let each = 1 + files + ranks;
        // Those of pieces in hand and of frozen armies are their own alone: the last three are nobody's.
        let spare = 2 * variant.kinds.len() * each;
        let number = |at: usize| u32::try_from(at).unwrap_or(0);
        let of = (0..inputs.len()).map(|input| {
            let (side, place) = (input / inputs.half(), input % inputs.half());
            let Some(&(kind, cell)) = inputs.of.get(place) else { return [number(spare); COMMON] };
            let from = (side * variant.kinds.len() + kind.index()) * each;
            let (file, rank) = (cell.index() % files, cell.index() / files);
            [number(from), number(from + 1 + file), number(from + 1 + files + rank)]
        });
        Self { of: of.collect(), count: spare + 1 }
    }

    pub(super) fn half(&self, inputs: &Inputs) -> Self {
        Self { of: self.of[..inputs.half()].to_vec(), count: self.count }
    }
}

#[inline]
pub(super) fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N]) {
    sums.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
}

/// Numbers with the running means of their slopes (Kingma and Ba's Adam, 2014).
pub(super) struct LearntRows<const N: usize> {
    pub(super) now: Vec<[f32; N]>,
    mean: Vec<[f32; N]>,
    square: Vec<[f32; N]>,
}

#[derive(Clone, Copy)]
pub(super) struct AdamStep {
    pub(super) rate: f32,
    /// What the running means are divided by, while they are fresh.
    pub(super) fresh: (f32, f32),
    /// How strongly numbers are held to 0: the slope of the error of one that is off by 1.
    pub(super) pull: f32,
}

impl<const N: usize> LearntRows<N> {
    pub(super) fn new(now: Vec<[f32; N]>) -> Self {
        let none = vec![[0.0; N]; now.len()];
        Self { now, mean: none.clone(), square: none }
    }

    #[inline]
    pub(super) fn step(&mut self, row: usize, slope: &[f32; N], stride: AdamStep) {
        let (now, mean, square) = (&mut self.now[row], &mut self.mean[row], &mut self.square[row]);
        for at in 0..N {
            let slope = slope[at] + stride.pull * now[at];
            mean[at] = 0.9 * mean[at] + 0.1 * slope;
            square[at] = 0.999 * square[at] + 0.001 * slope * slope;
            now[at] -= stride.rate * (mean[at] * stride.fresh.0) / ((square[at] * stride.fresh.1).sqrt() + 1e-8);
        }
    }
}

pub(super) struct LearntLayer<const N: usize> {
    common: Common,
    own: LearntRows<N>,
    shared: LearntRows<N>,
    /// By input: its own with what it has in common.
    pub(super) whole: Vec<[f32; N]>,
    pub(super) slopes: Vec<[f32; N]>,
    live: Vec<u32>,
    most: f32,
    /// How far off 0 its own numbers and those in common can be thought to be.
    reach: (f32, f32),
}

impl<const N: usize> LearntLayer<N> {
    /// Rows with no number beyond `most`; `first` gives what is in common at first.
    pub(super) fn new(common: Common, live: Vec<u32>, most: f32, reach: (f32, f32), mut first: impl FnMut() -> f32) -> Self {
        let (inputs, shared) = (common.of.len(), common.count);
        let mut shared: Vec<[f32; N]> = (0..shared).map(|_| std::array::from_fn(|_| first())).collect();
        if let Some(last) = shared.last_mut() {
            *last = [0.0; N];
        }
        let none = vec![[0.0; N]; inputs];
        let mut layer = Self {
            common,
            own: LearntRows::new(none.clone()),
            shared: LearntRows::new(shared),
            whole: none.clone(),
            slopes: none,
            live,
            most,
            reach,
        };
        layer.fold(0..inputs);
        layer
    }

    fn fold(&mut self, inputs: impl Iterator<Item = usize>) {
        for input in inputs {
            let mut row = self.own.now[input];
            for &shared in &self.common.of[input] {
                add(&mut row, &self.shared.now[shared as usize]);
            }
            self.whole[input] = row.map(|sum| sum.clamp(-self.most, self.most));
        }
    }

    pub(super) fn step(&mut self, stride: AdamStep) {
        let mut shared = vec![[0.0; N]; self.shared.now.len()];
        let nobody = self.common.count - 1;
        let held = |reach: f32| AdamStep { pull: stride.pull / (reach * reach), ..stride };
        let (alone, together) = (held(self.reach.0), held(self.reach.1));
        for &input in &self.live {
            let input = input as usize;
            let slope = std::mem::replace(&mut self.slopes[input], [0.0; N]);
            self.own.step(input, &slope, alone);
            for &common in &self.common.of[input] {
                add(&mut shared[common as usize], &slope);
            }
        }
        shared[..nobody].iter().enumerate().for_each(|(row, slope)| self.shared.step(row, slope, together));
        let live = std::mem::take(&mut self.live);
        self.fold(live.iter().map(|&input| input as usize));
        self.live = live;
    }

    /// The rows of all inputs, those that there are no samples of included: of them is known what they have in common with others.
    pub(super) fn finished(&mut self) -> Vec<[f32; N]> {
        self.fold(0..self.whole.len());
        self.whole.clone()
    }
}
