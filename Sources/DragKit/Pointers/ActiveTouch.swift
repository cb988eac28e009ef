public import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

/// A pointer that is down, with what the arbiter has made of it.
public struct ActiveTouch: Hashable, Sendable {
  /// The touch.
  public internal(set) var touch: Touch
  /// The container of the item on which the pointer went down.
  public let container: ContainerID?
  /// The name of that item, which can be on another page before the pointer goes up.
  let itemName: String
  /// The part of the row on which the pointer went down, such as `delete`; `nil` for the row itself.
  public let part: String?
  /// What that item or part can do.
  public let traits: Arbiter.Traits
  /// What the pointer has become.
  public internal(set) var role: Role
  /// The last locations of a pointer whose velocity matters.
  var trail = TouchTrail()
  /// The point at which the pointer holds the thumb of a scroll bar.
  var thumb: ThumbDrag?
  /// The paging of a scroll bar's track by the pointer.
  var paging: TrackPaging?

  /// What a pointer can become.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing is decided yet.
    case undecided
    /// It carries the dragged items.
    case carrying
    /// Its item follows it, without being lifted.
    case following
    /// It has no meaning until it goes up.
    case ignored
    /// It scrolls what is under it.
    case scrolling
    /// It swipes its item.
    case swiping
    /// It holds the thumb of a scroll bar.
    case holdingThumb
    /// It is down on the track of a scroll bar, which scrolls page by page towards it.
    case paging

    /// Whether things have no final frames as long as the pointer is down.
    var movesContent: Bool {
      switch self {
      case .undecided, .carrying, .ignored: false
      case .following, .scrolling, .swiping, .holdingThumb, .paging: true
      }
    }

    /// Whether the velocity of the pointer matters.
    fileprivate var hasVelocity: Bool { [.following, .scrolling, .swiping].contains(self) }
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

  /// The touch with its velocity, as handlers get it.
  func withVelocity(at now: Microseconds, _ tuning: Tuning) -> Touch {
    var touch = touch
    touch.velocity = trail.velocity(at: now, of: touch.location, tuning)
    touch.glide = touch.velocity.glide(tuning.glideSpring)
    return touch
  }
}

// What happens to a pointer that is down.
extension ActiveTouch {
  mutating func move(to point: Point, at now: Microseconds, _ tuning: Tuning) {
    touch.location = point
    touch.phase = .moved
    touch.timestamp = now
    if role.hasVelocity { trail.add(point, at: now, tuning) }
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

  /// What the arbiter's table has for a trigger.
  func outcome(of trigger: Arbiter.Trigger) -> Arbiter.Outcome? {
    Arbiter.outcome(of: trigger, for: touch.id.kind, on: traits)
  }

  /// The triggers of the pointer's translation from where it went down, in the order in which they count, where
  /// things scroll along an axis.
  func motionTriggers(along axis: Axis = .vertical, _ tuning: Tuning) -> [Arbiter.Trigger] {
    var triggers: [Arbiter.Trigger] = []
    let translation = touch.translation
    if translation.isLonger(than: tuning.liftDistance) { triggers.append(.movedBeyondLiftDistance) }
    if touch.hasExceededSlop {
      let isAcross = translation[axis.across].magnitude > translation[axis].magnitude
      triggers.append(isAcross ? .movedAcross : .movedAlong)
    }
    return triggers
  }

  /// The time at which the pointer, if it stays where it is, has been held long enough; `nil` if that means
  /// nothing.
  func holdDeadline(_ tuning: Tuning) -> Microseconds? {
    let kind = touch.id.kind
    guard role == .undecided, kind == .touch || tuning.mouseLongPressLifts,
      !touch.hasExceededSlop || kind == .mouse, outcome(of: .heldStill) != nil
    else { return nil }
    return endOfLongPress(tuning)
  }

  /// The time from which on the pointer has been held long enough.
  func endOfLongPress(_ tuning: Tuning) -> Microseconds {
    touch.began + tuning.longPress(of: touch.id.kind)
  }
}

extension Vector {
  /// How far something goes that is let go at this speed, with a critically damped spring that has
  /// just enough way to brake by friction alone: v · response / 2π.
  fileprivate func glide(_ spring: Spring) -> Vector {
    func way(_ speed: Length) -> Length {
      Length(subpixels: Int(Int64(speed.subpixels) * spring.response.count / 6_283_185))
    }
    return Vector(dx: way(dx), dy: way(dy))
  }
}

extension ActiveTouch: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(touch, itemName, container, part, traits)
    writer.write(role, touch.hasExceededSlop, trail, thumb, paging)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (touch, itemName, container, part, traits) = try reader.read()
    (role, touch.hasExceededSlop, trail, thumb, paging) = try reader.read()
  }
}

extension ActiveTouch.Role: CanonicalCodable {}

extension Arbiter.Traits: CanonicalCodable {}
