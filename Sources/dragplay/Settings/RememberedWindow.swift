internal import DragSDL
internal import PlaygroundWorkbench

/// The settings of a window while it is open, and the file in which they are remembered.
struct RememberedWindow {
  private let file: SettingsFile
  private let window: SDLWindow
  private var known: Settings

  init(_ file: SettingsFile, _ window: SDLWindow, _ known: Settings) {
    (self.file, self.window, self.known) = (file, window, known)
  }

  /// Notes what the user has changed; what is played or taken over from a recording changes nothing.
  mutating func follow(_ session: Session) {
    guard let settings = settings(of: session), settings != known else { return }
    known = settings
    file.note(settings)
  }

  func close(after session: Session) { file.finish(settings(of: session) ?? known) }

  private func settings(of session: Session) -> Settings? {
    session.isOwn ? Settings(session, window, after: known) : nil
  }
}
