/// A press of the mouse or a finger, until its release or cancellation, like UIKit's `UITouch`.
public struct Touch: Hashable, Sendable {
  /// The identity of the mouse or finger.
  public let id: PointerID
  var phase: Phase
  /// The location of the press or of the last motion, in window coordinates.
  public internal(set) var location: Point
  let start: Point
  let began: Microseconds
  /// The number of successive taps, including this press: 2 for the second press (as in UIKit).
  ///
  /// A press continues the series if a pointer of the same kind hits the same item again, at most
  /// ``Tuning/doubleTapTime`` after the last tap's press and at most ``Tuning/touchSlop`` from it.
  public internal(set) var tapCount = 1
  /// The time of the last press, motion, release or cancellation (see `InputEvent.time`).
  public internal(set) var timestamp: Microseconds
  /// The pressed item; `nil` if the press hit none.
  public let item: ItemID?
  /// The vector from the item's visible upper left corner to the press; zero without an item.
  public let grab: Vector
  /// The velocity in logical pixels per second; zero unless a ``TouchResponder`` gets the touch.
  public internal(set) var velocity = Vector.zero
  /// The translation by which the item would glide if it were released now, in logical pixels; zero
  /// unless a ``TouchResponder`` gets the touch.
  public internal(set) var glide = Vector.zero
  /// Whether the touch has ever been farther from its press than the slop.
  ///
  /// The slop is ``Tuning/touchSlop`` for a finger, ``Tuning/mouseSlop`` for the mouse. Scrolls and
  /// swipes begin with the part of the translation beyond the slop.
  public internal(set) var hasExceededSlop = false

  enum Phase: Int, Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  init(_ id: PointerID, at location: Point, time: Microseconds, item: ItemID?, grab: Vector) {
    (self.id, phase, self.item, self.grab) = (id, .began, item, grab)
    (self.location, start) = (location, location)
    (began, timestamp) = (time, time)
  }

  /// The translation from the press to ``location``, in logical pixels.
  public var translation: Vector { location - start }
}

// Without the velocity and the glide: they follow from the trail of an ``ActiveTouch``.
extension Touch {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(id, phase, location, start, began, timestamp, item, grab)
    writer.write(tapCount, hasExceededSlop)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (id, phase, location, start, began, timestamp, item, grab) = try reader.read()
    (tapCount, hasExceededSlop) = try reader.read()
  }
}

extension Touch.Phase: CanonicalCodable {}

/// A handler of touches on items that follow the touch without a lift or a delay.
///
/// The four methods are those of `UIResponder`. Each call has one touch. By default, the methods do
/// nothing. A touch belongs to the item on which it went down (``Touch/item``), wherever it moves.
public protocol TouchResponder<Content>: Sendable {
  /// The content that the calls may change.
  associatedtype Content

  /// Called when touches went down on an item of this responder.
  func touchesBegan(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder moved.
  func touchesMoved(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder went up.
  func touchesEnded(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder were cancelled.
  ///
  /// Touches are cancelled if their release was lost, Escape was pressed, or another page is shown.
  func touchesCancelled(_ touches: [Touch], content: inout Content)
}

extension TouchResponder {
  public func touchesBegan(_ touches: [Touch], content: inout Content) {}
  public func touchesMoved(_ touches: [Touch], content: inout Content) {}
  public func touchesEnded(_ touches: [Touch], content: inout Content) {}
  public func touchesCancelled(_ touches: [Touch], content: inout Content) {}
}
