internal import DragGeometry
/// A mark with what it is drawn from.
///
/// It is an object since lists of marks are compared, copied and searched in every frame, and its parts are large.
final class PlacedMark {
  enum Content {
    /// An opaque colour, for the whole frame.
    case color(UInt32)
    case sprite(Sprite, x: Int, y: Int)
    case patch(NinePatch, Sprite)
  }

  let mark: Mark
  /// The part of the window that the mark can change.
  let visible: DeviceRect
  /// A rectangle in `visible` in which all pixels have the same opaque colour; can be empty.
  ///
  /// It is always empty for a mark that is not a rounded rectangle with an opaque colour.
  let opaqueArea: DeviceRect
  private let content: Content?

  /// Whether the mark must be placed again in the next frame, even if nothing about it changes.
  var isProvisional: Bool {
    if case .sprite(let sprite, _, _) = content { sprite.isProvisional } else { false }
  }

  init(_ mark: Mark, _ content: Content?) {
    (self.mark, self.content) = (mark, content)
    switch content {
    case .sprite(let sprite, let x, let y):
      visible = DeviceRect(size: sprite.size).moved(x: x, y: y).intersection(mark.visible)
    case .patch(_, let sprite):
      visible = mark.frame.insetBy(sprite.margin).intersection(mark.visible)
    case .color: visible = mark.visible
    case nil: visible = .empty
    }
    opaqueArea = mark.opaqueCore.intersection(visible)
  }

  /// Returns the same drawing for a mark of the same paint and size.
  func moved(to mark: Mark) -> PlacedMark {
    let (dx, dy) = (mark.frame.x - self.mark.frame.x, mark.frame.y - self.mark.frame.y)
    guard case .sprite(let sprite, let x, let y) = content else { return PlacedMark(mark, content) }
    return PlacedMark(mark, .sprite(sprite, x: x + dx, y: y + dy))
  }

  /// Returns the drawing in another context; `nil` if that is not the same drawing in another place.
  func moved(from old: DrawContext, to new: DrawContext) -> PlacedMark? {
    guard old.space.scale == new.space.scale, !isProvisional, !mark.paint.dependsOnClip
    else { return nil }
    var moved = mark
    moved.frame = mark.frame.moved(x: new.space.dx - old.space.dx, y: new.space.dy - old.space.dy)
    moved.visible = moved.frame.intersection(new.clip)
    return moved.visible.isEmpty ? nil : self.moved(to: moved)
  }

  /// Returns the same drawing, which is placed again in the next frame.
  func expired() -> PlacedMark {
    guard case .sprite(var sprite, let x, let y) = content else { return self }
    sprite.isProvisional = true
    return PlacedMark(mark, .sprite(sprite, x: x, y: y))
  }

  /// Returns whether both draw the same sprite, if any.
  func hasSameSprite(as other: PlacedMark) -> Bool {
    guard case .sprite(let mine, _, _) = content, case .sprite(let theirs, _, _) = other.content
    else { return true }
    return mine.surface === theirs.surface
  }

  func draw(on surface: Surface, clip: DeviceRect) {
    let clip = clip.intersection(visible)
    guard !clip.isEmpty else { return }
    switch content {
    case .color(let color): surface.fill(clip, color: color)
    case .sprite(let sprite, let x, let y): surface.draw(sprite, x: x, y: y, clip: clip)
    case .patch(let patch, let sprite):
      let (x, y) = (mark.frame.x, mark.frame.y)
      patch.forEachArea { source, target in
        surface.draw(sprite, from: source, in: target.moved(x: x, y: y), clip: clip)
      }
    case nil: break
    }
  }
}

extension Mark {
  fileprivate var opaqueCore: DeviceRect {
    guard case .roundedRect(let radius, let color) = paint, color >> 24 == 255 else {
      return .empty
    }
    let corner = radius.wholePixels
    // Between the corners it reaches from edge to edge.
    return frame.width < frame.height
      ? frame.insetBy(x: 0, y: corner) : frame.insetBy(x: corner, y: 0)
  }
}
