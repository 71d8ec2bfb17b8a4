//! Lessons.
use nestmate::{Attempt, Course, Library, Way, solve};

#[test]
fn probe() {
    let library = Library::shipped();
    for (id, _) in library.games() {
        let variant = library.get(id).unwrap();
        let t = std::time::Instant::now();
        let course = Course::of(&variant);
        println!("== {id} {} lessons {:?}", course.lessons.len(), t.elapsed());
        for lesson in &course.lessons {
            let list: Vec<String> = lesson.exercises.iter().map(|e| format!("{}", e.par)).collect();
            println!("  {:24} {:?} {}", lesson.key, lesson.topic, list.join(" "));
            if std::env::var("FULL").is_ok() {
            for e in &lesson.exercises {
                let way = solve(&variant, e, &Attempt::new(e), 20000);
                let Way::Shortest(m) = way else { panic!() };
                let stars: Vec<String> = e.stars.iter().map(|c| variant.cell_name(c)).collect();
                println!("      {:?} {} {} [{}]", e.goal, e.start.text(&variant), stars.join(","), m.iter().map(|&m| nestmate::move_text(&variant, m)).collect::<Vec<_>>().join(" "));
            } }
        }
    }
}
