/// A pointer that is down: its touch, the pressed item, and the gesture that it has become.
package struct ActiveTouch: Hashable, Sendable {
  package private(set) var touch: Touch
  let container: ContainerID?
  /// The name that the pressed item had at the press; empty if no item was pressed.
  ///
  /// It is stored because another page can be shown before the release.
  package let itemName: String
  package let control: String?
  package internal(set) var traits: Arbiter.Traits
  private(set) var role: Role
  private(set) var trail = TouchTrail()

  /// The gesture of a pointer that is down, with its state.
  enum Role: Hashable, Sendable {
    /// The press has not become a gesture yet.
    case undecided
    case dragging
    /// The pressed item follows the pointer without a lift.
    case following
    /// The pointer does nothing until it goes up.
    case ignored
    case scrolling
    case swiping
    case holdingThumb(ThumbDrag)
    case paging(TrackPaging)
    case banding(SelectionBand)
    case magnifying(Pinch)
    case selectingText
  }
}

extension ActiveTouch.Role {
  /// Whether Escape cancels the gesture, and other keys do nothing meanwhile.
  ///
  /// It is `false` for a drag, because a drag receives all keys before any gesture does.
  var isCancelledByEscape: Bool {
    switch self {
    case .following, .swiping, .banding: true
    case .undecided, .dragging, .ignored, .scrolling, .holdingThumb, .paging, .magnifying: false
    case .selectingText: false
    }
  }

  /// Whether a pointer with this role moves items or scrolls, other than by a drag.
  ///
  /// No layout is reported while such a pointer is down.
  var movesContent: Bool {
    switch self {
    case .undecided, .dragging, .ignored, .selectingText: false
    case .following, .scrolling, .swiping, .holdingThumb, .paging, .banding, .magnifying: true
    }
  }

  var thumb: ThumbDrag? { if case .holdingThumb(let thumb) = self { thumb } else { nil } }
  var paging: TrackPaging? { if case .paging(let paging) = self { paging } else { nil } }
  var band: SelectionBand? { if case .banding(let band) = self { band } else { nil } }
}

extension ActiveTouch {
  init(
    _ touch: Touch, on itemName: String, in container: ContainerID?, _ traits: Arbiter.Traits,
    control: String? = nil
  ) {
    (self.touch, self.itemName, self.container) = (touch, itemName, container)
    (self.traits, self.control, role) = (traits, control, .undecided)
  }

  package var isUndecided: Bool { role == .undecided }

  /// Returns whether the touch presses an item, or is followed by it.
  func presses(_ item: ItemID) -> Bool {
    touch.item == item && (role == .undecided || role == .following)
  }

  /// Returns the touch with its velocity and its glide, which a responder receives.
  func withVelocity(at now: Microseconds, _ tuning: Tuning) -> Touch {
    var touch = touch
    touch.velocity = trail.velocity(at: now, of: touch.location, tuning)
    touch.glide = touch.velocity.glide(tuning.glideSpring)
    return touch
  }

  mutating func move(to point: Point, at now: Microseconds, _ tuning: Tuning) {
    touch.location = point
    touch.phase = .moved
    touch.timestamp = now
    switch role {
    case .following, .scrolling, .swiping: trail.add(point, at: now, tuning)
    default: break
    }
    if touch.translation.isLonger(than: tuning.slop(of: touch.id.kind)) {
      touch.hasExceededSlop = true
    }
  }

  mutating func end(_ phase: Touch.Phase, at now: Microseconds) {
    touch.phase = phase
    touch.timestamp = now
  }

  mutating func follow(at now: Microseconds, _ tuning: Tuning) {
    role = .following
    trail.add(touch.location, at: now, tuning)
  }

  mutating func setRole(_ role: Role) { self.role = role }

  func outcome(of trigger: GestureTrigger) -> Arbiter.Outcome? {
    Arbiter.outcome(of: trigger, for: touch.id.kind, on: traits)
  }

  /// Returns the triggers whose distance the pointer has exceeded, in the order to try them.
  ///
  /// `axis` is the scroll axis of the collection view under the pointer; `nil` if there is none.
  func motionTriggers(along axis: Axis? = nil, _ tuning: Tuning) -> [GestureTrigger] {
    var triggers: [GestureTrigger] = []
    let translation = touch.translation
    let along = axis ?? .vertical
    let isAcross = translation[along.across].magnitude > translation[along].magnitude
    // A motion across a row that can be swiped must not lift the row: it may become the swipe.
    let isBeforeSwipe = isAcross && axis != nil && traits.contains(.swipeable)
    if translation.isLonger(than: tuning.liftDistance), !isBeforeSwipe {
      triggers.append(.movedBeyondLiftDistance)
    }
    if touch.hasExceededSlop { triggers.append(isAcross ? .movedAcross : .movedAlong) }
    return triggers
  }

  /// Returns the time of the long press; `nil` if a long press would not decide the gesture.
  func holdDeadline(_ tuning: Tuning) -> Microseconds? {
    let kind = touch.id.kind
    guard role == .undecided, kind == .touch || tuning.mouseLongPressLifts,
      !touch.hasExceededSlop || kind == .mouse, outcome(of: .held) != nil
    else { return nil }
    return endOfLongPress(tuning)
  }

  func endOfLongPress(_ tuning: Tuning) -> Microseconds {
    touch.began + tuning.longPress(of: touch.id.kind)
  }
}

extension Vector {
  /// Returns the translation by which an item glides if it is released at this velocity per second.
  ///
  /// A critically damped spring slows the item, so the translation is v · response / 2π.
  fileprivate func glide(_ spring: Spring) -> Vector {
    func distance(_ speed: Length) -> Length {
      Length(subpixels: Int(Int64(speed.subpixels) * spring.response.count / 6_283_185))
    }
    return Vector(dx: distance(dx), dy: distance(dy))
  }
}

extension ActiveTouch: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    touch.encode(into: &writer)
    writer.write(container, itemName, control, traits, role, trail)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    touch = try Touch(decoding: &reader)
    (container, itemName, control, traits, role, trail) = try reader.read()
  }
}

extension ActiveTouch.Role: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .undecided: writer.write(tag: 0)
    case .dragging: writer.write(tag: 1)
    case .following: writer.write(tag: 2)
    case .ignored: writer.write(tag: 3)
    case .scrolling: writer.write(tag: 4)
    case .swiping: writer.write(tag: 5)
    case .holdingThumb(let thumb): writer.write(tag: 6, thumb)
    case .paging(let paging): writer.write(tag: 7, paging)
    case .banding(let band): writer.write(tag: 8, band)
    case .magnifying(let pinch): writer.write(tag: 9, pinch)
    case .selectingText: writer.write(tag: 10)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .undecided
    case 1: self = .dragging
    case 2: self = .following
    case 3: self = .ignored
    case 4: self = .scrolling
    case 5: self = .swiping
    case 6: self = .holdingThumb(try reader.read())
    case 7: self = .paging(try reader.read())
    case 8: self = .banding(try reader.read())
    case 9: self = .magnifying(try reader.read())
    case 10: self = .selectingText
    default: throw reader.invalid("role of a pointer")
    }
  }
}

extension Arbiter.Traits: CanonicalCodable {}
