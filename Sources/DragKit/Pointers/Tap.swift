/// A press that was released as a tap; the next press can make it a double tap.
struct Tap: Hashable, Sendable {
  private let pointer: PointerID
  private let item: ItemID?
  private let location: Point
  private var pressed: Microseconds
  private let count: Int

  /// Returns the number of successive taps, including `touch`; 1 if it does not continue this tap.
  func count(with touch: Touch, _ tuning: Tuning) -> Int {
    let isNear = !(touch.start - location).isLonger(than: tuning.touchSlop)
    let isSame = touch.id.kind == pointer.kind && touch.item == item && item != nil
    return isSame && isNear && touch.began <= pressed + tuning.doubleTapTime ? count + 1 : 1
  }

  func earlier(by time: Microseconds) -> Tap {
    var earlier = self
    earlier.pressed = pressed - time
    return earlier
  }
}

extension Tap: FieldCoded {
  static let fields = Fields(Tap.init) { ($0.pointer, $0.item, $0.location, $0.pressed, $0.count) }

  init(_ touch: Touch) {
    self.init(
      pointer: touch.id, item: touch.item, location: touch.start, pressed: touch.began,
      count: touch.tapCount)
  }
}

/// A press of a mouse button that has opened a menu, and whose release can choose an entry.
struct MenuPress: Hashable, Sendable {
  let button: PointerButton
  let location: Point
}

extension MenuPress: FieldCoded {
  static let fields = Fields(MenuPress.init) { ($0.button, $0.location) }
}
