internal import DragProgram
internal import RecordingTools
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import DragPainter

/// A painter of a film's pictures at given times, all at one scale.
struct FilmStudio {
  private let film: Film
  private let file: String
  private let scale: Fraction
  private let assets: AssetStore
  private let showsProgress: Bool
  private let isTransparent: Bool
  let size: (width: Int, height: Int)

  init(
    _ film: Film, file: String, scale: Fraction, assets: AssetStore, showsProgress: Bool = false,
    isTransparent: Bool = false
  ) {
    (self.film, self.file, self.scale, self.assets) = (film, file, scale, assets)
    (self.showsProgress, self.isTransparent) = (showsProgress, isTransparent)
    size = FrameRenderer.size(of: film.size, scale: scale)
  }

  @discardableResult
  func shoot(
    _ moments: [Microseconds], _ take: (Picture) throws -> Void
  ) throws -> Playground {
    let full = FrameRenderer.size(of: film.size, scale: .one)
    let isReduced = scale < .one && full.width * full.height <= Limits.framePixels
    let paintedScale = isReduced ? .one : scale
    let renderer = try naming {
      try FrameRenderer(
        size: film.size, scale: paintedScale, assets: assets, hasAlpha: isTransparent)
    }
    var (playing, last, progress) = (film, Picture?.none, Progress())
    for (index, moment) in moments.enumerated() {
      playing.advance(to: moment)
      let damage = renderer.paint(playing.frame(), overlay: playing.overlay())
      // Without damage, as between two gestures, the last picture is still valid.
      if last == nil || !damage.isEmpty {
        let frame = renderer.frame
        last = isReduced ? frame.reduced(toWidth: size.width, height: size.height) : frame
      }
      if let last { try take(last) }
      if showsProgress { progress.show(index + 1, of: moments.count) }
    }
    progress.finish()
    return playing.world
  }

  /// Paints a contact sheet of the recording's key moments, at most twelve.
  func sheet() throws -> (frame: Picture, count: Int) {
    let recording = film.player.recording
    let moments = recording.sheetMoments(12)
    var entries: [ContactSheet.Entry] = []
    try shoot(moments.map(\.time)) { frame in
      let moment = moments[entries.count]
      let time = (moment.time - recording.header.start).count / 10_000
      let caption = "\(time.decimal(places: 2)) s   \(moment.words)"
      entries.append(.init(frame, caption: caption))
    }
    let frame = try naming {
      try ContactSheet.make(entries, columns: 4, assets: assets)
    }
    return (frame, moments.count)
  }

  /// Writes the pictures into a folder, as `frame-00001.png` and so on; returns the final state.
  @discardableResult
  func write(_ schedule: FilmSchedule, into folder: StagedOutput) throws -> Playground {
    var number = 0
    return try shoot(schedule.moments) { frame in
      number += 1
      try folder.write(frame.png, as: "frame-\(number.padded(to: 5)).png")
    }
  }

  /// Writes ten pictures per second of a recording, and a contact sheet, into a new or empty
  /// folder.
  @discardableResult
  static func writeFrames(
    of recording: Recording, file: String, into folder: String, _ assets: AssetStore,
    _ interruption: Interruption
  ) throws -> (count: Int, world: Playground) {
    let schedule = try FilmSchedule(recording, file: file, rate: 10)
    let film = try Film(recording, file: file, readIncluded: Recordings.included)
    let studio = FilmStudio(film, file: file, scale: recording.header.scale, assets: assets)
    FileSystem.makeFolder(FilePath.folder(of: folder))
    let output = try interruption.make { try StagedOutput(of: folder, .folder) }
    let world = try studio.write(schedule, into: output)
    try output.write(studio.sheet().frame.png, as: "sheet.png")
    try output.finish()
    return (schedule.count, world)
  }

  /// Calls a closure; adds the recording's name to its SDL errors, which name only a function.
  private func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as PaintingError {
      throw CommandFailure.badUsage("\(file): \(error.reason)")
    }
  }
}

/// The recording times of a film's pictures, at the film's frame rate and speed.
struct FilmSchedule {
  let count: Int
  let rate: Int
  private let start: Microseconds
  private let end: Microseconds
  private let speed: Fraction

  /// - Throws: A `CommandFailure` if there are more than `Limits.pictures`.
  init(
    _ recording: Recording, file: String, rate: Int, speed: Fraction = .one,
    ending: Microseconds = .zero
  ) throws(CommandFailure) {
    (start, end) = (recording.header.start, recording.end)
    (self.rate, self.speed) = (rate, speed)
    // Bounds times to 6.3 days, so the products below cannot overflow.
    let longest = Int64.max >> 24
    let film = min((end - start).count, longest) * 65536 / Int64(speed.raw)
    // Plus one, because there is a picture at both ends.
    count = Int(min(film + ending.count, longest) * Int64(rate) / 1_000_000) + 1
    guard count <= Limits.pictures else {
      throw .badUsage(
        "\(file): more than \(Limits.pictures) pictures at \(rate) a second; use dragplay render "
          + "with a higher --speed or a lower --fps")
    }
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
