internal import DragDrawing
internal import DragPainter
internal import DragProgram
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// A session in a window, with the desks of its pages *Pictures* and *Recordings*.
struct LivePlayground: Program {
  let session: Session
  let window: SDLWindow
  let desk: PictureDesk?
  let shelf: RecordingsDesk
  let messages: MessageQueue
  /// The settings to remember for the next window; `nil` if this window's are not remembered.
  var remembered: RememberedWindow?

  mutating func turn(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let turn = session.turn(events, until: now)
    // Mouse movement over the same item changes nothing that is stored.
    guard turn.change != nil || shelf.hasNews else { return turn }
    desk?.follow(session.playground)
    if turn.change == .content { remembered?.follow(session) }
    // Open no card for a recording that ended with an error, because a notice reports it.
    let ended = session.recordingFailure == nil ? session.lastRecordingPath : nil
    let news = shelf.follow(
      session.playground, lastEnded: ended, running: session.runningRecordingPath)
    guard let news else { return turn }
    session.note(news)
    return LoopTurn(
      turn.requests, change: .content, nextWake: session.nextWake, isFinished: turn.isFinished)
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .quit: window.requestClose()
    case .toggleFullScreen: window.toggleFullScreen()
    case .zoomIn: zoom(to: SDLWindow.zooms.first { $0 > window.zoom } ?? window.zoom)
    case .zoomOut: zoom(to: SDLWindow.zooms.last { $0 < window.zoom } ?? window.zoom)
    case .zoomReset: zoom(to: 100)
    default:
      desk?.receive(message)
      shelf.receive(message)
    }
  }

  /// Changes the interface's size to `percent` and shows the result in a notice.
  private mutating func zoom(to percent: Int) {
    guard percent != window.zoom else { return session.noteZoom(percent) }
    guard window.setZoom(percent) else { return session.noteZoom(nil) }
    scaleChanged()
    session.noteZoom(percent)
    remembered?.follow(session)
  }

  mutating func scaleChanged() { messages.send(.scale(window.scale)) }

  func draw(_ size: Size, animated: Bool) -> PaintedDrawing {
    PaintedDrawing(session.frame(animated: animated), overlay: session.overlay())
  }

  var carried: CarriedDrawing? { session.playground.carriedDrawing }

  func canOpen(_ path: String) -> Bool { session.canOpen(path) }

  mutating func open(_ path: String, at now: Microseconds) { session.open(path, atTime: now) }

  mutating func note(_ frame: MeasuredFrame) {
    guard session.measuresFrames else { return }
    session.note(
      FrameFigures.Frame(work: frame.work, latency: frame.latency), budget: frame.budget)
  }

  mutating func close() {
    session.close()
    shelf.cancelWork()
    desk?.close(after: session.playground)
    remembered?.close(after: session)
  }
}
