import Testing

/// The program as a person at a desktop meets it: a window, a mouse, a keyboard, a trace.
///
/// One test at a time, since they watch the clock; each has a display of its own.
@Suite(.serialized) enum DesktopTests {}
