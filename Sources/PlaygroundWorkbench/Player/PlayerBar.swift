internal import DragFrameIO
internal import DragGeometry

/// The hand at the player: what it is over, what it holds, and what it asks for.
struct PlayerBar: Hashable {
  /// Where the mouse is; nothing where it is outside, or unknown.
  private(set) var mouse: Point?
  /// The modifier keys that are held.
  private(set) var modifiers: Modifiers
  /// The pointer that is down, on which part, and where it is.
  private(set) var press: Press?

  /// The end of the window at which the player stands.
  private var end = PlayerPlace.bottom

  /// A pointer that went down on a part.
  struct Press: Hashable {
    let pointer: PointerID
    let part: PlayerPart
    var location: Point
    /// How far below the upper edge of the card it went down.
    let depth: Length
  }

  /// Creates a hand that has not come yet.
  init(modifiers: Modifiers = []) {
    self.modifiers = modifiers
  }

  /// Where the player stands, or is carried.
  var place: PlayerPlace {
    guard let press, press.part == .grip else { return end }
    return .carried(press.location.y - press.depth)
  }

  /// What the mouse is over, while it holds nothing else.
  func hovered(_ layout: PlayerBarLayout) -> PlayerPart? {
    press == nil ? mouse.flatMap(layout.part) : nil
  }

  /// `true` where a part is pressed and would do something if it were let go.
  func isPressed(_ part: PlayerPart, _ layout: PlayerBarLayout) -> Bool {
    press.map { $0.part == part && layout.parts[part]?.contains($0.location) == true } ?? false
  }

  /// What the mouse pointer looks like.
  func cursor(_ layout: PlayerBarLayout) -> Cursor {
    if press?.pointer == .mouse { return press?.part == .grip ? .grabbing : .hand }
    return hovered(layout) == nil ? .arrow : .hand
  }

  /// The place on the timeline that is looked at: that of the pointer that holds the playhead, or
  /// of the mouse.
  func lookedAt(_ layout: PlayerBarLayout) -> Point? {
    if let press { return press.part == .timeline ? press.location : nil }
    return hovered(layout) == .timeline ? mouse : nil
  }

  /// Takes in what happened, and says what that asks of the player.
  mutating func note(
    _ kind: InputEvent.Kind, _ layout: PlayerBarLayout, _ timeline: Timeline
  ) -> PlayerCommand? {
    switch kind {
    case .pointerPressed(let pointer, let point, .primary):
      follow(pointer, to: point)
      return down(pointer, at: point, layout, timeline)
    case .pointerMoved(let pointer, let point, let isDown):
      follow(pointer, to: point)
      return isDown ? move(pointer, to: point, layout, timeline) : lose(pointer)
    case .pointerReleased(let pointer, let point, .primary):
      follow(pointer, to: point)
      return up(pointer, at: point, layout)
    case .pointerCancelled(let pointer): return lose(pointer)
    case .pointerLeft: mouse = nil
    case .focusLost, .windowHidden:
      mouse = nil
      return press.flatMap { lose($0.pointer) }
    case .modifiersChanged(let held): modifiers = held
    case .keyPressed(.pageUp): return stand(at: .top)
    case .keyPressed(.pageDown): return stand(at: .bottom)
    case .keyPressed(let key): return PlayerCommand(key, modifiers)
    default: break
    }
    return nil
  }
}

extension PlayerBar {
  private mutating func follow(_ pointer: PointerID, to point: Point) {
    if pointer == .mouse { mouse = point }
  }

  private mutating func down(
    _ pointer: PointerID, at point: Point, _ layout: PlayerBarLayout, _ timeline: Timeline
  ) -> PlayerCommand? {
    guard press == nil, let part = layout.part(at: point) else { return nil }
    press = Press(
      pointer: pointer, part: part, location: point, depth: point.y - layout.card.minY)
    return part == .timeline ? .hold(timeline.moment(at: layout.share(at: point))) : nil
  }

  private mutating func move(
    _ pointer: PointerID, to point: Point, _ layout: PlayerBarLayout, _ timeline: Timeline
  ) -> PlayerCommand? {
    guard press?.pointer == pointer else { return nil }
    press?.location = point
    if press?.part == .grip { return .carry }
    guard press?.part == .timeline else { return nil }
    return .hold(timeline.moment(at: layout.share(at: point)))
  }

  private mutating func up(
    _ pointer: PointerID, at point: Point, _ layout: PlayerBarLayout
  ) -> PlayerCommand? {
    guard let ending = press, ending.pointer == pointer else { return nil }
    press = nil
    if ending.part == .timeline { return .letGo }
    if ending.part == .grip { return stand(at: layout.nearestPlace) }
    return layout.parts[ending.part]?.contains(point) == true ? ending.part.command : nil
  }

  private mutating func stand(at end: PlayerPlace) -> PlayerCommand {
    self.end = end
    return .carry
  }

  /// A pointer is gone: a playhead that it held is let go, and a button is as if never pressed.
  private mutating func lose(_ pointer: PointerID) -> PlayerCommand? {
    guard let ending = press, ending.pointer == pointer else { return nil }
    press = nil
    return ending.part == .timeline ? .letGo : nil
  }
}
