//! A thread that does what it is asked, job by job.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use super::Wake;
use super::queue::{Patience, Queue};
use super::{TaskFault, caught};

type Work<A> = Box<dyn FnOnce(&Tell<'_, A>) + Send>;

/// News of a job; each comes with the key of what was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<A> {
    /// Something that the job has to tell. It may tell more.
    Answer(A),
    /// The job is done.
    Done,
    /// The job was not done, or not to its end.
    Failed(TaskFault),
}

/// What a job needs: where to tell what it has, and whether it is still wanted.
pub struct Tell<'a, A> {
    tell: &'a dyn Fn(A),
    stop: &'a AtomicBool,
}

impl<'a, A> Tell<'a, A> {
    /// What a job needs that is done without a task.
    pub fn new(tell: &'a dyn Fn(A), stop: &'a AtomicBool) -> Self {
        Self { tell, stop }
    }
}

impl<A> Tell<'_, A> {
    /// Tells what there is so far.
    pub fn tell(&self, answer: A) {
        (self.tell)(answer);
    }

    /// What is set when nobody waits for it any longer.
    pub fn stop(&self) -> &AtomicBool {
        self.stop
    }

    /// Whether nobody waits for it any longer.
    pub fn is_off(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

struct Outbox<K, A> {
    news: Sender<(K, News<A>)>,
    wake: Wake,
}

impl<K, A> Outbox<K, A> {
    fn send(&self, key: K, news: News<A>) {
        // Nobody listens any more only while the task is dropped.
        let _ = self.news.send((key, news));
        (self.wake)();
    }
}

type JobRunner<K, A, J> = Arc<dyn Fn(&mut Queue<'_, K, J>, &Outbox<K, A>, &AtomicBool) + Send + Sync>;

/// A thread that does jobs one after the other and tells of each by its key. It is started by the first job, and again by the next one
/// should it ever have ended. What it still has to do is called off, or waited for, when this is dropped.
pub struct Task<K, A, J = Work<A>> {
    name: &'static str,
    run: JobRunner<K, A, J>,
    patience: Patience<K>,
    outbox: Arc<Outbox<K, A>>,
    news: Receiver<(K, News<A>)>,
    jobs: Option<Sender<(K, J)>>,
    thread: Option<JoinHandle<()>>,
    stop: Arc<AtomicBool>,
    awaited: bool,
}

impl<K: Clone + PartialEq + Send + 'static, A: Send + 'static, J: Send + 'static> Task<K, A, J> {
    /// A task that does jobs with what `make` makes, which is made before the first job and again after a panic. `wake` is called
    /// whenever there are news. A job that waits gives way to a later one with the same key.
    pub fn serve<W>(name: &'static str, wake: Wake, make: impl Fn() -> W + Send + Sync + 'static) -> Self
    where
        W: FnMut(&K, J, &Tell<'_, A>),
    {
        let run = move |queue: &mut Queue<'_, K, J>, outbox: &Outbox<K, A>, stop: &AtomicBool| {
            let mut work = None;
            while let Some((key, job)) = queue.next() {
                let tell = |answer| outbox.send(key.clone(), News::Answer(answer));
                let done = caught(name, || work.get_or_insert_with(&make)(&key, job, &Tell { tell: &tell, stop }));
                if done.is_err() {
                    work = None;
                }
                outbox.send(key.clone(), done.map_or_else(News::Failed, |()| News::Done));
            }
        };
        let (sender, news) = channel();
        Self {
            name,
            run: Arc::new(run),
            patience: |_| Duration::ZERO,
            outbox: Arc::new(Outbox { news: sender, wake }),
            news,
            jobs: None,
            thread: None,
            stop: Arc::default(),
            awaited: false,
        }
    }

    /// Lets jobs wait for others with the same key to take their place; not any longer once this is dropped.
    #[must_use]
    pub fn with_patience(mut self, patience: fn(&K) -> Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Waits for all jobs to be done when this is dropped.
    #[must_use]
    pub fn awaited(mut self) -> Self {
        self.awaited = true;
        self
    }

    /// Lets jobs know that they are no longer wanted; they still tell when they have ended.
    pub fn call_off(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Waits for nothing any more when this is dropped.
    pub fn abandon(&mut self) {
        self.awaited = false;
    }

    /// Gives a job. It is told as failed if there is no thread to do it.
    pub fn ask(&mut self, key: K, job: J) {
        let lives = self.thread.as_ref().is_some_and(|thread| !thread.is_finished());
        let started = if lives { Ok(()) } else { self.start() };
        let sent = started.map_err(|error| error.to_string()).and_then(|()| {
            let jobs = self.jobs.as_ref().ok_or_else(|| "closed".to_owned())?;
            jobs.send((key.clone(), job)).map_err(|_| "ended".to_owned())
        });
        if let Err(message) = sent {
            tracing::error!("no thread for {}: {message}", self.name);
            self.outbox.send(key, News::Failed(TaskFault::NoThread { task: self.name, message }));
        }
    }

    fn start(&mut self) -> io::Result<()> {
        let (jobs, inbox) = channel();
        let (run, patience, outbox, stop) = (Arc::clone(&self.run), self.patience, Arc::clone(&self.outbox), Arc::clone(&self.stop));
        let work = move || run(&mut Queue::new(&inbox, patience), &outbox, &stop);
        self.thread = Some(Builder::new().name(self.name.to_owned()).spawn(work)?);
        self.jobs = Some(jobs);
        Ok(())
    }

    /// The next news, with the key of what was asked.
    pub fn next(&self) -> Option<(K, News<A>)> {
        self.news.try_recv().ok()
    }

    /// The next news of what was asked with this key; those of other questions are worthless and passed over.
    pub fn news_of(&self, key: &K) -> Option<News<A>> {
        self.news.try_iter().find(|news| news.0 == *key).map(|news| news.1)
    }
}

impl<K: Clone + PartialEq + Send + 'static, A: Send + 'static> Task<K, A> {
    /// One piece of work on a thread of its own.
    pub fn once(name: &'static str, wake: Wake, key: K, work: impl FnOnce(&Tell<'_, A>) + Send + 'static) -> Self {
        let mut task = Self::serve(name, wake, || |_: &K, work: Work<A>, tell: &Tell<'_, A>| work(tell));
        task.ask(key, Box::new(work));
        // The thread ends with it.
        task.jobs = None;
        task
    }
}

impl<K, A, J> Drop for Task<K, A, J> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.jobs = None;
        if let Some(thread) = self.thread.take().filter(|_| self.awaited) {
            // A panic has been logged by then.
            let _ = thread.join();
        }
    }
}

impl<K, A, J> fmt::Debug for Task<K, A, J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Task").field("name", &self.name).field("running", &self.thread.is_some()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    /// A way to wait for news: each wake is one message.
    fn bell() -> (Wake, Receiver<()>) {
        let (ring, bell) = channel();
        let wake = move || {
            // The test may be over.
            let _ = ring.send(());
        };
        (Arc::new(wake), bell)
    }

    /// All news until one satisfies `last`.
    fn until<K, A, J>(task: &Task<K, A, J>, bell: &Receiver<()>, last: impl Fn(&(K, News<A>)) -> bool) -> Vec<(K, News<A>)>
    where
        K: Clone + PartialEq + Send + 'static,
        A: Send + 'static,
        J: Send + 'static,
    {
        let mut all = Vec::new();
        while !all.last().is_some_and(&last) {
            bell.recv_timeout(Duration::from_mins(1)).expect("whoever waits is woken");
            all.extend(task.next());
        }
        all
    }

    fn panicked(message: &str) -> News<u32> {
        News::Failed(TaskFault::Panic { task: "sums", message: message.to_owned() })
    }

    /// A task that adds up what it is given and panics at 0.
    fn sums(wake: Wake) -> Task<u32, u32, u32> {
        Task::serve("sums", wake, || {
            let mut sum = 0;
            move |_: &u32, number: u32, tell: &Tell<'_, u32>| {
                assert!(number != 0, "nothing to add");
                sum += number;
                tell.tell(sum);
            }
        })
    }

    #[test]
    fn jobs_are_answered_by_their_keys() {
        let (wake, bell) = bell();
        let mut task = sums(wake);
        task.ask(1, 10);
        task.ask(2, 20);
        let news = until(&task, &bell, |news| *news == (2, News::Done));
        assert_eq!(news, [(1, News::Answer(10)), (1, News::Done), (2, News::Answer(30)), (2, News::Done)]);
    }

    #[test]
    fn a_panic_is_told_and_the_next_job_begins_afresh() {
        let (wake, bell) = bell();
        let mut task = sums(wake);
        for (key, number) in [(1, 10), (2, 0), (3, 30)] {
            task.ask(key, number);
        }
        let news = until(&task, &bell, |news| *news == (3, News::Done));
        let wanted = [(1, News::Answer(10)), (1, News::Done), (2, panicked("nothing to add")), (3, News::Answer(30)), (3, News::Done)];
        assert_eq!(news, wanted, "what the panic may have left half done is not added to");
    }

    #[test]
    fn news_of_other_questions_are_passed_over() {
        let (wake, bell) = bell();
        let mut task = sums(wake);
        task.ask(1, 10);
        task.ask(2, 20);
        for _ in 0..4 {
            bell.recv_timeout(Duration::from_mins(1)).expect("woken");
        }
        assert_eq!(task.news_of(&2), Some(News::Answer(30)));
        assert_eq!(task.news_of(&2), Some(News::Done));
        assert_eq!(task.news_of(&1), None);
    }

    #[test]
    fn a_thread_that_has_ended_is_started_again() {
        let (wake, bell) = bell();
        let mut task = sums(wake);
        task.ask(1, 1);
        until(&task, &bell, |news| *news == (1, News::Done));
        // Nothing in a job can end the thread; this does.
        task.jobs = None;
        task.thread.take().expect("it was started").join().expect("it ended well");
        task.ask(2, 2);
        assert_eq!(until(&task, &bell, |news| *news == (2, News::Done)), [(2, News::Answer(2)), (2, News::Done)]);
    }

    #[test]
    fn one_piece_of_work_is_told_also_when_it_panics() {
        let (wake, bell) = bell();
        let task = Task::once("sums", Arc::clone(&wake), (), |tell: &Tell<'_, u32>| tell.tell(5));
        assert_eq!(until(&task, &bell, |news| news.1 == News::Done), [((), News::Answer(5)), ((), News::Done)]);
        let task = Task::once("sums", wake, (), |_: &Tell<'_, u32>| panic!("at once"));
        assert_eq!(until(&task, &bell, |_| true), [((), panicked("at once"))]);
    }

    #[test]
    fn a_task_is_called_off_or_awaited_when_it_is_dropped() {
        let (seen, done): (Arc<Mutex<Vec<u32>>>, _) = (Arc::default(), channel());
        let known = Arc::clone(&seen);
        let mut task: Task<u32, (), u32> = Task::serve("notes", Arc::new(|| ()), move || {
            let known = Arc::clone(&known);
            move |_: &u32, number: u32, _: &Tell<'_, ()>| known.lock().expect("nobody panics").push(number)
        })
        .with_patience(|_| Duration::from_hours(1))
        .awaited();
        (1..4).for_each(|number| task.ask(number, number));
        drop(task);
        assert_eq!(*seen.lock().expect("nobody panics"), [1, 2, 3], "all of it is done, without waiting any longer");
        let task = Task::once("wait", Arc::new(|| ()), (), move |tell: &Tell<'_, ()>| {
            while !tell.is_off() {
                std::thread::yield_now();
            }
            done.0.send(()).expect("the test waits");
        });
        drop(task);
        done.1.recv_timeout(Duration::from_mins(1)).expect("it was called off");
    }
}
