internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundUI

/// The state of the player's bar: its position, and the user's commands to the session.
struct PlayerBar: InteractiveContent, Sendable {
  var model = Model()
  /// The edge of the window at which the player is docked while it is not dragged.
  private(set) var edge = PlayerPlace.bottom
  /// The position to which the card is dragged; `nil` while it is docked.
  private(set) var dragged: PlayerPlace?
  /// The pointer that holds the playhead or the card; `nil` while neither is held.
  private(set) var holder: PointerID?
  /// Whether the shortcuts sheet is shown; a press, Escape or the key that opens it closes it.
  private(set) var showsKeys = false
  /// The mouse's location in the window; `nil` while the mouse is outside.
  private(set) var mouse: Point?
  var window: Size
  private(set) var layout = PlayerBarLayout(in: .zero, takeOverWidth: 0)
  private let timeline: Timeline
  /// The commands that the session has yet to perform.
  var commands: [PlayerCommand] = []

  init(_ timeline: Timeline, in window: Size) { (self.timeline, self.window) = (timeline, window) }

  var stage: Stage { Self.stage(of: layout.widgets) }

  func isFocusable(_ item: ItemID) -> Bool { false }

  func cursor(over item: ItemID) -> Cursor {
    dragged == nil ? .hand : .grabbing
  }

  static let handlers = HandlerRegistry<PlayerBar>()
    .items(in: widgets) { item in
      item.onTap { bar, item in
        let command = PlayerPart(item)?.look(isPlaying: false)?.command
        if bar.holder == nil, let command { bar.commands.append(command) }
        return []
      }
    }
    .item(PlayerPart.timeline.id) { $0.onTouches(HoldingResponder()) }
    .item(PlayerPart.grip.id) { $0.onTouches(HoldingResponder()) }

  mutating func layOut(takeOverWidth: Length, _ look: PlayerLook) {
    layout = PlayerBarLayout(
      in: Rect(origin: .zero, size: window), at: dragged ?? edge, takeOverWidth: takeOverWidth,
      look)
  }

  /// Handles an event outside of the widgets: performs a key's command, follows the mouse, and
  /// hides the shortcuts sheet at a press.
  mutating func note(_ event: InputEvent.Kind, _ modifiers: Modifiers) {
    switch event {
    case .pointerPressed(let pointer, let point, .primary):
      showsKeys = false
      if pointer == .mouse { mouse = point }
    case .pointerMoved(.mouse, let point, _), .pointerReleased(.mouse, let point, .primary):
      mouse = point
    case .pointerLeft, .focusLost, .windowHidden: mouse = nil
    case .keyPressed(.pageUp): edge = .top
    case .keyPressed(.pageDown): edge = .bottom
    case .keyPressed(let key):
      switch PlayerCommand(key, modifiers) {
      case .showKeys: showsKeys.toggle()
      case .close where showsKeys: showsKeys = false
      case let command?: commands.append(command)
      case nil: break
      }
    default: break
    }
  }

  /// Gives the playhead or the card to a touch, unless another touch holds one of them.
  fileprivate mutating func take(_ touch: Touch) {
    guard holder == nil else { return }
    holder = touch.id
    follow(touch)
  }

  fileprivate mutating func follow(_ touch: Touch) {
    guard holder == touch.id else { return }
    if touch.item == PlayerPart.grip.id {
      dragged = .dragged(top: (touch.location - touch.grab).y)
    } else {
      commands.append(.hold(timeline.moment(at: layout.share(at: touch.location))))
    }
  }

  /// Releases the playhead, or docks the card: at the nearer edge of the window, or at its previous
  /// edge if the touch was canceled.
  fileprivate mutating func release(_ touch: Touch, isCancelled: Bool = false) {
    guard holder == touch.id else { return }
    holder = nil
    guard touch.item == PlayerPart.grip.id else { return commands.append(.release) }
    if !isCancelled { edge = layout.nearestPlace }
    dragged = nil
  }
}

/// A responder that moves the playhead with a touch, or drags the card.
private struct HoldingResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout PlayerBar) {
    touches.forEach { content.take($0) }
  }

  func touchesMoved(_ touches: [Touch], content: inout PlayerBar) {
    touches.forEach { content.follow($0) }
  }

  func touchesEnded(_ touches: [Touch], content: inout PlayerBar) {
    touches.forEach { content.release($0) }
  }

  func touchesCancelled(_ touches: [Touch], content: inout PlayerBar) {
    touches.forEach { content.release($0, isCancelled: true) }
  }
}
