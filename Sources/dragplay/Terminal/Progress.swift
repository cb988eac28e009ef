internal import Glibc

/// How far a long piece of work has come, on standard error: one line that is rewritten where somebody
/// watches, else a line every second.
struct Progress {
  private let what: String
  private let isWatched = isatty(STDERR_FILENO) == 1
  private var shown: Int64
  private let pause: Int64

  /// Begins; `what` names what is counted.
  init(_ what: String) {
    self.what = what
    pause = isWatched ? 50 : 1000
    // Work that takes less than a second needs no words.
    shown = Self.milliseconds
  }

  /// Shows how much is done, unless that was done just now.
  mutating func show(_ done: Int, of count: Int) {
    let now = Self.milliseconds
    guard now - shown >= pause else { return }
    shown = now
    let words = "\(what) \(done) of \(count), \(done * 100 / max(count, 1)) %"
    if isWatched { StandardError.write("\r\(words)\u{1B}[K") } else { StandardError.say(words) }
  }

  /// Takes the line away that was rewritten.
  func finish() {
    if isWatched { StandardError.write("\r\u{1B}[K") }
  }

  private static var milliseconds: Int64 { Stopwatch.nanoseconds(CLOCK_MONOTONIC) / 1_000_000 }
}
