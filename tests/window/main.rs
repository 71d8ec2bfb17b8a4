//! The window as a person uses it: clicks and keys through the accessibility tree, and pictures.

#[path = "../common/mod.rs"]
mod common;

mod alone;
mod analysis;
mod autosave;
mod board;
mod buttons;
mod by_keys;
mod clocks;
mod collection;
mod computer;
mod designer;
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly"))]
mod desktop;
mod drawn;
mod ending;
#[cfg(unix)]
mod engines;
mod exchange;
mod export;
mod fields;
mod files;
mod fits;
mod frames;
mod guard;
mod hints;
mod inner_words;
mod inside;
mod intro;
mod kept;
mod keyboard;
mod large;
mod lattices;
mod leaving;
mod lens;
mod lessons;
mod links;
mod looks;
mod moves;
mod nesting;
mod new_game;
mod outside;
mod own_games;
mod panel;
mod passage;
mod pasted;
mod practice;
mod print;
mod progress;
mod puzzles;
mod reader;
mod refused;
mod reserves;
mod retry;
mod rules;
mod saving;
mod scenes;
mod screens;
mod setup;
mod shuffled;
mod small;
#[cfg(target_os = "linux")]
mod solution;
mod sound;
mod stage;
mod stale;
mod story;
mod ten_minutes;
mod tips;
mod training;
mod typed;
mod voice;
mod workbench;
mod zoom;
