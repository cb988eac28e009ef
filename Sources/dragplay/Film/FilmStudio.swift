internal import RecordingTools
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import DragPainter

/// A painter of the pictures of a film at given times, all at one scale.
struct FilmStudio {
  private let film: Film
  private let scale: Fraction
  private let assets: AssetStore
  private let showsProgress: Bool
  let size: (width: Int, height: Int)

  static let sheetCount = 12

  init(_ film: Film, scale: Fraction, assets: AssetStore, showsProgress: Bool = true) {
    (self.film, self.scale, self.assets) = (film, scale, assets)
    self.showsProgress = showsProgress
    size = FrameRenderer.size(of: film.size, scale: scale)
  }

  @discardableResult
  func shoot(
    _ moments: [Microseconds], _ take: (Frame) throws -> Void
  ) throws -> Playground {
    let full = FrameRenderer.size(of: film.size, scale: .one)
    let isReduced = scale < .one && full.width * full.height <= Limits.framePixels
    let renderer = try FrameRenderer(
      size: film.size, scale: isReduced ? .one : scale, assets: assets)
    var (film, last, progress) = (film, Frame?.none, Progress())
    for (index, moment) in moments.enumerated() {
      film.advance(to: moment)
      let damage = renderer.paint(film.frame(), overlay: film.overlay())
      // Without damage, as between two gestures, the last picture is still valid.
      if last == nil || !damage.isEmpty {
        let frame = renderer.frame
        last = isReduced ? frame.reduced(toWidth: size.width, height: size.height) : frame
      }
      if let last { try take(last) }
      if showsProgress { progress.show(index + 1, of: moments.count) }
    }
    progress.finish()
    return film.world
  }

  func sheet(of entries: [ContactSheet.Entry]) throws -> Frame {
    try ContactSheet.make(entries, columns: 4, assets: assets)
  }
}

/// The recording times of a film's pictures, at the film's frame rate and speed.
struct FilmSchedule {
  let count: Int
  let rate: Int
  private let start: Microseconds
  private let end: Microseconds
  private let speed: Fraction

  init(_ recording: Recording, rate: Int, speed: Fraction = .one, ending: Microseconds = .zero) {
    (start, end) = (recording.header.start, recording.end)
    (self.rate, self.speed) = (rate, speed)
    // Bounds times to 6.3 days, so the products below cannot overflow.
    let longest = Int64.max >> 24
    let film = min((end - start).count, longest) * 65536 / Int64(speed.raw)
    // Plus one, because there is a picture at both ends.
    count = Int(min(film + ending.count, longest) * Int64(rate) / 1_000_000) + 1
  }

  var moments: [Microseconds] {
    (0..<Int64(count)).map { number in
      let film = number * 1_000_000 / Int64(rate)
      return min(start + Microseconds(film * Int64(speed.raw) / 65536), end)
    }
  }

  var summary: String {
    "\(count.counting("picture")), \((count * 10 / rate).decimal(places: 1)) s"
  }
}
