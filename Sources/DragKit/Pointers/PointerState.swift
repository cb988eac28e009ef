/// The pointers that are down, with their gestures, and the item under the mouse.
///
/// ``Turn`` and its layers change it. A pointer that goes up is removed after its last step.
struct PointerState: Hashable, Sendable {
  /// The pointers that are down, in the order in which they went down.
  private(set) var touches: [ActiveTouch] = []
  var hasBand: Bool { touches.contains { $0.role.band != nil } }
  /// Whether a selection band scrolls its view.
  var isAutoScrolling: Bool { touches.contains { $0.role.band?.autoScroll.isSettled == false } }
  private(set) var hovered: ItemID?
  /// The tappable control or handle under the mouse, in the hovered row; `nil` if there is none.
  private(set) var hoveredRowControl: String?
  private(set) var cursor = Cursor.arrow
  /// The last press that ended, if it was a tap; the next press can make it a double tap.
  private(set) var lastTap: Tap?
  /// The press that has opened the menu, until its release.
  private(set) var menuPress: MenuPress?
  var decisions = GestureDecisions()

  subscript(id: PointerID) -> ActiveTouch? { index(of: id).map { touches[$0] } }

  // A separate function because a copy of a touch is large.
  func location(of id: PointerID) -> Point? { index(of: id).map { touches[$0].touch.location } }
  func role(of id: PointerID) -> ActiveTouch.Role? { index(of: id).map { touches[$0].role } }

  private func index(of id: PointerID) -> Int? {
    touches.indices.first { touches[$0].touch.id == id }
  }

  var isSelectingText: Bool { role(of: .mouse) == .selectingText }

  var movesContent: Bool { touches.contains(where: \.role.movesContent) }

  mutating func hover(_ item: ItemID?, control: String? = nil) {
    (hovered, hoveredRowControl) = (item, control)
  }

  mutating func setCursor(_ cursor: Cursor) -> Bool {
    defer { self.cursor = cursor }
    return self.cursor != cursor
  }

  mutating func setMenuPress(_ press: MenuPress?) { menuPress = press }

  mutating func add(_ touch: ActiveTouch) { touches.append(touch) }

  /// Records the end of a press; if `isTap`, the next press can make it a double tap.
  mutating func recordEnd(of touch: Touch, isTap: Bool) { lastTap = isTap ? Tap(touch) : nil }

  /// Returns the state with its times earlier by a duration, for a clock that begins again at zero.
  func earlier(by time: Microseconds) -> PointerState {
    var earlier = self
    earlier.lastTap = lastTap?.earlier(by: time)
    return earlier
  }

  mutating func remove(_ id: PointerID) { touches.removeAll { $0.touch.id == id } }

  @discardableResult
  mutating func update(_ id: PointerID, _ change: (inout ActiveTouch) -> Void) -> ActiveTouch? {
    guard let index = index(of: id) else { return nil }
    change(&touches[index])
    return touches[index]
  }

  mutating func ignore(_ id: PointerID) { update(id) { $0.setRole(.ignored) } }

  /// Makes the pointers that carried a drag do nothing until they go up.
  mutating func ignoreDragging() {
    for index in touches.indices where touches[index].role == .dragging {
      touches[index].setRole(.ignored)
    }
  }

  /// Returns the time at which the next long press is due; `nil` if none is pending.
  func nextHold(_ tuning: Tuning) -> Microseconds? {
    // By index: a touch is large, and this runs with every motion.
    var next: Microseconds?
    for index in touches.indices where touches[index].role == .undecided {
      guard let hold = touches[index].holdDeadline(tuning) else { continue }
      next = min(next ?? hold, hold)
    }
    return next
  }

  /// Returns the pointers whose long press is due.
  func held(at now: Microseconds, _ tuning: Tuning) -> [PointerID] {
    touches.filter { $0.holdDeadline(tuning).map { $0 <= now } ?? false }.map(\.touch.id)
  }
}

// The decisions are encoded separately, because the hashes of a state do not contain them.
extension PointerState: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(touches, hovered, hoveredRowControl, cursor, lastTap, menuPress)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (touches, hovered, hoveredRowControl, cursor, lastTap, menuPress) = try reader.read()
  }
}
