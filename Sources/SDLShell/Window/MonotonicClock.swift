internal import CSDL2
internal import DragGeometry

/// A monotonic clock of microseconds since its creation.
///
/// SDL's own timestamps are milliseconds, equal for all events of one pump.
struct MonotonicClock {
  private let start = SDL_GetPerformanceCounter()
  private let frequency = max(SDL_GetPerformanceFrequency(), 1)

  var now: Microseconds {
    let ticks = SDL_GetPerformanceCounter() &- start
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: frequency)
    return Microseconds(Int64(seconds) * 1_000_000 + Int64(rest * 1_000_000 / frequency))
  }
}
