internal import ArgumentParser
internal import DragPainter
internal import DragProgram
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench

struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the playground in a window.",
    discussion: "  dragplay colours --window 1280x800 --record session.dndrec")

  @OptionGroup var world: WorldOptions

  @Option(help: "Record the session into a new file.", completion: .file())
  var record: String?

  @Option(
    help: "Write each call as a line of JSON to a file, or to standard output for -.",
    completion: .file())
  var trace: String?

  @Option(
    help: """
      The file of the board of pictures, created if missing. For other scenes, the file to which the document is \
      written as JSON when the program ends.
      """, completion: .file())
  var document: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Open the window as it was left, and remember it; by default unless the session is recorded or traced, or the \
      window is bare.
      """)
  var settings: Bool?

  private var remembers: Bool { settings ?? (record == nil && trace == nil && !world.bare) }

  func run() throws {
    // Ask the desktop first, because it answers while the window opens.
    let followsDesktop =
      world.scale == nil || world.appearance == .system || world.reducedMotion == nil
    let portal = followsDesktop ? DesktopPortal() : nil
    if let record { try Recordings.expectCreatable(record) }
    let document = world.showsPictures(document) ? nil : try document.map { try TextOutput($0) }
    let assets = try Directories.openAssets(pictures: world.images)
    let makeDesk = try deskMaker(assets)
    let trace = try trace.map { try TextOutput($0, isStreamed: true) }
    let file = remembers ? SettingsFile(Directories.settings) : nil
    let remembered = file?.read() ?? Settings()
    let chosen = world.chosen(over: remembered)
    var options = world.options(over: remembered)
    if !chosen.contains(.language) { options.language = .ofLocale(Directories.variable) }
    if world.showsPictures(self.document) {
      (options.page, options.pictures) = (.pictures, PictureNames())
    }
    let window = try SDLWindow.open(
      options.window, world.scale?.fraction, zoom: world.scale == nil ? remembered.zoom : 100,
      at: world.window == nil ? remembered.place : nil
    ) {
      portal?.settings().textScale
    }
    guard let window else {
      guard record == nil, trace == nil, self.document == nil else {
        throw CommandFailure.badUsage(
          "no display to open a window on; set DISPLAY, or use dragplay replay --headless")
      }
      return try playDemo(assets)
    }
    options.scale = window.scale
    if world.window == nil, window.fitScreen() { options.window = window.size }
    if !options.isBare { window.limit(to: PlaygroundOptions.leastWindow) }
    let desktop = portal?.settings() ?? DesktopSettings()
    if !chosen.contains(.appearance) { options.isDark = desktop.isDark ?? false }
    if !chosen.contains(.motion) { options.tuning.reducedMotion = desktop.reducesMotion ?? false }
    var environment = Session.Environment(trace)
    if remembers { environment.seenPages = Set(remembered.seenPages) }
    environment.includedScript = ScriptFile.included
    environment.followDesktop = { send in
      portal?.observe(from: desktop) { before, now in
        let (isDark, isReduced) = (now.isDark ?? false, now.reducesMotion ?? false)
        if isDark != before.isDark ?? false { send(.appearance(isDark: isDark)) }
        if isReduced != before.reducesMotion ?? false { send(.motion(isReduced: isReduced)) }
        if now.textScale != before.textScale { send(nil) }
      }
    }
    let session = try Session(
      options, recordingTo: record, environment, chosen: chosen)
    let memory = file.map { RememberedWindow($0, remembered, of: session, in: window) }
    try window.run(session, at: makeDesk, remembering: memory, assets)
    document?.write(session.playground.document)
    try document?.finish()
    try trace?.finish()
    // The window has shown the failure; the exit status is for a calling script.
    if let failure = session.firstRecordingFailure {
      throw CommandFailure.failedCheck("\(failure)")
    }
  }

  /// Returns a function that makes the desk of the page *Pictures*; opens the board now if the page
  /// is shown first.
  private func deskMaker(
    _ assets: AssetStore
  ) throws(CommandFailure) -> (MessageQueue) -> PictureDesk {
    let isFirst = world.showsPictures(document)
    let folder = isFirst ? world.images.map(FileSystem.resolved) : nil
    let file = isFirst ? document.map(FileSystem.absoluteFile) : nil
    let usual = folder.map(Directories.board(ofFolder:)) ?? Directories.board
    let path = file ?? usual
    let board = isFirst ? try OpenBoard(path, folder: folder) : nil
    return { PictureDesk(path, folder: folder, board, assets, $0) }
  }

  private func playDemo(_ assets: AssetStore) throws {
    print("No display to open a window on; replaying the demo without one.")
    let recording = try Recordings.included("colours-demo")
    let folder = Directories.state + "/demo"
    // Remove the pictures of an earlier demo, because the folder must be empty.
    for picture in FileSystem.files(in: folder, ending: ".png") { unlink(picture) }
    let (count, world) = try FilmStudio.writeFrames(
      of: recording, file: "colours-demo.dndrec", into: folder, assets, Interruption())
    let order = world.content.model.names(in: "colours").joined(separator: " ")
    print("\(count) pictures: \(folder)")
    print("All on one sheet: \(folder)/sheet.png")
    print("The order at the end: \(order)")
  }
}

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the scenes, one per line.", discussion: "  dragplay list")

  func run() {
    for page in Page.allCases { print(page.name) }
  }
}

extension SDLWindow {
  static func open(
    _ size: Size, _ scale: Fraction?, zoom: Int = 100, at place: WindowPlace? = nil,
    textScale: @escaping () -> Fraction? = { nil }
  ) throws(SDLError) -> SDLWindow? {
    do throws(SDLError) {
      return try SDLWindow(
        title: appTitle, size: size, scale: scale, zoom: zoom, place: place, textScale: textScale)
    } catch {
      guard error.isDisplayMissing else { throw error }
      return nil
    }
  }

  /// Shows a session until it ends.
  func run(
    _ session: Session, at makeDesk: @escaping (MessageQueue) -> PictureDesk? = { _ in nil },
    remembering remembered: RememberedWindow? = nil, _ assets: AssetStore
  ) throws {
    let loop = FrameLoop(self, PaintedScreen(self, assets))
    let messages = loop.messages
    session.environment.followDesktop { $0.map(messages.send) ?? messages.wake() }
    var playground = LivePlayground(
      session: session, window: self, desk: makeDesk(messages), shelf: RecordingsDesk(messages),
      messages: messages, remembered: remembered)
    defer { playground.close() }
    try loop.run(&playground)
  }
}

extension Session.Environment {
  init(_ trace: TextOutput?) {
    self.init(
      trace: { call in trace?.write(call.line) }, newRecordingPath: Directories.newRecordingPath)
    (includedRecording, newestRecording) = (Recordings.included, Directories.newestRecording)
  }
}

extension Language {
  /// Returns the language of the locale; English if the playground does not have that language.
  ///
  /// As in gettext, the list in `LANGUAGE` has precedence, unless the locale is `C` or `POSIX`.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first ?? "C"
    guard locale.prefix(2) != "C." && !["C", "POSIX"].contains(locale) else { return .english }
    let list = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return (list + [locale]).lazy.compactMap { Language(code: String($0.prefix(2))) }.first
      ?? .english
  }
}
