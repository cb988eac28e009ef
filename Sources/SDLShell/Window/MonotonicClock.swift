internal import CSDL2
internal import DragGeometry

/// Microseconds since it was made, which never go back.
///
/// SDL's own time stamps count milliseconds, and all events of one pump have the same.
struct MonotonicClock {
  private let start = SDL_GetPerformanceCounter()
  private let frequency = max(SDL_GetPerformanceFrequency(), 1)

  var now: Microseconds {
    let ticks = SDL_GetPerformanceCounter() &- start
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: frequency)
    return Microseconds(Int64(seconds) * 1_000_000 + Int64(rest * 1_000_000 / frequency))
  }
}
