public import DragCoding
public import DragFrameIO
public import DragGeometry
public import DragModel

/// A mouse or a finger from the moment it goes down until it goes up, as UIKit's `UITouch` is.
public struct Touch: Hashable, Sendable {
  /// Which mouse or finger.
  public let id: PointerID
  /// What it did last.
  public internal(set) var phase: Phase
  /// Where it is now, in the window.
  public internal(set) var location: Point
  /// Where it went down, in the window.
  public let start: Point
  /// When it went down.
  public let began: Microseconds
  /// When it last did something.
  public internal(set) var timestamp: Microseconds
  /// The item that it went down on.
  ///
  /// It stays the same for as long as the touch lasts.
  public let item: ItemID?
  /// The way from the upper left corner of the item, as it was seen then, to where it went down.
  public let grab: Vector
  /// How fast it is, in logical pixels a second, over the last tenth of a second.
  ///
  /// It is told to responders, and to those who scroll.
  public internal(set) var velocity = Vector.zero
  /// How far something glides that it lets go of now.
  public internal(set) var glide = Vector.zero
  /// Whether it has moved farther than the slop of a press.
  public internal(set) var hasExceededSlop = false

  /// What a touch can do.
  public enum Phase: Int, Hashable, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It went up.
    case ended
    /// It was taken away.
    case cancelled
  }

  init(
    _ id: PointerID, at location: Point, time: Microseconds, item: ItemID?, grab: Vector
  ) {
    self.id = id
    phase = .began
    self.location = location
    start = location
    began = time
    timestamp = time
    self.item = item
    self.grab = grab
  }

  /// The translation from where the touch went down.
  public var translation: Vector { location - start }
}

// An active touch stores whether it has strayed; how fast it is follows from its trail.
extension Touch: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(id, phase, location, start, began, timestamp, item, grab)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (id, phase, location, start, began, timestamp, item, grab) = try reader.read()
  }
}

extension Touch.Phase: CanonicalCodable {}
