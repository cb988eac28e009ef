package import DragDrawing
package import DragKit

/// The unscaled drawing of a dragged, released or removed item, without its shadow.
package struct PreviewDrawing {
  package let size: Size
  package let cornerRadius: Length
  /// The operations, relative to the preview's upper left corner.
  package var operations: [DrawOperation]

  package init(size: Size, cornerRadius: Length, operations: [DrawOperation] = []) {
    (self.size, self.cornerRadius, self.operations) = (size, cornerRadius, operations)
  }
}

extension Canvas {
  /// Draws an overlay and, with a `session`, the focus ring and the badges of the drag.
  ///
  /// `origin` is the canvas's origin in the window. `area` clips the overlay but not the badges.
  package mutating func draw(
    _ overlay: SceneElement, _ preview: PreviewDrawing, number: Int, in area: Rect? = nil,
    of session: DragSession? = nil, from origin: Point = .zero
  ) {
    let seen = Rect(center: overlay.frame.center, size: preview.size * overlay.scale)
      .moved(by: .zero - origin)
    begin(.preview, number)
    if let area {
      clip(to: area) { canvas in
        canvas.begin(.preview, number)
        canvas.draw(overlay, preview, in: seen)
      }
    } else {
      draw(overlay, preview, in: seen)
    }
    guard let session else { return }
    begin(.previewBadges, number)
    if overlay.isFocused {
      focusRing(around: seen, radius: preview.cornerRadius * overlay.scale)
    }
    if let badge = overlay.badge {
      // At the right end, but on a wide row at most 72 pixels right of the pointer.
      let x = min(seen.maxX - 6, max(session.location.x - origin.x, seen.minX) + 72)
      self.badge(badge, at: Point(x: x, y: seen.minY + 6))
    }
    badge(count: overlay.count, at: Point(x: seen.minX + 6, y: seen.minY + 6))
  }

  private mutating func draw(_ overlay: SceneElement, _ preview: PreviewDrawing, in seen: Rect) {
    let transform = Transform(scale: overlay.scale, offset: seen.origin - .zero)
    group(alpha: overlay.opacity, transform) { canvas in
      if let shadow = overlay.shadow {
        let frame = Rect(origin: .zero, size: preview.size)
        canvas.begin(.previewShadow)
        canvas.draw(
          .shadow(
            frame.moved(by: Vector(dx: 0, dy: shadow.offset)), radius: preview.cornerRadius,
            blur: shadow.blur, color: Color.black.opacity(shadow.opacity)))
      }
      canvas.draw(preview.operations)
    }
  }
}

extension Canvas {
  fileprivate mutating func badge(count: Int, at center: Point) {
    guard count > 1 else { return }
    let width = max(TextMetrics.width(of: "\(count)", in: .strongLabel) + 16, 26)
    let box = Rect(center: center, size: Size(width: width, height: 26))
    badgePlate(box, .badgeBlue)
    text("\(count)", .strongLabel, .white, in: box, .center)
  }

  fileprivate mutating func badge(_ badge: DropBadge, at center: Point) {
    let (name, color) =
      switch badge {
      case .plus: ("plus", Color.badgeGreen)
      case .link: ("link", .badgeBlue)
      case .prohibited: ("forbidden", .badgeRed)
      }
    let box = Rect(center: center, side: 26)
    badgePlate(box, color)
    icon(name, size: 16, .white, in: box)
  }

  private mutating func badgePlate(_ box: Rect, _ color: Color) {
    shadow(of: box, radius: box.height / 2, .badge)
    fill(box, radius: box.height / 2, .white)
    fill(box.insetBy(2), radius: box.height / 2 - 2, color)
  }
}
