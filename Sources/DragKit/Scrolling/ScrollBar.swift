internal import DragCoding
public import DragGeometry

/// The scroll bar of a collection view; all frames are in window coordinates.
public struct ScrollBar: Hashable, Sendable {
  let axis: Axis
  /// The frame in which the thumb moves.
  public let track: Rect
  let range: ScrollRange
  let offset: Vector
  /// Whether a pointer holds the thumb.
  public internal(set) var isHeld = false
  /// The distance of the track from the edges of its view, at which a press still hits the bar.
  private let margin: Length
  private let tuning: ScrollBarTuning

  init(
    _ axis: Axis, track: Rect, margin: Length = 0, range: ScrollRange, offset: Vector,
    _ tuning: ScrollBarTuning = Tuning().scrollBar
  ) {
    self.tuning = tuning
    (self.axis, self.margin) = (axis, margin)
    self.track = Rect(
      origin: track.origin.clampedToFarthest,
      size: ScrollRange(viewport: track.size, content: .zero).viewport)
    self.range = range
    let farthest = -ScrollRange.largest...ScrollRange.largest
    self.offset = Vector(
      dx: offset.dx.clamped(to: farthest), dy: offset.dy.clamped(to: farthest))
  }

  var isNeeded: Bool { span.length > 0 && space > 0 }

  /// The frame of the thumb, which is shorter beyond an end of the content.
  public var thumb: Rect {
    let excess = span.excess(of: offset[axis]).magnitude
    let squeezed = max(thumbLength - min(excess, thumbLength), tuning.squeezedThumb)
    let length = min(squeezed, thumbLength)
    let start = offset[axis] > span.end ? trackLength - length : thumbStart
    return axis == .vertical
      ? Rect(x: track.minX, y: track.minY + start, width: track.width, height: length)
      : Rect(x: track.minX + start, y: track.minY, width: length, height: track.height)
  }

  enum Part: Hashable, Sendable {
    case thumb
    case track(ScrollDirection)
  }

  /// Returns the part of the bar at a point; `nil` outside the bar, or if no bar is needed.
  ///
  /// The bar is widened by `slop` at both long sides, and extends to the edges of its view: a pointer
  /// that is pushed to the edge of the screen hits it.
  func part(at point: Point, slop: Length = 0) -> Part? {
    let slop = -max(slop.clamped(to: .zero ... .farthest), margin)
    let (dx, dy) = axis == .vertical ? (slop, -margin) : (-margin, slop)
    let bar = track.inset(by: Insets(left: dx, top: dy, right: dx, bottom: dy))
    guard bar.contains(point), isNeeded else { return nil }
    let (start, length) = (thumb.origin[axis], thumb.size[axis])
    // At the end of the track, the thumb extends to the edge.
    let trackStart = track.origin[axis]
    let place = point[axis].clamped(
      to: trackStart...trackStart + trackLength - Length(subpixels: 1))
    if place >= start, place < start + length { return .thumb }
    return .track(ScrollDirection(along: axis, isForward: place >= start))
  }
}

extension ScrollBar {
  private var span: ScrollSpan { range.span(axis) }

  private var trackLength: Length { track.size[axis] }

  private var thumbLength: Length {
    let content = span.viewport + span.length
    let share = trackLength.scaled(by: span.viewport, over: content)
    return min(max(share, tuning.shortestThumb), trackLength)
  }

  private var space: Length { trackLength - thumbLength }

  private var thumbStart: Length {
    space.scaled(by: span.clamp(offset[axis]) - span.start, over: span.length)
  }
}

// MARK: - Dragging the thumb

extension ScrollBar {
  func beginDrag(at point: Point) -> ThumbDrag {
    ThumbDrag(start: point[axis].clampedToFarthest, offset: span.clamp(offset[axis]))
  }

  func offset(of drag: ThumbDrag, at point: Point) -> Vector {
    let translation = (point[axis].clampedToFarthest - drag.start).clamped(to: -space...space)
    let scrolled = span.length.scaled(by: translation, over: space).roundedToPixel
    var next = offset
    next[axis] = span.clamp(span.clamp(drag.offset) + scrolled)
    return next
  }
}

struct ThumbDrag: Hashable, Sendable {
  fileprivate let start: Length
  fileprivate let offset: Length
}

extension ThumbDrag: FieldCoded {
  static let fields = Fields(ThumbDrag.init) { ($0.start, $0.offset) }
}

struct TrackPaging: Hashable, Sendable {
  let direction: ScrollDirection
  private(set) var next: Microseconds

  init(_ direction: ScrollDirection, at now: Microseconds, _ tuning: ScrollBarTuning) {
    self.direction = direction
    next = now + tuning.pagingDelay
  }

  mutating func noteTurn(at now: Microseconds, _ tuning: ScrollBarTuning) {
    next = now + max(tuning.pagingInterval, .milliseconds(1))
  }
}

extension TrackPaging: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(direction.axis == .vertical, direction.isForward, next)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (isVertical, isForward): (Bool, Bool) = try reader.read()
    direction = ScrollDirection(along: isVertical ? .vertical : .horizontal, isForward: isForward)
    next = try reader.read()
  }
}
