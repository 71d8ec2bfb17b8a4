//! A stand-in for the search: plays a capture if there is one, else any move.
#![expect(missing_docs, reason = "a stand-in")]

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::position::{Move, Position};
use crate::variant::Variant;

#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    pub time: Option<Duration>,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
}

#[derive(Clone, Debug)]
pub struct Info {
    pub depth: u32,
    pub pv: Vec<Move>,
}

#[derive(Clone, Debug)]
pub struct Request {
    pub variant: Arc<Variant>,
    pub position: Position,
    pub history: Vec<u64>,
    pub limits: Limits,
}

#[derive(Clone, Debug)]
pub struct Answer {
    pub generation: u64,
    pub info: Option<Info>,
    pub finished: bool,
}

pub struct Worker {
    wake: Arc<std::sync::Mutex<Box<dyn Fn() + Send>>>,
    answers: Option<Receiver<Answer>>,
    generation: u64,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Worker")
    }
}

impl Worker {
    pub fn spawn(wake: impl Fn() + Send + 'static) -> Self {
        Self { wake: Arc::new(std::sync::Mutex::new(Box::new(wake))), answers: None, generation: 0 }
    }

    pub fn go(&mut self, request: Request) -> u64 {
        self.generation += 1;
        let generation = self.generation;
        let (sender, receiver) = channel();
        self.answers = Some(receiver);
        let wake = self.wake.clone();
        std::thread::spawn(move || {
            std::thread::sleep(request.limits.time.unwrap_or_default().min(Duration::from_millis(900)));
            let mut moves = crate::rules::legal_moves(&request.position, &request.variant);
            fastrand::shuffle(&mut moves);
            moves.sort_by_key(|mv| request.position.at(mv.to()).is_none());
            let info = moves.first().map(|&mv| Info { depth: 1, pv: vec![mv] });
            let _ = sender.send(Answer { generation, info, finished: true });
            if let Ok(wake) = wake.lock() {
                wake();
            }
        });
        generation
    }

    pub fn stop(&mut self) {}

    pub fn poll(&mut self) -> Option<Answer> {
        self.answers.as_ref()?.try_recv().ok()
    }
}
