//! The commands as a script uses them: text in, text out, exit codes.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn nestmate(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nestmate")).args(args).output().expect("the program starts")
}

/// What a command that succeeds prints.
fn printed(args: &[&str]) -> String {
    let output = nestmate(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What a command that fails with an exit code says.
fn failed(code: i32, args: &[&str]) -> String {
    let output = nestmate(args);
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(code), true), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// What a command that is used wrongly says.
fn refused(args: &[&str]) -> String {
    failed(2, args)
}

#[test]
fn games_are_listed_and_begin() {
    let ids: Vec<String> = printed(&["list"]).lines().map(str::to_owned).collect();
    let library = nestmate::library();
    let all: Vec<&str> = library.all_games().map(|(id, _)| id).collect();
    assert!(ids == all && library.games().count() < all.len(), "{ids:?}");
    assert_eq!(printed(&["start", "capablanca"]).trim_end(), library.get("capablanca").expect("shipped").start);
    for (id, _) in library.games() {
        assert_eq!(printed(&["start", id]).trim_end(), library.get(id).expect("shipped").start);
    }
    assert!(refused(&["start", "no-such-game"]).contains("there is no game ‘no-such-game’"));
}

#[test]
fn perft_counts_on_the_output_and_tells_its_rate_on_the_error_stream() {
    let output = nestmate(&["perft", "sfhiodgei", "2"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "15365\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("nodes/s"));
    let divided = printed(&["perft", "fide-chess", "2", "--divide"]);
    let first: Vec<&str> = divided.lines().collect();
    assert_eq!((first.len(), first[0], first[20]), (21, "a2a3: 20", "400"));
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 3";
    assert_eq!(printed(&["perft", "fide-chess", "3", "--position", mated]), "0\n");
}

#[test]
fn moves_answers_each_line_in_its_place() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 1";
    let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
    let mut child =
        program.args(["moves", "fide-chess", "--stdin"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let lines = format!("{start}\nnonsense\n\n8/8/8/8/8/8/8/K1k5 w - - - 0 1\r\n{start}");
    child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<&str> = text.lines().collect();
    let moves = "20 a2a3,a2a4,b1a3,b1c3,b2b3,b2b4,c2c3,c2c4,d2d3,d2d4,e2e3,e2e4,f2f3,f2f4,g1f3,g1h3,g2g3,g2g4,h2h3,h2h4";
    assert_eq!((answers[0], answers[4], answers.len()), (moves, moves, 5));
    assert!(answers[1].starts_with("error: field 1 (board): ") && answers[2].starts_with("error: "));
    assert_eq!(answers[3], "1 a1a2");
}

#[test]
fn position_errors_name_their_field() {
    let cases = [
        ("8/8/8/8/8/8/8/K1k5 x - - - 0 1", "field 2 (side to move): ‘x’"),
        ("8/8/8/8/8/8/K1k5 w - - - 0 1", "field 1 (board): the board has 8 ranks, but the text gives 7"),
        ("8/8/8/8/8/8/8/K1k6 w - - - 0 1", "field 1 (board): rank 1"),
        ("8/8/8/8/8/8/8/Kk6 w - - - 0 1", "could be captured immediately"),
    ];
    for (position, expected) in cases {
        let said = refused(&["moves", "fide-chess", "--position", position]);
        assert!(said.contains(expected), "{position}: {said}");
    }
}

/// What a position says that cannot be is left out, and told.
#[test]
fn what_a_position_says_in_vain_is_told() {
    let cases = [
        ("8/8/8/8/8/8/8/K1k5 w [||] - - 0 1", ""),
        ("8/8/8/8/8/8/8/K1k5 w [P||] - - 0 1", "the pieces in reserve ‘[P||]’ were left out: this game has no reserves\n"),
        ("8/8/8/8/8/8/8/K1k5 w - e1 - 0 1", "‘e1’ was left out: no piece there can castle or make a first move\n"),
        ("8/8/8/8/8/8/8/K1k5 w - - e3>e4 0 1", "‘e3>e4’ was left out: nothing can be captured en passant there\n"),
        ("8/8/8/8/8/8/8/K1k5 w - - - x 1", "‘x’ cannot be a move number or a count and was left out\n"),
        ("8/8/8/8/8/8/8/K1k5 w - - - 0 0", "‘0’ cannot be a move number or a count and was left out\n"),
    ];
    for (position, expected) in cases {
        let output = nestmate(&["moves", "fide-chess", "--position", position]);
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), told.as_str()), (Some(0), expected), "{position}");
    }
}

#[test]
fn best_finds_a_mate_in_one_line() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - - 0 1";
    let line = printed(&["best", "fide-chess", "--position", mate, "--depth", "3"]);
    assert!(line.starts_with("a1a8 score #1 depth ") && line.trim_end().ends_with("pv a1a8"), "{line}");
    assert_eq!(line.lines().count(), 1);
    let stuck = "7k/5Q2/6K1/8/8/8/8/8 b - - - 0 1";
    assert!(failed(1, &["best", "fide-chess", "--position", stuck]).contains("no legal move"));
}

#[test]
fn check_tells_problems_and_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.ron");
    let name = file.to_str().expect("text");
    fs::write(&file, "[(id: \"x\", board: (files: 0, ranks: 9), pieces: [], start: \"\")]").expect("written");
    let output = nestmate(&["check", name]);
    let said = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("bad.ron:1:19: x: a board of 0 × 9"), "{said}");
    assert!(printed(&["check", concat!(env!("CARGO_MANIFEST_DIR"), "/variants.ron")]).contains("no problems"));
    let king = "(letter: 'K', name: \"King\", image: \"kng\", royal: true, moves: [Leap(step: (1, 0))])";
    let start = "k7/8/8/8/8/8/8/7K w - - - 0 1";
    let odd = format!("[(id: \"x\", based_on: \"fide-chess\", layers: [], pieces: [{king}], start: \"{start}\", rules: [], endings: ())]");
    fs::write(&file, odd).expect("written");
    let warned = printed(&["check", name]);
    assert!(warned.contains("there is no picture ‘kng’") && warned.contains("1 game, no problems"), "{warned}");
    assert!(failed(3, &["check", "/no/such/file.ron"]).contains("/no/such/file.ron"));
}

/// What a game has from which other, and the house rules that hold, are told.
#[test]
fn check_tells_what_comes_from_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    let name = file.to_str().expect("text");
    let own = "(id: \"own\", based_on: \"shogi\", name: \"Own\", endings: (repetition: 3), switches: [(id: \"nifu\", label: \"Nifu\", rules: [OnePerFile(pieces: \"P\")])])";
    let other = "(id: \"other\", based_on: \"own\", name: \"Other\", board: (look: Crossings))";
    fs::write(&file, format!("[{own}, {other}]")).expect("written");
    let said = printed(&["check", name]);
    let told: Vec<&str> = said.lines().skip(1).collect();
    assert_eq!(
        told,
        [
            "own",
            "  from shogi: board, regions, layers, pieces, start, rules, endings.stalemate, endings.perpetual_check_loses, endings.progress, \
                switches.uchifuzume, switches.impasse",
            "  house rules: nifu off, uchifuzume on, impasse off",
            "other",
            "  from own: endings, switches",
            "  from shogi: regions, layers, pieces, start, rules, board.files, board.ranks, board.mirror",
            "  house rules: nifu off, uchifuzume on, impasse off",
        ]
    );
}

#[test]
fn the_example_of_the_manual_is_a_good_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    fs::write(&file, crate::common::manual_example()).expect("written");
    let name = file.to_str().expect("text");
    assert!(printed(&["check", name]).contains("1 game, no problems"));
    assert_eq!(printed(&["--with", name, "perft", "my-chess", "1"]), "24\n");
}

#[test]
fn games_of_a_further_file_can_be_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    fs::write(&file, "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]").expect("written");
    assert_eq!(printed(&["--with", file.to_str().expect("text"), "perft", "mine", "3"]), "8902\n");
}

#[test]
fn inner_games_are_told_with_their_maps() {
    let told = printed(&["inner", "sfhiodgei"]);
    assert!(told.contains("shogi: cells (x, y) <-> (2x-1, 2y-1); pieces K A, R D"), "{told}");
    assert_eq!(printed(&["inner", "shogi"]), "");
}

#[test]
fn shots_show_what_they_are_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let shot = |name: &str, layers: &str| {
        let file = folder.path().join(name);
        printed(&["shot", "sfhiodgei", file.to_str().expect("text"), "--size", "360x320", "--layers", layers]);
        image::open(&file).expect("a picture").to_rgba8()
    };
    let (whole, odd) = (shot("whole.png", "1,2,3"), shot("odd.png", "oddbound"));
    assert_eq!((whole.dimensions(), odd.dimensions()), ((360, 320), (360, 320)));
    let colours = |picture: &image::RgbaImage| picture.pixels().map(|pixel| pixel.0).collect::<std::collections::BTreeSet<_>>().len();
    assert!(colours(&whole) > 200 && whole != odd);
    for ending in ["png", "svg"] {
        let chess = |name: &str, badges: &[&str]| {
            let file = folder.path().join(name).with_extension(ending);
            printed(&[&["shot", "fide-chess", file.to_str().expect("text"), "--size", "900x900"], badges].concat());
            fs::read(file).expect("written")
        };
        assert_ne!(chess("plain", &[]), chess("detailed", &["--badges"]), "{ending}");
    }
    let file = folder.path().join("none.png");
    let name = file.to_str().expect("text");
    assert!(refused(&["shot", "sfhiodgei", name, "--layers", "fourth"]).contains("oddbound, evenbound, unbound"));
    assert!(refused(&["shot", "sfhiodgei", name, "--size", "0x9"]).contains("'0x9' is not a size"));
    assert!(!file.exists());
}

#[test]
fn a_broken_file_is_told_and_fails_though_the_rest_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    fs::write(&file, "[(id: \"x\", board: (files: 0, ranks: 9), pieces: [], start: \"\")]").expect("written");
    let output = nestmate(&["list", "--with", file.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stdout.is_empty() && String::from_utf8_lossy(&output.stderr).contains("mine.ron:1:19: x: a board of 0 × 9"));
}

#[cfg(unix)]
#[test]
fn nothing_is_said_when_nobody_reads_the_output() {
    for command in ["perft fide-chess 3 --divide", "uci", "rules shogi", "match fide-chess --first random --second random --games 3"] {
        let program = env!("CARGO_BIN_EXE_nestmate");
        let mut child = Command::new(program);
        let child = child.args(command.split(' ')).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("it starts");
        drop(child.stdout.take());
        // It may be gone by then.
        let _ = child.stdin.as_mut().expect("piped").write_all(b"uci\nisready\n");
        let _open = child.stdin.take();
        let output = child.wait_with_output().expect("it ends");
        assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(141), ""), "{command}");
    }
}

/// Commands that write a file, which stands for `OUT`, with little to do before.
const WRITERS: [&str; 6] = [
    "rules fide-chess --out OUT",
    "shot fide-chess OUT --size 20x20",
    "film GAME OUT --size 20x20",
    "openings fide-chess GAME --out OUT",
    "tune fide-chess --out OUT --games 2 --nodes 20",
    "levels fide-chess --out OUT --games 1 --nodes 1 --concurrency 1",
];

fn write_to(writer: &str, game: &std::path::Path, out: &std::path::Path) -> Output {
    let replaced = |word: &str| match word {
        "OUT" => out.display().to_string(),
        "GAME" => game.display().to_string(),
        word => word.to_owned(),
    };
    let args: Vec<String> = writer.split(' ').map(replaced).collect();
    Command::new(env!("CARGO_BIN_EXE_nestmate")).args(args).output().expect("the program starts")
}

fn a_game(folder: &std::path::Path) -> std::path::PathBuf {
    let game = folder.join("game.pgn");
    fs::write(&game, "[Variant \"fide-chess\"]\n\n1. e2e4 *\n").expect("written");
    game
}

#[cfg(unix)]
#[test]
fn every_command_writes_through_links_and_devices_and_replaces_none() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let game = a_game(folder.path());
    for (number, writer) in WRITERS.into_iter().take(5).enumerate() {
        let (link, file) = (at(&format!("link-{number}")), at(&format!("file-{number}")));
        symlink(&file, &link).expect("linked");
        let output = write_to(writer, &game, &link);
        assert!(output.status.success(), "{writer}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink() && fs::metadata(&file).expect("there").len() > 0, "{writer}");
        let output = write_to(writer, &game, folder.path());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(3) && said.contains("this is a folder"), "{writer}: {said}");
        let output = write_to(writer, &game, std::path::Path::new("/dev/stdout"));
        assert!(output.status.success() && output.stdout.len() as u64 >= fs::metadata(&file).expect("there").len(), "{writer}");
    }
    assert!(fs::metadata("/dev/stdout").expect("there").len() == 0 || fs::symlink_metadata("/dev/stdout").expect("there").is_symlink());
    if std::path::Path::new("/dev/full").exists() {
        let full = at("full");
        symlink("/dev/full", &full).expect("linked");
        for writer in WRITERS.into_iter().take(5) {
            let output = write_to(writer, &game, &full);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.code() == Some(3) && said.contains("No space left") && !said.contains(".part"), "{writer}: {said}");
        }
        assert!(fs::metadata("/dev/full").expect("there").file_type().is_char_device());
    }
}

#[test]
fn where_a_file_goes_is_looked_at_before_the_work_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = a_game(folder.path());
    for writer in &WRITERS[2..] {
        // With the work done first it would take hours.
        let writer = writer.replace("--games 2", "--games 100000").replace("--games 1 ", "--games 100000 ");
        let output = write_to(&writer, &game, &folder.path().join("no/such/folder"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(3) && said.contains("no/such/folder: No such file"), "{writer}: {said}");
        assert!(!said.contains("error: error:") && !said.contains(".part"), "{said}");
    }
}

#[test]
fn no_games_at_all_are_refused() {
    for command in ["tune fide-chess --out x --games 0", "levels fide-chess --out x --games 0", "match fide-chess --games 0"] {
        let output = nestmate(&command.split(' ').collect::<Vec<_>>());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains("invalid value '0' for '--games"), "{command}: {said}");
    }
}

#[test]
fn a_game_that_cannot_be_read_is_one_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("game.nestmate");
    fs::write(&game, "(format: 1, variant: 7)").expect("written");
    let said = failed(3, &["film", game.to_str().expect("text"), "out.gif"]);
    assert!(said.starts_with("error: ") && !said.starts_with("error: error") && said.contains("game.nestmate:1:"), "{said}");
}

/// Without a display the window says so, and how far the program came is told by that.
#[cfg(target_os = "linux")]
#[test]
fn a_file_is_opened_by_its_path_or_its_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("my game.pgn");
    fs::copy(a_game(folder.path()), &game).expect("copied");
    let path = game.to_str().expect("text");
    let address = format!("file://{}", path.replace(' ', "%20"));
    let open = |args: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        let program = program.args(args).env("NESTMATE_HOME", folder.path().join("home"));
        let output =
            ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().fold(program, |program, name| program.env_remove(name)).output();
        let output = output.expect("the program starts");
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    for args in [&[path][..], &[&address], &["open", path], &["open", &address], &["--with", "variants.ron", path]] {
        let (code, said) = open(args);
        assert!(code == Some(1) && said.contains("cannot open its window"), "{args:?}: {code:?} {said}");
    }
    for (args, expected) in [
        (&["lst"][..], "there is no command and no file of this name"),
        (&["file://elsewhere/a.pgn"], "on another computer, ‘elsewhere’"),
        (&["open", "file:a.pgn"], "needs the whole path"),
        (&[path, "list"], "before the command"),
    ] {
        let (code, said) = open(args);
        assert!(code == Some(2) && said.contains(expected), "{args:?}: {code:?} {said}");
    }
}

#[test]
fn pages_are_printed_for_a_class() {
    let inside = printed(&["rules", "doubly-nested-chess", "--inside"]);
    assert!(inside.contains("<title>Doubly Nested Chess: pieces and their roles</title>") && inside.contains("<b>Charolais</b>"));
    assert!(failed(1, &["rules", "shogi", "--inside"]).contains("there is no game inside shogi"));
    let board = printed(&["board", "shogi", "--cell", "25", "--paper", "letter", "--language", "de"]);
    assert!(board.contains("Ein Feld hat 25 mm Seitenlänge"));
    assert!(refused(&["board", "shogi", "--cell", "61"]).contains("61"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.html");
    let file = path.to_str().expect("text");
    assert_eq!(printed(&["puzzles", "fide-chess", "--print", file, "--theme", "fork", "--wanted", "2"]), "");
    assert_eq!(fs::read_to_string(&path).expect("a page").matches("class=\"puzzle\"").count(), 2);
    assert!(refused(&["puzzles", "fide-chess", "--print", file, "--theme", "forks"]).contains("the themes are mate-in-1"));
    assert!(failed(1, &["puzzles", "fide-chess", "--print", file, "--theme", "thaw"]).contains("no such puzzles"));
}

#[test]
fn rules_are_printed_in_the_language_asked_for() {
    assert!(printed(&["rules", "shogi", "--text"]).contains("Slides any distance orthogonally."));
    assert!(printed(&["rules", "shogi", "--text", "--language", "ja"]).contains("R  飛車\n    縦横に何マスでも動けます。"));
    assert!(printed(&["rules", "shogi", "--text", "--language", "de"]).contains("Turm"));
    assert!(refused(&["rules", "shogi", "--language", "xx"]).contains("the languages are en, de"));
}

#[test]
fn first_moves_of_games_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (games, out) = (folder.path().join("games.pgn"), folder.path().join("out.txt"));
    let text = "[Result \"1-0\"]\n\n1. e2e4 e7e5 2. g1f3 1-0\n\n[Result \"0-1\"]\n\n1. e2e4 e7e5 2. f1c4 0-1\n\n\
        [Result \"1/2-1/2\"]\n\n1. d2d4 1/2-1/2\n\n[Result \"*\"]\n\n1. e2e4 *\n";
    fs::write(&games, text).expect("written");
    let [games, to] = [&games, &out].map(|path| path.to_str().expect("text"));
    let output = nestmate(&["openings", "fide-chess", games, "--out", to, "--plies", "2"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "3 games\n");
    let counted = fs::read_to_string(&out).expect("written");
    assert_eq!(counted, "# Nestmate openings 1 fide-chess\n0 1 0 d2d4\n1 0 1 e2e4 e7e5\n");
}

/// What there is for commands to trip over.
struct Traps {
    folder: tempfile::TempDir,
}

impl Traps {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        a_game(folder.path());
        fs::create_dir(folder.path().join("folder")).expect("made");
        for (name, content) in [("good.ron", "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]"), ("bad.ron", "[(id: \"x\")]")] {
            fs::write(folder.path().join(name), content).expect("written");
        }
        fs::write(folder.path().join("good.ini"), "[mine:chess]\n").expect("written");
        fs::write(folder.path().join("bad.pgn"), "[Event \"a\"]\n\n1. e5 *\n").expect("written");
        fs::write(folder.path().join("half.pgn"), "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e5 *\n").expect("written");
        fs::write(folder.path().join("bad.bin"), b"\xff\x00nothing").expect("written");
        Self { folder }
    }

    /// Runs a command in which words in large letters stand for files, and says its exit code.
    fn code(&self, command: &str) -> (Option<i32>, String) {
        let file = |name: &str| self.folder.path().join(name).display().to_string();
        let word = |word: &str| match word {
            "GAME" => file("game.pgn"),
            "MISSING" => file("missing"),
            "FOLDER" => file("folder"),
            "NOWHERE" => file("no/such/folder/file"),
            "GOOD.RON" => file("good.ron"),
            "BAD.RON" => file("bad.ron"),
            "GOOD.INI" => file("good.ini"),
            "BAD.PGN" => file("bad.pgn"),
            "HALF.PGN" => file("half.pgn"),
            "BAD" => file("bad.bin"),
            "OUT" => file("out"),
            "NEW" => file("new"),
            "NET" => format!("self:net={}", file("missing")),
            word => word.to_owned(),
        };
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        let program = program.args(command.split(' ').map(word)).env("NESTMATE_HOME", self.folder.path().join("home"));
        let output = program.stdin(Stdio::null()).output().expect("the program starts");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

#[test]
fn exit_codes_are_those_that_are_promised() {
    let traps = Traps::new();
    // Where a command reads a file, `IN` stands; where it writes one, `TO`.
    let readers = [
        "check IN",
        "convert IN",
        "film IN OUT --size 20x20",
        "import IN",
        "openings fide-chess IN --out OUT",
        "puzzles fide-chess --out OUT --from IN",
        "puzzles fide-chess --check IN",
        "learn fide-chess --out OUT --from IN",
        "list --with IN",
        "perft fide-chess 1 --with IN",
    ];
    let writers = [
        "shot fide-chess TO --size 20x20",
        "film GAME TO --size 20x20",
        "rules fide-chess --text --out TO",
        "nest fide-chess shogi --out TO",
        "convert GAME --out TO",
        "import GOOD.INI --out TO",
        "openings fide-chess GAME --out TO",
        "tune fide-chess --out TO --games 2 --nodes 20",
        "levels fide-chess --out TO --games 1 --nodes 1",
        "learn fide-chess --out TO",
        "learn fide-chess --out TO --shard 1/2",
        "puzzles fide-chess --out TO",
        "puzzles fide-chess --out OUT --record TO",
        "match fide-chess --first random --second random --games 1 --save TO",
    ];
    let unread = readers.iter().flat_map(|command| ["MISSING", "FOLDER"].map(|trap| command.replace("IN", trap)));
    let unwritten = writers.iter().flat_map(|command| ["NOWHERE", "FOLDER"].map(|trap| command.replace("TO", trap)));
    for command in unread.chain(unwritten) {
        let (code, said) = traps.code(&command);
        assert!(code == Some(3) && said.starts_with("error: ") && said.lines().count() == 1, "{command}: {code:?} {said}");
    }
    let of_game = [
        "start G",
        "perft G 1",
        "moves G",
        "best G",
        "mate G",
        "inner G",
        "shot G OUT",
        "rules G",
        "nest G shogi",
        "match G",
        "tune G --out OUT",
        "levels G --out OUT",
        "learn G --out OUT",
        "openings G GAME --out OUT",
        "puzzles G --out OUT",
        "puzzles G --check GAME",
    ];
    for command in of_game {
        let command = command.replacen('G', "no-such-game", 1);
        let (code, said) = traps.code(&command);
        assert!(code == Some(2) && said.contains("there is no game ‘no-such-game’"), "{command}: {code:?} {said}");
    }
    let all = "open list start perft moves best mate inner shot film rules check nest uci xboard bench match puzzles convert import openings tune learn levels";
    for command in all.split(' ') {
        let (code, said) = traps.code(&format!("{command} --no-such-option"));
        assert!(code == Some(2) && said.contains("--no-such-option"), "{command}: {code:?} {said}");
    }
}

#[test]
fn exit_codes_tell_what_files_and_values_are_worth() {
    let traps = Traps::new();
    let others = [
        // Nothing of a file can be read, some of it, or what it holds is not what the command takes.
        ("convert BAD.PGN", 3),
        ("convert BAD", 3),
        ("convert GOOD.RON", 3),
        ("convert HALF.PGN", 1),
        ("film BAD.PGN OUT", 3),
        ("film GOOD.RON OUT", 3),
        ("openings fide-chess BAD.PGN --out OUT", 3),
        ("openings fide-chess HALF.PGN --out OUT", 1),
        ("puzzles fide-chess --out NEW --from BAD.PGN", 3),
        ("puzzles fide-chess --out NEW --from HALF.PGN --nodes 1", 1),
        ("puzzles fide-chess --check GAME", 3),
        ("learn fide-chess --out OUT --from GAME", 3),
        ("learn fide-chess --out BAD --shard 1/2", 3),
        ("match fide-chess --second NET", 3),
        ("check BAD.RON", 1),
        ("check BAD", 1),
        ("list --with BAD.RON", 1),
        // Values that cannot be used.
        ("moves fide-chess --position x", 2),
        ("perft fide-chess 99", 2),
        ("shot fide-chess OUT --size 0x0", 2),
        ("film GAME OUT --seconds 0", 2),
        ("convert GAME --to x", 2),
        ("import --betza ?", 2),
        ("match fide-chess --first nobody", 2),
        ("match fide-chess --tc x", 2),
        ("match fide-chess --sprt x", 2),
        ("learn fide-chess --out OUT --hours -1", 2),
        ("learn fide-chess --out OUT --shard 3/2", 2),
        ("openings fide-chess GAME --out OUT --plies 0", 2),
        ("rules fide-chess --language xx", 2),
        // And all goes well.
        ("convert GAME", 0),
        ("import GOOD.INI", 0),
        ("check GOOD.RON", 0),
        ("list --with GOOD.RON", 0),
        ("uci", 0),
        ("xboard", 0),
    ];
    for (command, expected) in others {
        let (code, said) = traps.code(command);
        assert_eq!(code, Some(expected), "{command}: {said}");
    }
    assert_eq!(fs::read(traps.folder.path().join("bad.bin")).expect("there"), b"\xff\x00nothing", "what is no file of games stays");
}

/// A record in the encoding of its country becomes PGN, and that the same record again.
#[test]
fn records_of_shogi_and_xiang_qi_are_converted_there_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (bytes, ..) = encoding_rs::SHIFT_JIS.encode(include_str!("../data/kifu/book.ki2"));
    fs::write(path("book.ki2"), bytes).expect("written");
    let (bytes, ..) = encoding_rs::GB18030.encode(include_str!("../data/qipu/chinese.pgn"));
    fs::write(path("book.chinese"), bytes).expect("written");
    let convert = |from: &str, to: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).args(["convert", &path(from), "--to", to]).output().expect("it runs");
        assert!(output.status.success(), "{from}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    for (book, forms) in [("book.ki2", ["kif", "ki2", "csa"]), ("book.chinese", ["chinese", "wxf", "dhtmlxq"])] {
        fs::write(path("book.pgn"), convert(book, "pgn")).expect("written");
        for form in forms {
            let (direct, again) = (convert(book, form), convert("book.pgn", form));
            assert_eq!(direct, again, "{form}");
            fs::write(path(&format!("again.{form}")), direct).expect("written");
            assert_eq!(convert(&format!("again.{form}"), form), again, "{form}");
        }
    }
    fs::write(path("zoe.pgn"), "[Event \"Zoë\"]\n[Variant \"shogi\"]\n\n1. c3c4 g7g6 *").expect("written");
    for (name, zoe) in [("zoe.kif", "Zo〓"), ("zoe.kifu", "Zoë")] {
        let args = ["convert", &path("zoe.pgn"), "--to", "kif", "--out", &path(name)];
        let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).args(args).output().expect("it runs");
        let (told, bytes) = (String::from_utf8_lossy(&output.stderr), fs::read(path(name)).expect("written"));
        assert_eq!((output.status.success(), told.contains("as 〓: ë.")), (true, name == "zoe.kif"), "{told}");
        assert_eq!(std::str::from_utf8(&bytes).is_ok(), name == "zoe.kifu");
        assert!(convert(name, "pgn").contains(zoe));
    }
    fs::write(path("chess.pgn"), "1. e4 e5 *").expect("written");
    let output =
        Command::new(env!("CARGO_BIN_EXE_nestmate")).args(["convert", &path("chess.pgn"), "--to", "kif"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 game cannot be written in this form"));
}

#[test]
fn a_large_file_is_converted_game_by_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, out) = (folder.path().join("large.pgn"), folder.path().join("large.txt"));
    let said = "a long story\n".repeat(6000);
    let text: String = (0..130).map(|number| format!("[White \"{number}\"]\n\n1. e4 {{{said}}} e5 *\n\n")).collect::<Vec<_>>().concat();
    let lines = text.lines().count();
    assert!(text.len() > 9 << 20);
    fs::write(&file, text + "[White \"broken\"]\n\n1. e5 *\n").expect("written");
    let output = nestmate(&["convert", file.to_str().expect("text"), "--to", "line", "--out", out.to_str().expect("text")]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), fs::read_to_string(&out).expect("written").lines().count()), (Some(1), 130), "{said}");
    assert!(said.contains(&format!("large.pgn:{}:", lines + 3)), "its place is that in the whole file: {said}");
}

/// Texts of others that a terminal would obey, or that turn the direction of writing, wherever they come in.
#[test]
fn nothing_that_a_terminal_obeys_is_printed() {
    const BAD: &str = "x\u{1b}[2J\u{7}\u{9b}31m\u{202e}\u{2066}y";
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("written");
        path.to_str().expect("text").to_owned()
    };
    let ini = file("a.ini", &format!("[{BAD}:chess]\n{BAD}\n{BAD} = 1\ncustomPiece1 = q:{BAD}\n[b:{BAD}]\nstartFen = {BAD}\n"));
    let games = file(&format!("{BAD}.pgn"), &format!("[Event \"{BAD}\"]\n\n1. {BAD} e5 *\n"));
    let definition = file("a.ron", &format!("[(id: \"{BAD}\", name: \"{BAD}\", {BAD}: 1)]"));
    let puzzles = file("a.puzzles", &format!("nestmate puzzles 1 {BAD}\n{BAD}\t{BAD}\n"));
    let engine = file(
        "engine",
        &format!(
            "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) echo 'bestmove {BAD}';; quit) exit;; esac; done"
        ),
    );
    let engine = format!("uci:sh {engine}");
    let rude = file(
        "rude",
        &format!(
            "while read -r word rest; do case $word in protover) echo 'feature ping=1 done=1';; ping) echo pong $rest;; go) echo 'tellusererror {BAD}';; quit) exit;; esac; done"
        ),
    );
    let rude = format!("xboard:sh {rude}");
    let lines: [(&[&str], &str); 17] = [
        (&["import", &ini], ""),
        (&["import", "--betza", BAD], ""),
        (&["check", &definition], ""),
        (&["--with", &definition, "list"], ""),
        (&["convert", &games, "--to", "pgn"], ""),
        (&["puzzles", "fide-chess", "--out", &puzzles], ""),
        (&["puzzles", "fide-chess", "--from", &games, "--out", &puzzles], ""),
        (&["start", BAD], ""),
        (&["perft", "fide-chess", "1", "--position", BAD], ""),
        (&["perft", "fide-chess", BAD], ""),
        (&[BAD, "list"], ""),
        (&["rules", BAD], ""),
        (&["match", "fide-chess", "--second", BAD], ""),
        (&["match", "fide-chess", "--second", &engine, "--games", "2", "--nodes", "1", "--openings", "0"], ""),
        (&["match", "fide-chess", "--second", &rude, "--games", "2", "--depth", "1", "--openings", "0"], ""),
        (&["uci"], "BAD\nposition fen BAD\nsetoption name BAD value BAD\nquit\n"),
        (&["xboard"], "xboard\nprotover 2\nBAD\nusermove BAD\nsetboard BAD\nvariant BAD\nquit\n"),
    ];
    for (arguments, input) in lines {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        let program = program.args(arguments).env("NESTMATE_HOME", folder.path()).stdin(Stdio::piped());
        let mut program = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let told = program.stdin.take().expect("piped").write_all(input.replace("BAD", BAD).as_bytes());
        let output = program.wait_with_output().expect("it ends");
        assert!(told.is_ok() || !output.status.success());
        for stream in [output.stdout, output.stderr] {
            let text = String::from_utf8(stream).expect("text");
            let shown = |c: char| matches!(c, '\n' | '\t') || !nestmate_core::plain::is_hidden(c);
            assert!(text.chars().all(shown), "{arguments:?}: {text:?}");
        }
    }
    // Where it is repeated, it can be read.
    assert!(failed(2, &["start", BAD]).contains("x\\u{1b}[2J\\u{7}\\u{9b}31m\\u{202e}\\u{2066}y"));
}
