public import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

/// A touch with what the arbiter has made of it.
public struct ActiveTouch: Hashable, Sendable {
  /// The touch.
  public internal(set) var touch: Touch
  /// The container of the item that the touch went down on.
  public let container: ContainerID?
  /// The name of that item: another page may be shown before the touch ends.
  let itemName: String
  /// The part of the row that the touch went down on, such as `delete`; nothing where it went down on
  /// the row itself.
  public let part: String?
  /// What that item can do.
  public let traits: Arbiter.Traits
  /// What the touch has become.
  public internal(set) var role: Role
  /// Where it was in the last tenth of a second, while its speed matters.
  var trail = TouchTrail()
  /// Where it took hold of a scroll bar's thumb.
  var thumb: ThumbDrag?
  /// What it does to a scroll bar's track.
  var paging: TrackPaging?

  /// What a touch can become.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing is decided yet.
    case open
    /// It carries the item of the drag session.
    case carrying
    /// Its item follows it, without lift.
    case following
    /// It means nothing any more.
    case spent
    /// What lies under it moves with it, up and down.
    case scrolling
    /// Its item moves with it, sideways.
    case swiping
    /// It holds the thumb of a scroll bar.
    case holdingThumb
    /// It is down on the track of a scroll bar, which scrolls page by page towards it.
    case paging

    /// `true` where things have no place of their own as long as the touch is down.
    var movesWhatIsSeen: Bool {
      switch self {
      case .open, .carrying, .spent: false
      case .following, .scrolling, .swiping, .holdingThumb, .paging: true
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
    (self.traits, self.part, role) = (traits, part, .open)
  }

  /// The touch as its handlers are told of it: with its speed.
  func told(at now: Microseconds, _ tuning: Tuning) -> Touch {
    var touch = touch
    touch.velocity = trail.velocity(at: now, of: touch.location)
    touch.glide = touch.velocity.glide(tuning.glideSpring)
    return touch
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
    touch.encode(into: &writer)
    itemName.encode(into: &writer)
    container.encode(into: &writer)
    part.encode(into: &writer)
    traits.rawValue.encode(into: &writer)
    role.rawValue.encode(into: &writer)
    touch.hasStrayed.encode(into: &writer)
    trail.encode(into: &writer)
    thumb.encode(into: &writer)
    paging.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    touch = try Touch(decoding: &reader)
    itemName = try String(decoding: &reader)
    container = try ContainerID?(decoding: &reader)
    part = try String?(decoding: &reader)
    traits = Arbiter.Traits(rawValue: try Int(decoding: &reader))
    guard let role = Role(rawValue: try Int(decoding: &reader)) else {
      throw reader.invalid("role")
    }
    self.role = role
    touch.hasStrayed = try Bool(decoding: &reader)
    trail = try TouchTrail(decoding: &reader)
    thumb = try ThumbDrag?(decoding: &reader)
    paging = try TrackPaging?(decoding: &reader)
  }
}
