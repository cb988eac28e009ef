internal import DragEvents
internal import DragGeometry

struct PlayerBar: Hashable {
  private(set) var mouse: Point?
  private(set) var modifiers: Modifiers
  private(set) var press: Press?
  /// The edge of the window at which the player is docked while it is not dragged.
  private(set) var edge = PlayerPlace.bottom
  /// Whether the list of keys is shown, until a key or a press closes it.
  private(set) var showsKeys = false

  struct Press: Hashable {
    let pointer: PointerID
    let part: PlayerPart
    var location: Point
    /// The distance from the top edge of the player's card down to the press.
    let depth: Length
  }

  init(modifiers: Modifiers = []) { self.modifiers = modifiers }

  var place: PlayerPlace {
    guard let press, press.part == .grip else { return edge }
    return .dragged(top: press.location.y - press.depth)
  }

  func hovered(_ layout: PlayerBarLayout) -> PlayerPart? {
    press == nil ? mouse.flatMap(layout.part) : nil
  }

  func isPressed(_ part: PlayerPart, _ layout: PlayerBarLayout) -> Bool {
    press.map { $0.part == part && layout.parts[part]?.contains($0.location) == true } ?? false
  }

  func cursor(_ layout: PlayerBarLayout) -> Cursor {
    if press?.pointer == .mouse { return press?.part == .grip ? .grabbing : .hand }
    return hovered(layout) == nil ? .arrow : .hand
  }

  func inspectedPoint(_ layout: PlayerBarLayout) -> Point? {
    if let press { return press.part == .timeline ? press.location : nil }
    return hovered(layout) == .timeline ? mouse : nil
  }

  mutating func handle(
    _ kind: InputEvent.Kind, _ layout: PlayerBarLayout, _ timeline: Timeline
  ) -> PlayerCommand? {
    switch kind {
    case .pointerPressed(let pointer, let point, .primary):
      showsKeys = false
      if pointer == .mouse { mouse = point }
      guard press == nil, let part = layout.part(at: point) else { return nil }
      press = Press(
        pointer: pointer, part: part, location: point, depth: point.y - layout.card.minY)
      return part == .timeline ? .hold(timeline.moment(at: layout.share(at: point))) : nil
    case .pointerMoved(let pointer, let point, let isDown):
      if pointer == .mouse { mouse = point }
      guard isDown else { return cancel(pointer) }
      guard press?.pointer == pointer else { return nil }
      press?.location = point
      if press?.part == .grip { return .move }
      guard press?.part == .timeline else { return nil }
      return .hold(timeline.moment(at: layout.share(at: point)))
    case .pointerReleased(let pointer, let point, .primary):
      if pointer == .mouse { mouse = point }
      guard let ending = press, ending.pointer == pointer else { return nil }
      press = nil
      if ending.part == .timeline { return .release }
      if ending.part == .grip { return dock(at: layout.nearestPlace) }
      guard layout.parts[ending.part]?.contains(point) == true else { return nil }
      return ending.part.look(isPlaying: false).command
    case .pointerCancelled(let pointer): return cancel(pointer)
    case .pointerLeft: mouse = nil
    case .focusLost, .windowHidden:
      mouse = nil
      return press.flatMap { cancel($0.pointer) }
    case .modifiersChanged(let held): modifiers = held
    case .keyPressed(let key): return command(for: key)
    default: break
    }
    return nil
  }

  private mutating func command(for key: Key) -> PlayerCommand? {
    let command = PlayerCommand(key, modifiers)
    if command == .close, showsKeys {
      showsKeys = false
      return nil
    }
    switch key {
    case .pageUp: return dock(at: .top)
    case .pageDown: return dock(at: .bottom)
    default:
      if command == .showKeys { showsKeys.toggle() }
      return command
    }
  }

  private mutating func dock(at edge: PlayerPlace) -> PlayerCommand {
    self.edge = edge
    return .move
  }

  private mutating func cancel(_ pointer: PointerID) -> PlayerCommand? {
    guard let ending = press, ending.pointer == pointer else { return nil }
    press = nil
    return ending.part == .timeline ? .release : nil
  }
}
