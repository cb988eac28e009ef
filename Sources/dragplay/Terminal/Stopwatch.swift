internal import Glibc
internal import PlaygroundWorkbench

/// Measures the processor time that the program itself takes.
struct Stopwatch {
  private var spent: Int64 = 0
  private var count = 0

  /// Runs something and adds the time that it took.
  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    defer {
      spent += Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start
      count += 1
    }
    return try body()
  }

  /// The mean in microseconds, with one digit behind the point.
  var mean: String {
    "\((count == 0 ? 0 : spent / Int64(count) / 100).asTenths) µs"
  }

  /// All the time so far, in nanoseconds.
  var total: Int64 { spent }

  /// The reading of a clock.
  static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
