import Testing

/// The program as a user sees it: a window, a mouse, a keyboard, a trace.
///
/// Each test has a display of its own. A process runs them one at a time, since they watch the clock;
/// `Scripts/test.sh` runs four suites side by side. Tests that watch the processor's time are called
/// `idle`: they run afterwards.
@Suite(.serialized) enum DesktopTests {}
