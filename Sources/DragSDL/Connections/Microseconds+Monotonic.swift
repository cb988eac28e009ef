internal import Glibc

extension Microseconds {
  /// The time since the start of the machine, without the time in which it was suspended.
  package static var monotonic: Microseconds {
    // `SuspendingClock` reads the same clock, but computes with 128 bits, which every turn of the loop would do.
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + Microseconds(Int64(time.tv_nsec / 1000))
  }
}
