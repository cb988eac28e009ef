internal import DragCoding
internal import Dispatch
internal import DragProgram
internal import Glibc
internal import PlaygroundWorkbench

/// The settings file, which is read at the start and replaced as a whole.
struct SettingsFile {
  private let path: String
  private static let largest = 1 << 16

  init(_ path: String) {
    // Resolve a link, because some users keep settings in another folder.
    self.path = FileSystem.resolved(path)
  }

  /// Reads the settings; returns the defaults if the file is missing, unreadable or damaged.
  ///
  /// A damaged file is moved aside.
  func read() -> Settings {
    guard let bytes = FileSystem.bytes(of: path, atMost: Self.largest, O_NONBLOCK) else {
      return Settings()
    }
    if let json = try? JSONValue(parsing: bytes), json.fields != nil { return Settings(json) }
    let rest = FileSystem.moveAside(path).map { "was moved to \($0)" } ?? "stays as it is"
    StandardError.report("\(path): is damaged; it \(rest), and the window opens with its defaults")
    return Settings()
  }

  func write(_ settings: Settings) {
    FileSystem.makeFolder(FilePath.folder(of: path))
    do throws(CommandFailure) {
      try StagedOutput.write(Array(settings.text.utf8), to: path, .replacement)
    } catch {
      error.report()
    }
  }
}

/// The settings of an open window, which are written after changes and at the end.
struct RememberedWindow {
  private let file: SettingsFile
  private let window: SDLWindow
  private let remembered: Settings
  /// The settings at the start of the session, including those from options.
  private let first: Settings
  private var last: Settings
  /// Writes the settings after this time without further changes.
  private let writing = LatestWork(after: .milliseconds(800))

  init(
    _ file: SettingsFile, _ remembered: Settings, of session: Session, in window: SDLWindow
  ) {
    (self.file, self.window, self.remembered) = (file, window, remembered)
    (first, last) = (Settings(session, window, after: remembered), remembered)
  }

  /// Schedules a write if a setting has changed; not in a playground taken over from a recording.
  mutating func follow(_ session: Session) {
    guard let settings = settings(of: session), settings != last else { return }
    last = settings
    writing.replace { [file] in file.write(settings) }
  }

  func close(after session: Session) {
    let settings = settings(of: session) ?? last
    writing.replace { [file] in file.write(settings) }
    writing.finish()
  }

  private func settings(of session: Session) -> Settings? {
    guard session.isOwn else { return nil }
    return Settings(session, window, after: last).keeping(remembered, where: first)
  }
}
