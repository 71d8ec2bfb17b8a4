//! Jobs that wait for their turn.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// How long a job with this key waits, so that one with the same key can take its place.
pub(super) type Patience<K> = fn(&K) -> Duration;

/// Jobs in the order in which they are due. A job takes the place of one with the same key, and its time.
pub(super) struct Queue<'a, K, J> {
    inbox: &'a Receiver<(K, J)>,
    patience: Patience<K>,
    waiting: Vec<(K, J, Instant)>,
}

impl<'a, K: PartialEq, J> Queue<'a, K, J> {
    pub(super) fn new(inbox: &'a Receiver<(K, J)>, patience: Patience<K>) -> Self {
        Self { inbox, patience, waiting: Vec::new() }
    }

    /// The next job, once it is due, or at once when no more will come; `None` when there is none left.
    pub(super) fn next(&mut self) -> Option<(K, J)> {
        loop {
            let soonest = (0..self.waiting.len()).min_by_key(|&at| self.waiting[at].2);
            let come = match soonest {
                Some(at) => self.inbox.recv_timeout(self.waiting[at].2.saturating_duration_since(Instant::now())).ok(),
                None => self.inbox.recv().ok(),
            };
            let Some(job) = come else {
                let (key, job, _) = self.waiting.remove(soonest?);
                return Some((key, job));
            };
            self.put(job);
        }
    }

    fn put(&mut self, (key, job): (K, J)) {
        if let Some(known) = self.waiting.iter_mut().find(|known| known.0 == key) {
            known.1 = job;
        } else {
            let due = Instant::now() + (self.patience)(&key);
            self.waiting.push((key, job, due));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn jobs_come_in_order_the_last_of_each_key() {
        let (jobs, inbox) = channel();
        let mut queue = Queue::new(&inbox, |_| Duration::ZERO);
        for job in [("a", 1), ("b", 2), ("a", 3)] {
            jobs.send(job).expect("somebody listens");
        }
        assert_eq!(queue.next(), Some(("a", 3)));
        jobs.send(("a", 4)).expect("somebody listens");
        assert_eq!(queue.next(), Some(("b", 2)));
        drop(jobs);
        assert_eq!(queue.next(), Some(("a", 4)));
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn a_patient_job_lets_others_pass_and_does_not_wait_for_the_end() {
        let (jobs, inbox) = channel();
        let mut queue = Queue::new(&inbox, |key| if *key == "late" { Duration::from_hours(1) } else { Duration::ZERO });
        for job in [("late", 1), ("now", 2), ("late", 3)] {
            jobs.send(job).expect("somebody listens");
        }
        assert_eq!(queue.next(), Some(("now", 2)));
        drop(jobs);
        assert_eq!(queue.next(), Some(("late", 3)));
        assert_eq!(queue.next(), None);
    }
}
