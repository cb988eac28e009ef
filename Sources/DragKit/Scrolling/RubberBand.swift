internal import DragGeometry

/// The resistance of content that a finger draws beyond its end.
///
/// A way of `d` beyond the end is seen as `d·c·h / (d·c + h)` in a viewport of the height `h`: at
/// first the share `c` of it, then ever less, and never a whole viewport (`UIScrollView`, c = 0.55).
struct RubberBand: Hashable, Sendable {
  /// The share of the way that is seen just beyond the end.
  let share: Fraction
  /// How much is seen along the axis.
  let viewport: Length

  init(_ share: Fraction, viewport: Length) {
    // Less than a hundredth would be a wall, and could not be undone.
    self.share = share.clamped(to: .percent(1) ... .one)
    self.viewport = viewport
  }

  /// How far content is seen beyond its end that was drawn `way` beyond it.
  func stretch(by way: Length) -> Length {
    let drawn = way.clampedToSeam.magnitude * share
    guard drawn + viewport > 0 else { return .zero }
    let seen = viewport.scaled(by: drawn, over: drawn + viewport)
    return way < 0 ? -seen : seen
  }

  /// How far content was drawn that is seen `stretch` beyond its end.
  func way(to stretch: Length) -> Length {
    let seen = min(stretch.magnitude, viewport - Length(subpixels: 1))
    guard seen > 0 else { return .zero }
    let drawn = Length(subpixels: viewport.subpixels * seen.subpixels / (viewport - seen).subpixels)
    let way = Length(subpixels: min(drawn, .farthest).subpixels * 65536 / share.raw).clampedToSeam
    return stretch < 0 ? -way : way
  }

  /// What is seen of a finger's speed where content is seen `stretch` beyond its end.
  func speed(_ speed: Length, at stretch: Length) -> Length {
    guard viewport > 0 else { return .zero }
    let left = max(viewport - stretch.magnitude, .zero)
    // The slope of the band is c · (1 - stretch / viewport)².
    let seen = speed.magnitude.scaled(by: left, over: viewport).scaled(by: left, over: viewport)
    return speed < 0 ? -(seen * share) : seen * share
  }
}
