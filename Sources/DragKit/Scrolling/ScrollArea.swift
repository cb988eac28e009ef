public import DragGeometry
public import DragModel

/// A scrollable area as what is dragged over it sees it.
public struct ScrollArea: Hashable, Sendable {
  /// The container that it shows.
  public var container: ContainerID
  /// Where in the window it is seen: without what the window, or an area around it, cuts off.
  public var frame: Rect
  /// How much there is to scroll.
  public var range: ScrollRange
  /// Where it is scrolled to.
  public var offset: Vector

  /// Creates an area.
  public init(_ container: ContainerID, frame: Rect, range: ScrollRange, offset: Vector) {
    self.container = container
    self.frame = frame
    self.range = range
    self.offset = offset
  }

  /// How fast a pointer in the band at an edge scrolls the area, a second; nothing outside the band.
  ///
  /// From nothing at the band's inner side, the speed grows to all of it by ``AutoScrollTuning/fullSpeedShare``
  /// of the band, and is the same from there on: beyond the edge, too.
  func speed(
    _ direction: ScrollDirection, at point: Point, _ tuning: AutoScrollTuning
  ) -> Length {
    let band = band(direction.axis, tuning)
    let depth = band - distance(from: point.clampedToSeam, toEdge: direction)
    guard band > 0, depth > 0 else { return .zero }
    let full = max(band * (.one - tuning.fullSpeedShare), Length(subpixels: 1))
    return tuning.stableSpeed.scaled(by: min(depth, full), over: full)
  }

  /// How wide the band at an edge is.
  private func band(_ axis: Axis, _ tuning: AutoScrollTuning) -> Length {
    min(
      extent(axis) * tuning.bandShare.clamped(to: .zero ... .percent(50)),
      tuning.band.clamped(to: .zero ... .farthest))
  }

  /// How far a point is from the edge that lies in a direction; negative beyond it.
  private func distance(from point: Point, toEdge direction: ScrollDirection) -> Length {
    let start = frame.origin.clampedToSeam[direction.axis]
    let end = start + extent(direction.axis)
    return direction.isForward ? end - point[direction.axis] : point[direction.axis] - start
  }

  /// How much of it is seen along an axis.
  private func extent(_ axis: Axis) -> Length { frame.size[axis].clamped(to: .zero ... .farthest) }
}

extension AutoScrollTuning {
  /// The highest speed within what can be worked out.
  fileprivate var stableSpeed: Length { speed.clamped(to: .zero...65_536) }
}
