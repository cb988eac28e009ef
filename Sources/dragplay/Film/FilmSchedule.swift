internal import DragCoding
internal import DragKit
internal import DragRecording
internal import PlaygroundWorkbench

/// The moments of a recording at which the pictures of a film are taken.
struct FilmSchedule {
  let count: Int
  /// Pictures per second of the film.
  let rate: Int
  private let start: Microseconds
  private let end: Microseconds
  /// Seconds of the recording per second of the film.
  private let speed: Fraction

  /// Plans pictures from the start of a recording to its end, which is shown for `lastLook`.
  init(_ recording: Recording, rate: Int, speed: Fraction = .one, lastLook: Microseconds = .zero) {
    (start, end) = (recording.header.start, recording.end)
    (self.rate, self.speed) = (rate, speed)
    // A time too long to count needs too many pictures in any case.
    let longest = Int64.max >> 24
    let film = min((end - start).count, longest) * 65536 / Int64(speed.raw)
    // One more, for a picture at either end.
    count = Int(min(film + lastLook.count, longest) * Int64(rate) / 1_000_000) + 1
  }

  /// The moment of the recording that a picture shows.
  func moment(of number: Int) -> Microseconds {
    let film = Int64(number) * 1_000_000 / Int64(rate)
    return min(start + Microseconds(film * Int64(speed.raw) / 65536), end)
  }

  /// The number of pictures and the length of the film.
  var summary: String {
    "\(count.counting("picture")), \((count * 10 / rate).decimal(places: 1)) s"
  }
}
