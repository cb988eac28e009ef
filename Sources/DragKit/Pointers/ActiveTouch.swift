package import DragCoding
internal import DragFrameIO
internal import DragGeometry
package import DragModel

package struct ActiveTouch: Hashable, Sendable {
  package private(set) var touch: Touch
  package let container: ContainerID?
  /// The name that the pressed item had at the press; empty if no item was pressed.
  ///
  /// It is stored, since another page can be shown before the release.
  let itemName: String
  package let part: String?
  package internal(set) var traits: Arbiter.Traits
  package private(set) var role: Role
  private(set) var trail = TouchTrail()
  private(set) var thumb: ThumbDrag?
  var paging: TrackPaging?
  var band: SelectionBand?
  private(set) var pinch: Pinch?

  package enum Role: Int, Hashable, Sendable {
    case undecided
    case carrying
    case following
    case ignored
    case scrolling
    case swiping
    case holdingThumb
    case paging
    case banding
    case magnifying
    case selectingText

    /// Whether Escape cancels the gesture, as it cancels a drag, and other keys have no effect until it ends.
    package var isCancelledByEscape: Bool { [.following, .swiping, .banding].contains(self) }

    /// Whether a pointer with this role moves items or scrolls.
    ///
    /// No layout is reported while such a pointer is down.
    var movesContent: Bool {
      switch self {
      case .undecided, .carrying, .ignored, .selectingText: false
      case .following, .scrolling, .swiping, .holdingThumb, .paging, .banding, .magnifying: true
      }
    }
  }
}

extension ActiveTouch {
  init(
    _ touch: Touch, on itemName: String, in container: ContainerID?, _ traits: Arbiter.Traits,
    part: String? = nil
  ) {
    (self.touch, self.itemName, self.container) = (touch, itemName, container)
    (self.traits, self.part, role) = (traits, part, .undecided)
  }

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
    if [.following, .scrolling, .swiping].contains(role) { trail.add(point, at: now, tuning) }
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

  mutating func begin(
    _ role: Role, thumb: ThumbDrag? = nil, paging: TrackPaging? = nil, band: SelectionBand? = nil,
    pinch: Pinch? = nil
  ) {
    (self.role, self.thumb, self.paging) = (role, thumb, paging)
    (self.band, self.pinch) = (band, pinch)
  }

  func outcome(of trigger: Arbiter.Trigger) -> Arbiter.Outcome? {
    Arbiter.outcome(of: trigger, for: touch.id.kind, on: traits)
  }

  /// Returns the triggers whose distance the pointer has exceeded, in the order in which to try them.
  ///
  /// `axis` is the axis along which the collection view under the pointer scrolls; `nil` if there is none.
  func motionTriggers(along axis: Axis? = nil, _ tuning: Tuning) -> [Arbiter.Trigger] {
    var triggers: [Arbiter.Trigger] = []
    let translation = touch.translation
    let along = axis ?? .vertical
    let isAcross = translation[along.across].magnitude > translation[along].magnitude
    // A motion across a row that can be swiped is on its way to the swipe.
    let isBeforeSwipe = isAcross && axis != nil && traits.contains(.swipeable)
    if translation.isLonger(than: tuning.liftDistance), !isBeforeSwipe {
      triggers.append(.movedBeyondLiftDistance)
    }
    if touch.hasExceededSlop { triggers.append(isAcross ? .movedAcross : .movedAlong) }
    return triggers
  }

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
    writer.write(itemName, container, part, traits)
    writer.write(role, touch.hasExceededSlop, trail, thumb, paging, band, pinch)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    touch = try Touch(decoding: &reader)
    (itemName, container, part, traits) = try reader.read()
    (role, touch.hasExceededSlop, trail, thumb, paging, band, pinch) = try reader.read()
  }
}

extension ActiveTouch.Role: CanonicalCodable {}

extension Arbiter.Traits: CanonicalCodable {}
