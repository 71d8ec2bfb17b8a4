//! Search: takes a position and the hashes that led to it, and knows no game tree.
