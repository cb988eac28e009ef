package import DragDrawing
package import DragKit

/// The parts of a frame that this kit draws, for `DrawOwner`; an app's parts begin at 100.
package enum WidgetPart: Int, Sendable {
  case item
  case hint, gap, scrollBar, tip
  /// The marked landing frame of an item; the number is the item's raw value.
  case place
  // The lifted and the landing items; the number counts from back to front.
  case preview, previewBadges, previewShadow
  /// The cached drawing of a lifted item; the number is the item's raw value.
  case previewOfItem

  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}

// MARK: - The environment of a scene's canvas
extension Canvas {
  /// The inputs that all drawings of a frame share.
  package final class Environment {
    package let interaction: Interaction
    package let session: DragSession?
    package let theme: Theme
    package let language: Language
    package let window: Size
    package let hovered: ItemID?
    package let focused: ItemID?
    package let pressed: [ItemID]
    package let drawings: DrawingCache

    package init(
      _ interaction: Interaction = Interaction(), theme: Theme = .light, language: Language,
      window: Size = .zero, drawings: DrawingCache = DrawingCache(),
      showsFocus: Bool = true
    ) {
      (self.interaction, session) = (interaction, interaction.session)
      (self.theme, self.language, self.window, self.drawings) = (theme, language, window, drawings)
      (hovered, focused) = (interaction.hovered, showsFocus ? interaction.focused : nil)
      pressed = interaction.touches.compactMap(\.item).filter {
        !interaction.pressedParts(of: $0).isEmpty
      }
    }

    package var withoutInteraction: Environment { drawings.plainEnvironment(theme, language) }
  }

  /// Creates an empty canvas that draws with the theme and the language of the environment.
  package init(_ environment: Environment) { self.init(environment as AnyObject) }

  package var environment: Environment {
    guard let context else { return Environment(language: .none) }
    // Unchecked: every drawing reads it, and a checked cast would take as long as most drawings.
    return unsafeDowncast(context, to: Environment.self)
  }

  package var interaction: Interaction {
    // Yields, because a copy would retain each part of the interaction.
    _read { yield environment.interaction }
  }
  // Shortcuts, because in a mutating function, reading through `interaction` would copy it.
  package var session: DragSession? { environment.session }
  package var isOverCancelStrip: Bool { interaction.isOverCancelStrip }

  package var theme: Theme { environment.theme }
  package var language: Language { environment.language }

  package var hovered: ItemID? { environment.hovered }
  package var focused: ItemID? { environment.focused }

  package func isPressed(_ item: ItemID) -> Bool { environment.pressed.contains(item) }

  package func isHot(_ item: ItemID) -> Bool { hovered == item || isPressed(item) }

  package mutating func begin(_ item: ItemID) { begin(.item, item.rawValue) }

  package mutating func begin(_ part: WidgetPart, _ number: Int = 0) { begin(part.owner(number)) }

  /// Draws an item; reuses the operations of the last frame if its drawing is equal.
  package mutating func draw(_ drawing: some ItemDrawing, in frame: Rect) {
    let id = DrawID(owner: owner, role: role)
    let operations = environment.drawings.operations(of: drawing, frame.size, id, on: self)
    draw(
      .group(alpha: .one, transform: Transform(offset: frame.origin - .zero), operations))
  }

  /// Returns a preview of an item; reuses the operations of the last frame if its drawing is equal.
  package func preview(
    of item: ItemID, _ drawing: some ItemDrawing, _ size: Size, cornerRadius: Length
  ) -> PreviewDrawing {
    let id = DrawID(owner: WidgetPart.previewOfItem.owner(item.rawValue))
    return PreviewDrawing(
      size: size, cornerRadius: cornerRadius,
      operations: environment.drawings.operations(of: drawing, size, id, on: self))
  }

  /// Returns the preview that `draw` draws, without hover, pressed or focus states.
  package func preview(
    _ size: Size, cornerRadius: Length, _ draw: (inout Canvas, Rect) -> Void
  ) -> PreviewDrawing {
    var canvas = Canvas(environment.withoutInteraction)
    draw(&canvas, Rect(origin: .zero, size: size))
    return PreviewDrawing(
      size: size, cornerRadius: cornerRadius,
      operations: canvas.operations)
  }
}

extension Canvas {
  package mutating func disc(at center: Point, _ size: Length, _ color: Color) {
    fill(Rect(center: center, side: size), radius: size / 2, color)
  }

  package mutating func card(
    _ rect: Rect, radius: Length = Radius.card, _ elevation: Elevation = .card,
    emphasis: Color? = nil
  ) {
    shadow(of: rect, radius: radius, elevation)
    fill(rect, radius: radius, theme.card)
    if let emphasis { fill(rect, radius: radius, emphasis.opacity(percent: 12)) }
    outline(rect, radius: radius, width: emphasis == nil ? 1 : 2, emphasis ?? theme.hairline)
  }

  package mutating func text(
    _ string: LocalizedString, _ font: Font, _ color: Color, in box: Rect,
    _ alignment: TextLine.Alignment = .leading
  ) {
    text(string.text(language), font, color, in: box, alignment)
  }
}

extension Rect {
  package var bottomLine: Rect { band(height - 1, height: 1) }

  /// The rectangle with its origin moved to the nearest pixel.
  package var alignedToPixel: Rect {
    Rect(origin: Point(x: minX.roundedToPixel, y: minY.roundedToPixel), size: size)
  }

  /// Returns a rectangle of the same width that begins `top` below this one's upper edge.
  package func band(_ top: Length, height: Length) -> Rect {
    Rect(x: minX, y: minY + top, width: width, height: height)
  }

  /// Returns a rectangle of the same height that begins `left` from this one's left edge.
  package func column(_ left: Length, width: Length) -> Rect {
    Rect(x: minX + left, y: minY, width: width, height: height)
  }
}
