internal import DragFrameIO
internal import DragGeometry
internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// A session in a window, and the desk of its page of pictures.
struct LivePlayground: LoopClient {
  var session: Session
  let desk: PictureDesk?
  let window: SDLWindow
  /// The settings of the window, which are remembered; `nil` if none are.
  var remembered: RememberedWindow?

  mutating func begin(_ messages: MessageQueue) {
    session.environment.followDesktop { messages.send($0) }
    desk?.begin(messages)
  }

  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let turn = session.pump(events, until: now)
    // A motion over nothing new changes nothing that is stored.
    if turn.change != nil { desk?.follow(session.playground) }
    if turn.change == .content { remembered?.follow(session) }
    return turn
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .quit: window.requestClose()
    case .toggleFullScreen: window.toggleFullScreen()
    default: desk?.receive(message)
    }
  }

  func canOpen(_ path: String) -> Bool { session.canOpen(path) }

  mutating func open(_ path: String, atTime now: Microseconds) { session.open(path, atTime: now) }

  mutating func close() {
    session.close()
    desk?.close(after: session.playground)
    remembered?.close(after: session)
  }
}
