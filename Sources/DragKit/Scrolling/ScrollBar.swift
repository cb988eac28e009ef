/// The scroll bar of a collection view; all frames are in window coordinates.
public struct ScrollBar: Hashable, Sendable {
  /// The frame in which the thumb moves.
  public let track: Rect
  let range: ScrollRange
  let offset: Length
  /// Whether a pointer holds the thumb.
  public internal(set) var isHeld = false
  /// The distance from the track to the edges of its view; a press in between also hits the bar.
  private let margin: Length
  private let tuning: ScrollBarTuning

  init(
    track: Rect, margin: Length = 0, range: ScrollRange, offset: Length,
    _ tuning: ScrollBarTuning = Tuning().scrollBar
  ) {
    (self.tuning, self.margin, self.range) = (tuning, margin, range)
    self.track = Rect(
      origin: track.origin.clampedToFarthest,
      size: Size(
        width: track.width.clamped(to: .zero ... .farthest),
        height: track.height.clamped(to: .zero ... .farthest)))
    self.offset = offset.clamped(to: -ScrollRange.largest...ScrollRange.largest)
  }

  var isNeeded: Bool { range.length > 0 && space > 0 }

  /// The frame of the thumb, which is shorter while the content is scrolled beyond an end.
  public var thumb: Rect {
    let excess = range.excess(of: offset).magnitude
    let squeezed = max(thumbLength - min(excess, thumbLength), tuning.squeezedThumb)
    let length = min(squeezed, thumbLength)
    let start = offset > range.end ? trackLength - length : thumbStart
    return axis == .vertical
      ? Rect(x: track.minX, y: track.minY + start, width: track.width, height: length)
      : Rect(x: track.minX + start, y: track.minY, width: length, height: track.height)
  }

  enum Part: Hashable, Sendable {
    case thumb
    case track(Direction)
  }

  /// Returns the part of the bar at a point; `nil` outside the bar, or if no bar is needed.
  ///
  /// The bar is widened by `slop` at both long sides. It extends to the edges of its view, so a
  /// pointer pushed to the edge of the screen hits it.
  func part(at point: Point, slop: Length = 0) -> Part? {
    let slop = -max(slop.clamped(to: .zero ... .farthest), margin)
    let (dx, dy) = axis == .vertical ? (slop, -margin) : (-margin, slop)
    let bar = track.inset(by: Insets(left: dx, top: dy, right: dx, bottom: dy))
    guard bar.contains(point), isNeeded else { return nil }
    let (start, length) = (thumb.origin[axis], thumb.size[axis])
    // A press beyond an end of the track counts as one at that end.
    let trackStart = track.origin[axis]
    let coordinate = point[axis].clamped(
      to: trackStart...trackStart + trackLength - Length(subpixels: 1))
    if coordinate >= start, coordinate < start + length { return .thumb }
    return .track(Direction(along: axis, isForward: coordinate >= start))
  }

  private var axis: Axis { range.axis }

  private var trackLength: Length { track.size[axis] }

  private var thumbLength: Length {
    let content = range.viewport + range.length
    let length = trackLength.scaled(by: range.viewport, over: content)
    return min(max(length, tuning.shortestThumb), trackLength)
  }

  private var space: Length { trackLength - thumbLength }

  private var thumbStart: Length {
    space.scaled(by: range.clamp(offset) - range.start, over: range.length)
  }
}

// MARK: - Dragging the thumb

extension ScrollBar {
  func beginDrag(at point: Point) -> ThumbDrag {
    ThumbDrag(start: point[axis].clampedToFarthest, offset: range.clamp(offset))
  }

  func offset(of drag: ThumbDrag, at point: Point) -> Length {
    let translation = (point[axis].clampedToFarthest - drag.start).clamped(to: -space...space)
    let scrolled = range.length.scaled(by: translation, over: space).roundedToPixel
    return range.clamp(range.clamp(drag.offset) + scrolled)
  }
}

/// The beginning of a thumb's drag: the pointer's coordinate along the axis, and the scroll offset.
struct ThumbDrag: Hashable, Sendable {
  fileprivate let start: Length
  fileprivate let offset: Length
}

extension ThumbDrag: FieldCoded {
  static let fields = Fields(ThumbDrag.init) { ($0.start, $0.offset) }
}

/// The direction in which the held track of a scroll bar pages, and the time of the next page.
struct TrackPaging: Hashable, Sendable {
  let direction: Direction
  var next: Microseconds
}

extension TrackPaging: FieldCoded {
  static let fields = Fields(TrackPaging.init) { ($0.direction, $0.next) }

  init(_ direction: Direction, at now: Microseconds, _ tuning: ScrollBarTuning) {
    self.init(direction: direction, next: now + tuning.pagingDelay)
  }
}
