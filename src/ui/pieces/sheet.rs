//! The page of pictures of the manual; what makes it is the test that holds it current.

mod tests;
