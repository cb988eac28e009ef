internal import DragPictures
internal import DragProgram
internal import ArgumentParser
internal import PlaygroundWorkbench
internal import DragPainter

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a recording as a film, pictures or a contact sheet, without a window.",
    discussion: """
        dragplay render session.dndrec --output session.gif --scale 0.5
        dragplay render session.dndrec --output session.mp4 --speed 0.25 --fps 60
        dragplay render session.dndrec --output sheet.png
        dragplay render session.dndrec --output frames
        dragplay render session.dndrec --output frames --transparent

      If the recording diverges, the exit status is 1.
      """)

  @Argument(help: "The recording.", completion: .recording)
  var file: String

  @Option(help: "NAME.mp4 or NAME.gif for a film, NAME.png for a sheet, else a folder of pictures.")
  var output: FilmOutput

  @Option(help: "The speed relative to the recording, 0.01 to 100; ignored for a sheet.")
  var speed: Factor<SpeedBounds> = .one

  @Option(
    help: "Pixels per logical pixel, 0.1 to 4; by default as recorded, for a sheet 0.5.")
  var scale: Factor<FilmScaleBounds>?

  @Option(help: "Pictures per second, 1 to 100; by default 30, for a GIF 25, for a folder 10.")
  var fps: Int?

  @Option(
    help: "The folder of the session's own pictures, which the recording does not contain.",
    completion: .directory)
  var images: String?

  @Flag(help: "Leave out the window's background, for a page of another colour; only in a folder.")
  var transparent = false

  @Flag(help: .hidden)
  var helper = false

  func validate() throws {
    try check("--fps", fps, 1...100)
    guard !transparent || output.kind == .folder else {
      throw ValidationError(
        "--transparent is for a folder of pictures; choose an --output without an ending")
    }
  }

  func run() throws {
    let interruption = Interruption()
    if helper { Helper.begin() }
    let recording = try Recordings.read(file)
    let film = try Film(recording, file: file, readIncluded: Recordings.included)
    let (scale, assets) = (
      try scale(of: recording, film), try Directories.openAssets(pictures: images)
    )
    let studio = FilmStudio(
      film, file: file, scale: scale, assets: assets, showsProgress: !helper,
      isTransparent: transparent)
    let words = try make(recording, studio, interruption)
    if helper { return }
    print("\(output.path): \(words)")
    // A film is made even if the recording diverges; it then shows the current replay.
    try Recordings.expectReproduced(recording, file: file)
  }

  private func make(
    _ recording: Recording, _ studio: FilmStudio, _ interruption: Interruption
  ) throws -> String {
    if output.kind == .sheet {
      let file = try interruption.make { try StagedOutput(of: output.path) }
      let sheet = try studio.sheet()
      try file.write(sheet.frame.png)
      try file.finish()
      return "a sheet of \(sheet.count) moments"
    }
    let isFilm = output.kind != .folder
    let schedule = try FilmSchedule(
      recording, file: file, rate: fps ?? (output.kind == .mp4 ? 30 : isFilm ? 25 : 10),
      speed: speed.fraction, ending: isFilm ? .milliseconds(700) : .zero)
    let staged = try interruption.make {
      try StagedOutput(of: output.path, isFilm ? .file : .folder)
    }
    let moments = schedule.moments
    // Compute the palette of a GIF from at most 60 pictures.
    let step = max(1, (moments.count + 59) / 60)
    let isGIF = output.kind == .gif
    let sample = isGIF ? stride(from: 0, to: moments.count, by: step).map { moments[$0] } : []
    var done = 0
    func encode(_ moments: [Microseconds], _ product: FFmpeg.Product, to path: String) throws {
      let encoder = try interruption.make {
        try FFmpeg(product, studio.size, rate: schedule.rate, to: path, for: output.path)
      }
      try studio.shoot(moments) { frame in
        try encoder.write(frame.rgba)
        done += 1
        // Reserve the last percent for the end of the encoder.
        if helper { try Helper.report("\(done * 99 / (schedule.count + sample.count))") }
      }
      try encoder.finish()
    }
    switch output.kind {
    case .gif:
      let palette = try interruption.make { try StagedOutput(of: "\(staged.path).png") }
      try encode(sample, .palette, to: palette.path)
      try encode(moments, .gif(palette: palette.path), to: staged.path)
    case .mp4: try encode(moments, .mp4, to: staged.path)
    case .folder, .sheet: try studio.write(schedule, into: staged)
    }
    try staged.finish()
    return schedule.summary
  }

  private func scale(of recording: Recording, _ film: Film) throws -> Fraction {
    let usual = output.kind == .sheet ? Fraction(1, 2) : recording.header.scale
    let scale = scale?.fraction ?? usual
    let longest = max(film.size.width, film.size.height) * scale
    guard longest <= Self.longestSide else {
      throw CommandFailure.badUsage(
        "\(file): pictures would be \(longest.pixels) pixels long, and the limit is "
          + "\(Self.longestSide.pixels); choose a smaller --scale")
    }
    return scale
  }

  private static let longestSide: Length = 8192
}
