package import DragDrawing
package import DragKit

// The look of a drag, the same on all pages; Documentation/VisualLanguage.md explains it.
extension Canvas {
  /// Whether a release would change nothing, because the target refuses or cancels the drag.
  package var isRefused: Bool {
    session?.operation?.isPerformed == false || interaction.badge == .prohibited
  }

  /// Fills the frame in which a dragged tile will land, in the tile's `color` at half opacity
  /// (D05); without a color, the frame is gray.
  ///
  /// Outlines the frame only if a release would put the tile there: `takesDrop` is `true`, the
  /// target does not refuse the drag, and the tile would not drop into an item.
  package mutating func place(
    _ frame: Rect, radius: Length, of color: Color? = nil, takesDrop: Bool = true
  ) {
    fill(frame, radius: radius, color?.opacity(percent: 50) ?? theme.well.opacity(percent: 45))
    if takesDrop { placeOutline(frame, radius: radius) }
  }

  /// Returns whether an item's gap marks a landing position: during a drag only the lifted item's
  /// gap does, otherwise every gap.
  package func lands(_ item: ItemID) -> Bool { session.map { $0.item == item } ?? true }

  /// Fills the frame in which a dragged row will land; outlines it as for a tile.
  package mutating func rowPlace(_ frame: Rect, takesDrop: Bool = true) {
    let plate = frame.inset(
      by: Insets(left: Spacing.tight, top: 2, right: Spacing.tight, bottom: 2))
    let color = isRefused ? theme.well.opacity(percent: 30) : theme.accentFill
    fill(plate, radius: Radius.row, color)
    if takesDrop { placeOutline(plate, radius: Radius.row) }
  }

  /// Marks the frame in which a released row is about to land; does nothing during a drag.
  package mutating func landingPlace(of row: SceneElement, indent: Length = 0) {
    guard session == nil else { return }
    begin(.place, row.item.rawValue)
    rowPlace(row.frame.inset(by: Insets(left: indent)))
  }

  private mutating func placeOutline(_ frame: Rect, radius: Length) {
    guard !isRefused, session?.intoItem == nil else { return }
    outline(frame, radius: radius, width: LineWidth.emphasis, theme.accent.opacity(percent: 70))
  }

  /// Draws the opaque background of a lifted row.
  package mutating func liftedRow(_ frame: Rect) {
    fill(frame, radius: Radius.row, theme.card)
    outline(
      frame, radius: Radius.row,
      theme.isDark ? Color.white.opacity(percent: 22) : theme.hairline)
  }

  /// Draws the ring around a tile or a target that would receive the dragged item.
  package mutating func targetRing(around frame: Rect, radius: Length) {
    outline(
      frame.insetBy(-Spacing.tight), radius: radius + Spacing.tight, width: LineWidth.ring,
      theme.accent)
  }

  /// Draws the background of a row into which the dragged item would be dropped.
  package mutating func targetRow(_ frame: Rect) {
    fill(frame, radius: Radius.row, theme.accentFill)
    outline(frame, radius: Radius.row, width: LineWidth.emphasis, theme.accent)
  }

  /// Calls `draw` with the gap in a container if a drop would insert copies or links there.
  package mutating func copyGap(in container: ContainerID, _ draw: (inout Canvas, Rect) -> Void) {
    guard interaction.session?.operation?.keepsSource == true,
      let gap = interaction.gap(in: container)?.frame
    else { return }
    begin(.gap)
    draw(&self, gap)
  }
}
