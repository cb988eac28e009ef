public import DragDrawing
public import DragKit

extension Canvas {
  /// Draws an element of a scene: its shadow, if it is lifted, and what `content` draws; clipped, scaled and with its opacity.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - radius: The radius of the corners of the shadow.
  ///   - content: Draws the element in a rectangle, whose origin is zero and whose size is that before the scale.
  public mutating func draw(
    _ element: SceneElement, cornerRadius radius: Length = 0,
    _ content: (_ canvas: inout Canvas, _ box: Rect) -> Void
  ) {
    let (part, number) = (element.part, element.item.rawValue)
    begin(part, number)
    guard let area = element.clip else {
      return drawUnclipped(element, radius, content)
    }
    clip(to: area) { canvas in
      canvas.begin(part, number)
      canvas.drawUnclipped(element, radius, content)
    }
  }

  private mutating func drawUnclipped(
    _ element: SceneElement, _ radius: Length, _ content: (inout Canvas, Rect) -> Void
  ) {
    let box = Rect(origin: .zero, size: element.unscaledFrame.size)
    let transform = Transform(scale: element.scale, offset: element.frame.origin - .zero)
    group(alpha: element.opacity, transform) { canvas in
      if let shadow = element.shadow {
        canvas.shadow(
          of: box, below: shadow.offset, radius: radius, blur: shadow.blur,
          percent: shadow.opacity.raw * 100 / 65536)
      }
      content(&canvas, box)
    }
  }
}

extension SceneElement {
  /// The part of the frame by which the painter finds the element again.
  ///
  /// An item that stays visible while it is dragged has two elements.
  fileprivate var part: Int {
    let kinds = [Kind.item: 1, .gap: 2, .scrollThumb: 3]
    return 1 << 16 + (kinds[kind] ?? 0) * 2 + (lift > .zero ? 1 : 0)
  }
}
