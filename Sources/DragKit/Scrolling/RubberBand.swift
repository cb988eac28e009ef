/// The resistance of content that a finger drags beyond the content's end (`UIScrollView`).
///
/// The viewport has the length `h`, and ``coefficient`` is `c`. If the finger is `d` beyond the
/// end, the content is shown `d·c·h / (d·c + h)` beyond it, which is always less than `h`.
struct RubberBand: Hashable, Sendable {
  let coefficient: Fraction
  let viewport: Length

  init(_ coefficient: Fraction, viewport: Length) {
    // ``distance(for:)`` divides by the coefficient.
    self.coefficient = coefficient.clamped(to: .percent(1) ... .one)
    self.viewport = viewport
  }

  /// Returns how far beyond its end content is shown while the finger is `distance` beyond it.
  func stretch(by distance: Length) -> Length {
    let drawn = distance.clampedToFarthest.magnitude * coefficient
    guard drawn + viewport > 0 else { return .zero }
    let visible = viewport.scaled(by: drawn, over: drawn + viewport)
    return distance < 0 ? -visible : visible
  }

  /// Returns the finger's distance for a visible stretch: the inverse of ``stretch(by:)``.
  func distance(for stretch: Length) -> Length {
    let visible = min(stretch.magnitude, viewport - Length(subpixels: 1))
    guard visible > 0 else { return .zero }
    let drawn = Length(
      subpixels: viewport.subpixels * visible.subpixels / (viewport - visible).subpixels)
    let distance = Length(subpixels: min(drawn, .farthest).subpixels * 65536 / coefficient.raw)
    return stretch < 0 ? -distance.clampedToFarthest : distance.clampedToFarthest
  }

  /// Returns the visible speed of content `stretch` beyond its end, for the speed of a finger.
  func speed(_ speed: Length, at stretch: Length) -> Length {
    guard viewport > 0 else { return .zero }
    let left = max(viewport - stretch.magnitude, .zero)
    // The derivative of the visible stretch is c · (1 - stretch / viewport)².
    let visible = speed.magnitude.scaled(by: left, over: viewport).scaled(by: left, over: viewport)
    return speed < 0 ? -(visible * coefficient) : visible * coefficient
  }
}
