internal import DragKit
internal import DragRecording
internal import PlaygroundWorkbench

/// When the pictures of a film are taken.
struct FilmSchedule {
  /// How many pictures there are.
  let count: Int
  /// How many there are in a second of the film.
  let rate: Int
  private let start: Microseconds
  private let end: Microseconds
  private let speed: Fraction

  /// Plans pictures from the start of a recording to its end.
  ///
  /// - Parameters:
  ///   - recording: What is filmed.
  ///   - rate: Pictures for each second of the film.
  ///   - speed: Seconds of the recording for each second of the film.
  ///   - lastLook: How long the film stays on the last picture.
  init(_ recording: Recording, rate: Int, speed: Fraction, lastLook: Microseconds = .zero) {
    (start, end) = (recording.header.start, recording.end)
    (self.rate, self.speed) = (rate, speed)
    // Of a time so long that it cannot be counted there are too many pictures in any case.
    let longest = Int64.max >> 24
    let film = min((end - start).count, longest) * 65536 / Int64(speed.raw)
    // One more, since there is one at either end.
    count = Int(min(film + lastLook.count, longest) * Int64(rate) / 1_000_000) + 1
  }

  /// The moment of the recording that a picture shows.
  func moment(of number: Int) -> Microseconds {
    let film = Int64(number) * 1_000_000 / Int64(rate)
    return min(start + Microseconds(film * Int64(speed.raw) / 65536), end)
  }

  /// How long the film is, in words.
  var words: String { "\(count.counting("picture")), \((count * 10 / rate).asTenths) s" }
}
