//! Documents that are made from the code, each with text of its own above.

use std::path::Path;

/// Fails unless a document is current; with `NESTMATE_RENEW` it is written. All of it is made, or what follows its `heading`.
pub fn assert_current(path: &str, heading: &str, made: &str) {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let kept = std::fs::read_to_string(&place).unwrap_or_default().replace('\r', "");
    let (own, _) = kept.split_once(heading).unwrap_or_default();
    let wanted = format!("{own}{heading}{made}");
    if std::env::var_os("NESTMATE_RENEW").is_some() {
        std::fs::write(&place, &wanted).expect("it can be written");
    } else {
        assert!(kept == wanted, "{path} is not current: NESTMATE_RENEW=1 cargo test --lib current");
    }
}
