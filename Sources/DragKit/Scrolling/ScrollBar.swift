public import DragGeometry

/// A bar that shows how much of an area is seen and where, and with which it can be scrolled.
///
/// ```swift
/// let bar = ScrollBar(.vertical, track: track, range: range, offset: scroll.offset)
/// if bar.part(at: press) == .thumb { drag = bar.beginDrag(at: press) }
/// scroll.scroll(to: bar.offset(of: drag, at: pointer), animated: false, in: range, tuning)
/// ```
public struct ScrollBar: Hashable, Sendable {
  /// The axis along which it scrolls.
  public let axis: Axis
  /// Where the thumb can be, in window pixels.
  public let track: Rect
  /// How much there is to scroll.
  public let range: ScrollRange
  /// The offset that is shown, which can be beyond the ends.
  public let offset: Vector

  private let tuning: ScrollBarTuning

  /// Creates a bar.
  init(
    _ axis: Axis, track: Rect, range: ScrollRange, offset: Vector,
    _ tuning: ScrollBarTuning = Tuning().scrollBar
  ) {
    self.tuning = tuning
    self.axis = axis
    self.track = Rect(
      origin: track.origin.clampedToSeam,
      size: ScrollRange(viewport: track.size, content: .zero).viewport)
    self.range = range
    let farthest = -ScrollRange.largest...ScrollRange.largest
    self.offset = Vector(
      dx: offset.dx.clamped(to: farthest), dy: offset.dy.clamped(to: farthest))
  }

  /// `true` where there is something to scroll, and so a bar to be seen.
  public var isNeeded: Bool { span.length > 0 && space > 0 }

  /// The part of the track that stands for what is seen, in window pixels.
  ///
  /// It shrinks against an end beyond which the content is drawn (`UIScrollView`).
  public var thumb: Rect {
    let excess = span.excess(of: offset[axis]).magnitude
    let squeezed = max(thumbLength - min(excess, thumbLength), tuning.squeezedThumb)
    let length = min(squeezed, thumbLength)
    let isAtEnd = offset[axis] > span.end
    return part(from: isAtEnd ? trackLength - length : thumbStart, length: length)
  }

  /// The part of the bar at a point, nothing beside it.
  ///
  /// As far as `slop` beside the track, across it, is near enough: a finger is thicker than a bar.
  public func part(at point: Point, slop: Length = 0) -> Part? {
    let slop = slop.clamped(to: .zero ... .farthest)
    let bar =
      axis == .vertical
      ? track.inset(by: Insets(left: -slop, right: -slop))
      : track.inset(by: Insets(top: -slop, bottom: -slop))
    guard isNeeded, bar.contains(point) else { return nil }
    let (place, thumb) = (point[axis], thumb)
    if place < thumb.origin[axis] { return .track(ScrollDirection(along: axis, isForward: false)) }
    if place < thumb.origin[axis] + thumb.size[axis] { return .thumb }
    return .track(ScrollDirection(along: axis, isForward: true))
  }

  /// What can be pressed.
  public enum Part: Hashable, Sendable {
    /// The thumb, which can be dragged.
    case thumb
    /// The track before or behind it: a press scrolls by a page (``ScrollCommand/page(_:)``).
    case track(ScrollDirection)
  }
}

extension ScrollBar {
  /// What there is to scroll.
  var span: ScrollSpan { range.span(axis) }

  /// The length of the track.
  private var trackLength: Length { track.size[axis] }

  /// The length of the thumb where the content is not drawn beyond an end.
  private var thumbLength: Length {
    let content = span.viewport + span.length
    let share = trackLength.scaled(by: span.viewport, over: content)
    return min(max(share, tuning.shortestThumb), trackLength)
  }

  /// How far the thumb can go.
  var space: Length { trackLength - thumbLength }

  /// How far the thumb is from the start of the track.
  private var thumbStart: Length {
    space.scaled(by: span.clamp(offset[axis]) - span.start, over: span.length)
  }

  private func part(from start: Length, length: Length) -> Rect {
    axis == .vertical
      ? Rect(x: track.minX, y: track.minY + start, width: track.width, height: length)
      : Rect(x: track.minX + start, y: track.minY, width: length, height: track.height)
  }
}
