package import DragDrawing
package import DragKit

// The language of a drag, the same on all pages; Documentation/VisualLanguage.md says why.
extension Canvas {
  /// Whether the target under the drag refuses it, so that a release changes nothing there.
  package var isRefused: Bool {
    session?.operation?.isPerformed == false || interaction.badge == .prohibited
  }

  /// Draws the place in which a dragged tile lands.
  ///
  /// It has half the strength of the tile's `color` (D05), or is grey without a color. It has no
  /// line if a release would put the tile elsewhere.
  package mutating func place(
    _ frame: Rect, radius: Length, of color: Color? = nil, takesDrop: Bool = true
  ) {
    fill(frame, radius: radius, color?.opacity(percent: 50) ?? theme.well.opacity(percent: 45))
    if takesDrop { placeOutline(frame, radius: radius) }
  }

  /// Whether a release leaves the item in this place, and not beside other dragged items.
  package func lands(_ item: ItemID) -> Bool { session.map { $0.item == item } ?? true }

  /// Draws the place in which a dragged row lands; it has no line if a release would put the row
  /// elsewhere.
  package mutating func rowPlace(_ frame: Rect, takesDrop: Bool = true) {
    let plate = frame.inset(
      by: Insets(left: Spacing.tight, top: 2, right: Spacing.tight, bottom: 2))
    let color = isRefused ? theme.well.opacity(percent: 30) : theme.accentFill
    fill(plate, radius: Radius.row, color)
    if takesDrop { placeOutline(plate, radius: Radius.row) }
  }

  /// Draws the place of a row that was released, until it has landed; during a drag, the gap shows
  /// it.
  package mutating func landingPlace(of row: SceneElement, indent: Length = 0) {
    guard session == nil else { return }
    begin(.place, row.item.rawValue)
    rowPlace(row.frame.inset(by: Insets(left: indent)))
  }

  private mutating func placeOutline(_ frame: Rect, radius: Length) {
    // An item that is dropped into another one does not land in a place.
    guard !isRefused, session?.intoItem == nil else { return }
    outline(frame, radius: radius, width: LineWidth.emphasis, theme.accent.opacity(percent: 70))
  }

  /// Draws the background of a lifted row, which is opaque.
  package mutating func liftedRow(_ frame: Rect) {
    fill(frame, radius: Radius.row, theme.card)
    outline(
      frame, radius: Radius.row,
      theme.isDark ? Color.white.opacity(percent: 22) : theme.hairline)
  }

  /// Draws the ring around a tile into which, or at whose place, the dragged item would be dropped.
  package mutating func targetRing(around frame: Rect, radius: Length) {
    outline(
      frame.insetBy(-Spacing.tight), radius: radius + Spacing.tight, width: LineWidth.ring,
      theme.accent)
  }

  /// Draws a row into which the dragged item would be dropped.
  package mutating func targetRow(_ frame: Rect) {
    fill(frame, radius: Radius.row, theme.accentFill)
    outline(frame, radius: Radius.row, width: LineWidth.emphasis, theme.accent)
  }

  /// Draws the gap of a copying drag; a move shows the place that the item leaves.
  package mutating func copyGap(in container: ContainerID, _ draw: (inout Canvas, Rect) -> Void) {
    guard interaction.session?.operation?.keepsSource == true,
      let gap = interaction.gap(in: container)?.frame
    else { return }
    begin(.gap)
    draw(&self, gap)
  }
}
