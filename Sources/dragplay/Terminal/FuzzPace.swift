internal import Glibc
internal import PlaygroundWorkbench

/// How fast sessions are taken up, and for how long.
struct FuzzPace: Sendable {
  private let start = Stopwatch.nanoseconds(CLOCK_MONOTONIC)
  private let seconds: Int?
  private let sessions: Int
  /// Progress is for people who watch.
  private let showsProgress = isatty(STDERR_FILENO) == 1

  /// Creates a pace that starts now and goes on for as many seconds, where any are given.
  init(seconds: Int?, sessions: Int) {
    (self.seconds, self.sessions) = (seconds, sessions)
  }

  /// `true` while there is time left; shows how far it has come.
  func goesOn(after count: Int) -> Bool {
    if showsProgress { StandardError.write("\r\(count) of \(sessions) sessions ") }
    return seconds.map { milliseconds < Int64($0) * 1000 } ?? true
  }

  /// Takes the progress away.
  func finish() {
    if showsProgress { StandardError.write("\r\u{1B}[K") }
  }

  /// How long it took, and how many sessions that were in a second.
  func words(for count: Int) -> String {
    let time = max(milliseconds, 1)
    return "\((time / 100).asTenths) s, \(Int64(count) * 1000 / time) a second"
  }

  private var milliseconds: Int64 {
    (Stopwatch.nanoseconds(CLOCK_MONOTONIC) - start) / 1_000_000
  }
}
