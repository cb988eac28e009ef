internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundUI

/// The bar of the player: where it is, and what its user asks for.
struct PlayerBar: InteractiveContent, Sendable {
  var model = Model()
  /// The edge of the window at which the player is docked while it is not dragged.
  private(set) var edge = PlayerPlace.bottom
  /// The place to which the card is dragged; `nil` while it is docked.
  private(set) var dragged: PlayerPlace?
  /// The pointer that holds the playhead or the card.
  private(set) var holder: PointerID?
  /// Whether the list of keys is shown, until a key or a press closes it.
  private(set) var showsKeys = false
  /// The mouse in the window.
  private(set) var mouse: Point?
  var layout = PlayerBarLayout(in: .zero, takeOverWidth: 0)
  var timeline: Timeline?
  /// The commands of the user since the last event.
  var commands: [PlayerCommand] = []

  var stage: Stage { Self.stage(of: layout.widgets) }
  var place: PlayerPlace { dragged ?? edge }

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

  /// Reads an event that the widgets do not handle: a key, or where the mouse is.
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

  /// Lets a touch hold the playhead or the card, unless another one holds something.
  fileprivate mutating func take(_ touch: Touch) {
    guard holder == nil else { return }
    holder = touch.id
    follow(touch)
  }

  fileprivate mutating func follow(_ touch: Touch) {
    guard holder == touch.id else { return }
    if touch.item == PlayerPart.grip.id {
      dragged = .dragged(top: (touch.location - touch.grab).y)
    } else if let timeline {
      commands.append(.hold(timeline.moment(at: layout.share(at: touch.location))))
    }
  }

  /// Releases the playhead, or docks the card at the nearer end of the window; after a cancellation
  /// where it began.
  fileprivate mutating func release(_ touch: Touch, isCancelled: Bool = false) {
    guard holder == touch.id else { return }
    holder = nil
    guard touch.item == PlayerPart.grip.id else { return commands.append(.release) }
    if !isCancelled { edge = layout.nearestPlace }
    dragged = nil
  }
}

/// Holds the playhead at the moment under a touch, or drags the card with it.
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
