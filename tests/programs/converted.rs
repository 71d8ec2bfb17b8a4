//! Games of files in other forms: what was read otherwise than it stands is told with its place, and what is written is read again.

use std::fs;
use std::path::Path;
use std::process::Command;

/// What is printed, and what is told on the error stream.
fn converted(file: &Path, form: &str) -> (String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).arg("convert").arg(file).args(["--to", form]).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let told = text(output.stderr);
    assert!(output.status.success(), "{told}");
    (text(output.stdout), told)
}

#[test]
fn a_file_of_positions_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (games, positions) = (folder.path().join("games.pgn"), folder.path().join("positions.fen"));
    fs::write(&games, "[Event \"a\"]\n\n1. e4 e5 *\n\n[Variant \"shogi\"]\n\n1. g3g4 *\n\n[Event \"c\"]\n\n1. d4 -- *\n").expect("written");
    let (fens, told) = converted(&games, "fen");
    assert_eq!((fens.lines().count(), told.as_str()), (3, ""));
    fs::write(&positions, &fens).expect("written");
    assert_eq!(converted(&positions, "fen"), (fens, String::new()));
}

#[test]
fn what_was_left_out_is_told_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.pgn");
    let text =
        "[Event \"a\"]\r\n\r\n1. e4 e5 2. Ke3 Nc6 *\r\n\r\n[Event \"Z\u{fc}rich\"]\r\n[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\r\n\r\n*\r\n";
    let name = file.display();
    let told = [
        format!("{name}: Line 3, column 13: ‘Ke3’ is not a legal move for White at move 2. The rest of this line of moves was kept as a comment."),
        format!("{name}: Line 6, column 29: ‘K’ was left out: no piece there can castle or make a first move."),
    ]
    .join("\n");
    let utf16 = text.encode_utf16().flat_map(u16::to_le_bytes);
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(utf16).collect();
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(c).expect("a letter of Latin-1")).collect();
    for bytes in
        [text.as_bytes().to_vec(), [b"\xef\xbb\xbf", text.as_bytes()].concat(), wide, latin, text.replace("\r\n", "\r").into_bytes()]
    {
        fs::write(&file, bytes).expect("written");
        let (pgn, said) = converted(&file, "pgn");
        assert_eq!(said.trim_end(), told);
        assert!(pgn.contains("1. e4 e5 {Ke3 Nc6} *") && pgn.contains("Zürich"), "{pgn}");
    }
}
