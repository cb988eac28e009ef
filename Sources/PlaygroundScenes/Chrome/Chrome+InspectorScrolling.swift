internal import DragDrawing
package import DragKit
internal import PlaygroundUI

// MARK: - The inspector, if it scrolls or is over the stage
extension Chrome {
  /// The frame of the inspector over the page; `nil` while it is closed, or beside the page.
  package var cover: Rect? {
    let layout = layout
    return layout.hasInspector && layout.isNarrow ? layout.inspector : nil
  }

  /// Opens or closes the inspector: beside the page, or over it in a narrow window.
  mutating func toggleInspector() {
    if layout.isNarrow { opensInspector.toggle() } else { showsInspector.toggle() }
  }

  mutating func scrollInspector(by translation: Length) {
    let layout = layout
    let offset = layout.scrolledInspector - translation
    scrollInspector(to: offset.clamped(to: 0...layout.farthestInspector))
  }

  private mutating func scrollInspector(to offset: Length) {
    if offset != inspectorOffset { inspectorOffset = offset }
  }

  /// Scrolls to the control that has the keyboard focus; returns whether anything has changed.
  mutating func revealFocused(_ calls: [Call]) -> Bool {
    guard !scrolledControls.isEmpty, let call = calls.last(where: { $0.name == .focused }),
      let name = call["item"]?.string,
      let frame = scrolledControls.first(where: { Control($0.item)?.name == name })?.frame
    else { return false }
    let (layout, room) = (layout, layout.inspectorRoom.insetBy(Spacing.small))
    let (above, below) = (frame.minY - room.minY, frame.maxY - room.maxY)
    let step = above < 0 ? above : below > 0 ? min(below, above) : 0
    let offset = (layout.scrolledInspector + step).clamped(to: 0...layout.farthestInspector)
    guard offset != layout.scrolledInspector else { return false }
    scrollInspector(to: offset)
    return true
  }

  /// Draws the bar that shows which part of the inspector is visible.
  func drawInspectorBar(on canvas: inout Canvas) {
    guard layout.farthestInspector > 0 else { return }
    let groove = layout.inspectorRoom.insetBy(Spacing.tight)
    canvas.begin(.inspector, 2)
    canvas.scrollBar(
      in: groove.column(groove.width - 4, width: 4), of: layout.farthestInspector,
      at: layout.scrolledInspector)
  }

  /// Draws a part that scrolls with the inspector; each such part has a number.
  func drawScrolled(_ number: Int, on canvas: inout Canvas, _ draw: (inout Canvas) -> Void) {
    guard layout.farthestInspector > 0 else { return draw(&canvas) }
    canvas.begin(.inspector, number)
    canvas.clip(to: layout.inspectorRoom, draw)
  }
}

extension Canvas {
  /// Draws the bar that shows which part of a list of controls is visible, if it can be scrolled.
  mutating func scrollBar(in groove: Rect, of farthest: Length, at offset: Length) {
    guard farthest > 0 else { return }
    let whole = groove.height + farthest
    let length = max(groove.height * Fraction(groove.height.subpixels, whole.subpixels), 32)
    let top = (groove.height - length) * Fraction(offset.subpixels, farthest.subpixels)
    fill(
      Rect(x: groove.minX, y: groove.minY + top.roundedToPixel, width: 4, height: length),
      radius: Radius.groove, theme.track)
  }
}
