internal import ArgumentParser
internal import DragCoding
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Makes pictures or a film of a recording.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a film, pictures or a sheet of them from a recording, without a window.",
    discussion: """
        dragplay render session.dndrec --output session.gif --scale 0.5
        dragplay render session.dndrec --output session.mp4 --speed 0.25 --fps 60
        dragplay render session.dndrec --output sheet.png
        dragplay render session.dndrec --output frames

      A recording that diverges is rendered, too; then the exit status is 1.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Option(help: "NAME.mp4 or NAME.gif for a film, NAME.png for a sheet, else a folder of pictures.")
  var output: FilmOutput

  @Option(help: "How many times as fast as it was recorded, 0.01 to 100; a sheet has no speed.")
  var speed = FilmSpeed(fraction: .one)

  @Option(
    help: "Pixels for each logical pixel, 0.1 to 4; as recorded, or 0.5 for a sheet, if not given.")
  var scale: FilmScale?

  @Option(help: "Pictures a second, 1 to 100; if not given 30, for a GIF 25, for a folder 10.")
  var fps: Int?

  @Option(help: "The folder of pictures that the session showed; they are not in the recording.")
  var images: String?

  func validate() throws {
    guard (1...100).contains(fps ?? 1) else {
      throw ValidationError("--fps wants a number from 1 to 100")
    }
  }

  func run() throws {
    let interruption = Interruption()
    let recording = try Recordings.read(file)
    let film = try Film(recording, file: file, readIncluded: Recordings.included)
    let studio = FilmStudio(
      recording: recording, film: film, scale: try scale(of: recording, film),
      assets: try Places.openAssets(pictures: images), output: output.path,
      interruption: interruption)
    do {
      print("\(output.path): \(try words(recording, studio))")
      try Recordings.expectReproduced(recording, file: file)
    } catch let error as SDLError {
      // Its call names where it is drawn meanwhile.
      throw CommandFailure.badUsage("\(output.path): \(error.message)")
    }
  }

  /// Makes what was asked for, and says what there is.
  private func words(_ recording: Recording, _ studio: FilmStudio) throws -> String {
    guard output.kind != .sheet else { return try studio.makeSheet() }
    let isFilm = output.kind != .folder
    let rate = fps ?? (output.kind == .mp4 ? 30 : isFilm ? 25 : 10)
    let schedule = FilmSchedule(
      recording, rate: rate, speed: speed.fraction, lastLook: isFilm ? Self.lastLook : .zero)
    guard schedule.count <= Limits.pictures else {
      throw CommandFailure.badUsage(
        "\(file): more than \(Limits.pictures) pictures; raise --speed or lower --fps")
    }
    switch output.kind {
    case .gif: try studio.makeGIF(schedule)
    case .mp4: try studio.makeMP4(schedule)
    case .folder, .sheet: try studio.makeFolder(schedule)
    }
    return schedule.words
  }

  private func scale(of recording: Recording, _ film: Film) throws -> Fraction {
    let usual = output.kind == .sheet ? Fraction(1, 2) : recording.header.scale
    let scale = scale?.fraction ?? usual
    let longest = max(film.size.width, film.size.height) * scale
    guard longest <= Self.longestSide else {
      throw CommandFailure.badUsage(
        "\(file): pictures would be \(longest.pixels) pixels long, and \(Self.longestSide.pixels) "
          + "are the most; choose a smaller --scale")
    }
    return scale
  }

  /// How long a film stays on its last picture.
  private static let lastLook = Microseconds.milliseconds(700)
  /// What films are played at, and memory holds.
  private static let longestSide: Length = 8192
}
