internal import DragCoding
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Draws the pictures of a film, in the order of their moments.
struct FilmStudio {
  private let film: Film
  private let scale: Fraction
  private let assets: AssetStore
  private let showsProgress: Bool
  /// The size of the pictures in pixels.
  let size: (width: Int, height: Int)

  static let sheetCount = 12

  init(_ film: Film, scale: Fraction, assets: AssetStore, showsProgress: Bool = true) {
    (self.film, self.scale, self.assets) = (film, scale, assets)
    self.showsProgress = showsProgress
    size = FrameRenderer.size(of: film.size, scale: scale)
  }

  /// Passes a picture of each moment to `take`, and returns the playground at the last moment.
  ///
  /// The moments ascend. Pictures smaller than the window are drawn at the window's size and
  /// reduced, unless the window has more than `Limits.framePixels` pixels.
  @discardableResult
  func shoot(
    _ moments: some Collection<Microseconds>, _ take: (Frame) throws -> Void
  ) throws -> Playground {
    let full = FrameRenderer.size(of: film.size, scale: .one)
    let isReduced = scale < .one && full.width * full.height <= Limits.framePixels
    let renderer = try FrameRenderer(
      size: film.size, scale: isReduced ? .one : scale, assets: assets)
    var (film, last, progress) = (film, Frame?.none, Progress("picture"))
    for (index, moment) in moments.enumerated() {
      film.advance(to: moment)
      let damage = renderer.painter.paint(film.frame(), overlay: film.overlay())
      // Between two gestures, nothing changes.
      if last == nil || !damage.isEmpty {
        let frame = renderer.frame
        last = isReduced ? frame.reduced(toWidth: size.width, height: size.height) : frame
      }
      if let last { try take(last) }
      if showsProgress { progress.show(index + 1, of: moments.count) }
    }
    progress.finish()
    return film.player.world
  }

  func sheet(of entries: [ContactSheet.Entry]) throws -> Frame {
    try ContactSheet.make(entries, columns: 4, assets: assets)
  }
}

/// A folder of ten pictures per second of a recording, and a contact sheet of some of them.
struct FrameFolder {
  private let folder: String
  private let recording: Recording
  private let file: String
  private let assets: AssetStore
  private let kind: StagedOutput.Kind
  private let schedule: FilmSchedule

  /// Creates the folder if it is missing; unless `replacesPictures`, older pictures in it are an
  /// error.
  ///
  /// - Throws: A ``CommandFailure`` if the pictures are too many, or cannot be written.
  init(
    _ folder: String, _ recording: Recording, file: String, assets: AssetStore,
    replacesPictures: Bool = false
  ) throws(CommandFailure) {
    (self.folder, self.recording, self.file, self.assets) = (folder, recording, file, assets)
    kind = replacesPictures ? .replacement : .file
    schedule = FilmSchedule(recording, rate: 10)
    guard schedule.count <= Limits.pictures else {
      throw .badUsage(
        "\(file): lasts \(schedule.count / 10) s, more than \(Limits.pictures) pictures at ten a "
          + "second; use dragplay render with a higher --speed")
    }
    try FileSystem.expectFolder(folder)
    let picture = FileSystem.files(in: folder, ending: ".png").first {
      let name = $0.dropFirst(folder.count + 1)
      return name.hasPrefix("frame-") || name == "sheet.png"
    }
    if !replacesPictures, let picture {
      throw .badUsage(
        "\(picture): exists already and is never overwritten; choose another folder or empty this "
          + "one")
    }
  }

  /// Writes the pictures and the sheet; returns the number of pictures, and the final playground.
  @discardableResult
  func write() throws -> (count: Int, world: Playground) {
    let film = try Film(recording, file: file, readIncluded: Recordings.included)
    let (header, count) = (recording.header, schedule.count)
    let studio = FilmStudio(film, scale: header.scale, assets: assets, showsProgress: false)
    do {
      return try FileBatch.create { batch in
        var (number, entries) = (0, [ContactSheet.Entry]())
        let moments = (0..<count).map(schedule.moment)
        let world = try studio.shoot(moments) { frame in
          try batch.add("\(folder)/frame-\(number.padded(to: 4)).png") {
            try frame.write(to: $0, kind)
          }
          // The sheet shows every count / sheetCount-th picture.
          if number * FilmStudio.sheetCount % count < FilmStudio.sheetCount {
            let time = (moments[number] - header.start).count / 1000
            entries.append(.init(frame, caption: "\(time) ms"))
          }
          number += 1
        }
        try studio.sheet(of: entries).write(to: folder + "/sheet.png", kind)
        return (count, world)
      }
    } catch let error as SDLError {
      // Its call does not name the recording.
      throw CommandFailure.badUsage("\(file): \(error.message)")
    }
  }
}

extension Int {
  /// The number with leading zeros, for file names in order.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

/// The moments of a recording at which the pictures of a film are taken.
struct FilmSchedule {
  let count: Int
  /// Pictures per second of the film.
  let rate: Int
  private let start: Microseconds
  private let end: Microseconds
  /// Seconds of the recording per second of the film.
  private let speed: Fraction

  /// Plans pictures from the start of a recording to its end, which the film shows for `ending`.
  init(_ recording: Recording, rate: Int, speed: Fraction = .one, ending: Microseconds = .zero) {
    (start, end) = (recording.header.start, recording.end)
    (self.rate, self.speed) = (rate, speed)
    // A time too long to count needs too many pictures in any case.
    let longest = Int64.max >> 24
    let film = min((end - start).count, longest) * 65536 / Int64(speed.raw)
    // One more, for a picture at either end.
    count = Int(min(film + ending.count, longest) * Int64(rate) / 1_000_000) + 1
  }

  func moment(of number: Int) -> Microseconds {
    let film = Int64(number) * 1_000_000 / Int64(rate)
    return min(start + Microseconds(film * Int64(speed.raw) / 65536), end)
  }

  var summary: String {
    "\(count.counting("picture")), \((count * 10 / rate).decimal(places: 1)) s"
  }
}
