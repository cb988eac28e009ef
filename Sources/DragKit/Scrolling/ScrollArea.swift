internal import DragGeometry
internal import DragModel

struct ScrollArea: Hashable, Sendable {
  var container: ContainerID
  /// The viewport, in window coordinates.
  var frame: Rect
  var range: ScrollRange
  var offset: Vector

  /// Returns the speed at which a pointer scrolls the area in a direction, in points per second.
  ///
  /// The band is a strip along the edge in that direction. Outside the band, the speed is zero. In
  /// the band, it grows from zero to the full speed. It is full in the last
  /// ``AutoScrollTuning/fullSpeedShare`` of the band, and beyond the edge.
  func speed(_ direction: ScrollDirection, at point: Point, _ tuning: AutoScrollTuning) -> Length {
    let axis = direction.axis
    let extent = frame.size[axis].clamped(to: .zero ... .farthest)
    let band = min(
      extent * tuning.bandShare.clamped(to: .zero ... .percent(50)),
      tuning.band.clamped(to: .zero ... .farthest))
    let (start, place) = (frame.origin.clampedToFarthest[axis], point.clampedToFarthest[axis])
    let depth = band - (direction.isForward ? start + extent - place : place - start)
    guard band > 0, depth > 0 else { return .zero }
    let full = max(band * (.one - tuning.fullSpeedShare), Length(subpixels: 1))
    return tuning.speed.clamped(to: .zero...65_536).scaled(by: min(depth, full), over: full)
  }
}
