internal import DragCoding
internal import Glibc

/// Measures the processor time of the program.
struct Stopwatch {
  /// The sum of all measurements, in nanoseconds.
  private(set) var total: Int64 = 0
  private var count: Int64 = 0

  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = Self.nanoseconds
    defer {
      total += Self.nanoseconds - start
      count += 1
    }
    return try body()
  }

  /// The mean in microseconds.
  var mean: String { "\((total / max(count, 1) / 100).decimal(places: 1)) µs" }

  private static var nanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
