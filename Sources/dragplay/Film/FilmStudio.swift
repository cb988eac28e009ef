internal import DragKit
internal import DragRecording
internal import PlaygroundWorkbench
internal import SDLShell

/// Makes what was asked for of a film.
struct FilmStudio {
  let recording: Recording
  /// Before its first picture.
  let film: Film
  let scale: Fraction
  let assets: AssetStore
  let output: String
  let interruption: Interruption

  /// How many pictures are on a sheet.
  private static let onSheet = 12
  /// Of how many pictures the colours of a GIF are taken.
  private static let inPalette = 60

  /// Makes a sheet of the moments that tell the session, and says how many they are.
  func makeSheet() throws -> String {
    let draft = try draft()
    var (camera, progress) = (try camera(), Progress("picture"))
    var entries: [ContactSheet.Entry] = []
    let moments = recording.sheetMoments(Self.onSheet)
    for moment in moments {
      let caption = "\(seconds(moment.time))   \(moment.words)"
      entries.append(.init(camera.picture(of: moment.time), caption: caption))
      progress.show(entries.count, of: moments.count)
    }
    progress.finish()
    try draft.write(ContactSheet.make(entries, columns: 4, assets: assets).png())
    try draft.finish()
    return "a sheet of \(moments.count) moments"
  }

  /// Makes a file for each picture.
  func makeFolder(_ schedule: FilmSchedule) throws {
    let draft = try draft(.folder)
    try shoot(schedule, into: FolderSink(draft.path))
    try draft.finish()
  }

  /// Makes an MP4.
  func makeMP4(_ schedule: FilmSchedule) throws {
    let draft = try draft()
    try encode(schedule, as: .mp4, to: draft.path)
    try draft.finish()
  }

  /// Makes a GIF: its colours are those of some of the pictures, which are taken beforehand.
  func makeGIF(_ schedule: FilmSchedule) throws {
    let draft = try draft()
    let palette = try Draft(of: "\(draft.path).png")
    interruption.add { palette.discard() }
    let step = max(1, (schedule.count + Self.inPalette - 1) / Self.inPalette)
    try encode(schedule, every: step, as: .palette, to: palette.path)
    try encode(schedule, as: .gif(palette: palette.path), to: draft.path)
    try draft.finish()
  }
}

extension FilmStudio {
  private func draft(_ kind: Draft.Kind = .file) throws(CommandFailure) -> Draft {
    let draft = try Draft(of: output, kind)
    interruption.add { draft.discard() }
    return draft
  }

  /// Has ffmpeg make a file of the pictures, or of every so manieth of them.
  private func encode(
    _ schedule: FilmSchedule, every step: Int = 1, as product: FFmpeg.Options.Product,
    to path: String
  ) throws {
    let size = try camera().size
    let options = FFmpeg.Options(
      product: product, width: size.width, height: size.height, rate: schedule.rate)
    let encoder = try FFmpeg(options, to: path, for: output)
    interruption.add { encoder.stop() }
    try shoot(schedule, every: step, into: encoder)
  }

  private func shoot(
    _ schedule: FilmSchedule, every step: Int = 1, into sink: any FrameSink
  ) throws {
    var (sink, camera, progress) = (sink, try camera(), Progress("picture"))
    for number in stride(from: 0, to: schedule.count, by: step) {
      try sink.add(camera.picture(of: schedule.moment(of: number)))
      progress.show(number + 1, of: schedule.count)
    }
    progress.finish()
    try sink.finish()
  }

  private func camera() throws(SDLError) -> FilmCamera {
    try FilmCamera(film, scale: scale, assets: assets)
  }

  /// A moment in seconds since the start, with two digits behind the point.
  private func seconds(_ moment: Microseconds) -> String {
    let hundredths = (moment - recording.header.start).count / 10_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
