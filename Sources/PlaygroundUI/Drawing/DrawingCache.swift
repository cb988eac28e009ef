package import DragDrawing
package import DragKit

/// A value that draws an item.
///
/// It holds every input of the drawing except size, theme and language, so equal values can share a
/// cached result.
package protocol ItemDrawing: Equatable {
  /// Draws the item in `frame`, whose origin is zero.
  ///
  /// The canvas has no interaction. A drawing that depends on the mouse or the focus must store
  /// that state in its own properties.
  func draw(in frame: Rect, on canvas: inout Canvas)
}

/// A cache of the operations of item drawings.
///
/// An unchanged drawing yields the same array in each frame, so the painter compares it quickly.
package final class DrawingCache {
  private var entries: [DrawID: Entry] = [:]
  private var frame = 0
  private var usedEntries = 0
  private var plain: Canvas.Environment?

  package init() {}

  /// The number by which unused drawings can exceed the used ones before they are removed.
  private static let reserve = 64

  private class Entry {
    let operations: [DrawOperation]
    var lastFrame = 0

    init(_ operations: [DrawOperation]) { self.operations = operations }
  }

  private final class Kept<Drawing: ItemDrawing>: Entry {
    private let drawing: Drawing
    private let size: Size
    private let isDark: Bool
    private let language: Language

    init(_ drawing: Drawing, _ size: Size, on canvas: Canvas) {
      (self.drawing, self.size) = (drawing, size)
      (isDark, language) = (canvas.theme.isDark, canvas.language)
      var inner = Canvas(canvas.environment.withoutInteraction)
      drawing.draw(in: Rect(origin: .zero, size: size), on: &inner)
      super.init(inner.operations)
    }

    func isCurrent(_ drawing: Drawing, _ size: Size, on canvas: Canvas) -> Bool {
      self.size == size && isDark == canvas.theme.isDark && language == canvas.language
        && self.drawing == drawing
    }
  }

  package func operations<Drawing: ItemDrawing>(
    of drawing: Drawing, _ size: Size, _ id: DrawID, on canvas: Canvas
  ) -> [DrawOperation] {
    var entry = entries[id]
    if (entry as? Kept<Drawing>)?.isCurrent(drawing, size, on: canvas) != true {
      let new = Kept(drawing, size, on: canvas)
      entries[id] = new
      entry = new
    }
    guard let entry else { return [] }
    if entry.lastFrame != frame { usedEntries += 1 }
    entry.lastFrame = frame
    return entry.operations
  }

  /// Returns an environment without an interaction, stored until the theme or the language changes.
  func plainEnvironment(_ theme: Theme, _ language: Language) -> Canvas.Environment {
    if let plain, plain.theme.isDark == theme.isDark, plain.language == language { return plain }
    let made = Canvas.Environment(theme: theme, language: language)
    plain = made
    return made
  }

  /// Begins a frame; removes the drawings that the last frame did not use if there are too many.
  package func beginFrame() {
    if entries.count > 2 * usedEntries + Self.reserve {
      entries = entries.filter { $0.value.lastFrame == frame }
    }
    frame += 1
    usedEntries = 0
  }
}
