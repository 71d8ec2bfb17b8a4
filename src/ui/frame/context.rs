//! What the whole window can ask for, kept in egui's context by its type: of each type a window has one value.

use egui::{Context, Id};

pub(in crate::ui) fn known<T: Clone + Send + Sync + 'static>(ctx: &Context) -> Option<T> {
    ctx.data(|data| data.get_temp(Id::NULL))
}

pub(in crate::ui) fn put<T: Clone + Send + Sync + 'static>(ctx: &Context, value: T) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, value));
}

pub(in crate::ui) fn take<T: Clone + Default + Send + Sync + 'static>(ctx: &Context) -> Option<T> {
    ctx.data_mut(|data| data.remove_temp(Id::NULL))
}
