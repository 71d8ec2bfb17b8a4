//! How definition files are read and written.

use ron::extensions::Extensions;

/// RON as definitions use it: fields that may be left out are written without `Some`.
pub(super) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
}
