internal import DragSDL
internal import PlaygroundWorkbench

/// The settings of a window while it is open, and the file in which they are remembered.
struct RememberedWindow {
  private let file: SettingsFile
  private let window: SDLWindow
  private let remembered: Settings
  /// The settings at the start of the session, including those from options.
  private let first: Settings
  private var last: Settings

  init(
    _ file: SettingsFile, _ remembered: Settings, of session: Session, in window: SDLWindow
  ) {
    (self.file, self.window, self.remembered) = (file, window, remembered)
    (first, last) = (Settings(session, window, after: remembered), remembered)
  }

  /// Records what the user has changed; nothing that a recording plays counts.
  mutating func follow(_ session: Session) {
    guard let settings = settings(of: session), settings != last else { return }
    last = settings
    file.note(settings)
  }

  func close(after session: Session) { file.finish(settings(of: session) ?? last) }

  private func settings(of session: Session) -> Settings? {
    guard session.isOwn else { return nil }
    return Settings(session, window, after: last).keeping(remembered, where: first)
  }
}
