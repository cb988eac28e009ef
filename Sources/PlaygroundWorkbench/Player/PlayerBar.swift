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
  /// The commands of the user since the last turn.
  private var commands: [PlayerCommand] = []

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
    .item(PlayerPart.timeline.id) { $0.onTouches(PlayheadResponder()) }
    .item(PlayerPart.grip.id) { $0.onTouches(GripResponder()) }

  mutating func takeCommands() -> [PlayerCommand] {
    defer { commands = [] }
    return commands
  }

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

  fileprivate mutating func hold(at point: Point) {
    guard let timeline else { return }
    commands.append(.hold(timeline.moment(at: layout.share(at: point))))
  }

  fileprivate mutating func letGo() { commands.append(.release) }

  fileprivate mutating func take(_ touch: Touch) -> Bool {
    guard holder == nil else { return false }
    holder = touch.id
    return true
  }

  fileprivate mutating func release(_ touch: Touch) -> Bool {
    guard holder == touch.id else { return false }
    holder = nil
    return true
  }

  fileprivate mutating func drag(to point: Point, from grab: Vector) {
    dragged = .dragged(top: (point - grab).y)
  }

  /// Ends a drag of the card at the nearer end of the window, or where it began.
  fileprivate mutating func dock(atNearest: Bool) {
    if atNearest { edge = layout.nearestPlace }
    dragged = nil
  }
}

/// Holds the playhead at the moment under a touch.
private struct PlayheadResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.take(touch) { content.hold(at: touch.location) }
  }

  func touchesMoved(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.holder == touch.id { content.hold(at: touch.location) }
  }

  func touchesEnded(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.release(touch) { content.letGo() }
  }

  func touchesCancelled(_ touches: [Touch], content: inout PlayerBar) {
    touchesEnded(touches, content: &content)
  }
}

/// Drags the card with a touch, and docks it at the nearer end of the window.
private struct GripResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.take(touch) {
      content.drag(to: touch.location, from: touch.grab)
    }
  }

  func touchesMoved(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.holder == touch.id {
      content.drag(to: touch.location, from: touch.grab)
    }
  }

  func touchesEnded(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.release(touch) { content.dock(atNearest: true) }
  }

  func touchesCancelled(_ touches: [Touch], content: inout PlayerBar) {
    for touch in touches where content.release(touch) { content.dock(atNearest: false) }
  }
}
