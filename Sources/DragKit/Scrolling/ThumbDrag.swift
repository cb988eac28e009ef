public import DragCoding
public import DragGeometry

/// A thumb of a scroll bar that a pointer has taken hold of.
///
/// It keeps where it was grabbed: in a list of a million rows, a pixel of the track is thousands of
/// rows, and a press that does not move must not scroll at all.
public struct ThumbDrag: Hashable, Sendable {
  /// Where along the bar the pointer went down, in window pixels.
  private let start: Length
  /// The offset at which it did.
  private let offset: Length

  fileprivate init(from start: Length, at offset: Length) {
    self.start = start
    self.offset = offset
  }

  /// How far the pointer has gone since, along an axis.
  fileprivate func way(to point: Point, _ axis: Axis) -> Length {
    point[axis].clampedToSeam - start
  }

  /// The offset that lies so far from the one at which the drag began.
  fileprivate func offset(_ way: Length, farther span: ScrollSpan) -> Length {
    span.clamp(span.clamp(offset) + way)
  }
}

extension ScrollBar {
  /// A pointer takes hold of the thumb.
  public func beginDrag(at point: Point) -> ThumbDrag {
    ThumbDrag(from: point[axis].clampedToSeam, at: span.clamp(offset[axis]))
  }

  /// The offset to scroll to while a pointer that holds the thumb is at a point.
  ///
  /// Beyond the ends of the track the pointer moves nothing, and has to come back.
  public func offset(of drag: ThumbDrag, at point: Point) -> Vector {
    let way = drag.way(to: point, axis).clamped(to: -space...space)
    var next = offset
    let scrolled = span.length.scaled(by: way, over: space).roundedToPixel
    next[axis] = drag.offset(scrolled, farther: span)
    return next
  }
}

extension ThumbDrag: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(start, offset)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    start = try Length(decoding: &reader).clampedToSeam
    offset = try Length(decodingOffset: &reader)
  }
}
