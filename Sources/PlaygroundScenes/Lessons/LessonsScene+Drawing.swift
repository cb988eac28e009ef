internal import DragKit

extension LessonsScene {
  func draw(on canvas: inout Canvas) {
    let (list, theme) = (layout.list, canvas.theme)
    canvas.begin(.page)
    canvas.fill(list, theme.grouped)
    canvas.fill(list.column(list.width - 1, width: 1), theme.hairline)
    canvas.clip(to: list) { canvas in
      drawSlot(on: &canvas)
      drawRows(on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
    drawRulesPanel(on: &canvas)
    drawExternalCard(on: &canvas)
  }

  /// Draws the rows; lessons of a group that opens or folds lie under the rows around it.
  private func drawRows(on canvas: inout Canvas) {
    let rows = canvas.visibleItems(in: Self.container, within: layout.list)
    var top: [VisibleItem] = []
    var inside: [Group: [VisibleItem]] = [:]
    for row in rows where !row.isAway && !row.item.isControl {
      if let group = model.position(of: row.item).flatMap({ group(of: $0.container) }),
        isInDrawer(row, of: group, canvas.interaction)
      {
        inside[group, default: []].append(row)
      } else {
        top.append(row)
      }
    }
    for (number, group) in Group.allCases.enumerated() {
      drawDrawer(number, of: group, inside[group] ?? [], on: &canvas)
    }
    for row in top { draw(row, on: &canvas) }
  }

  /// Whether a lesson slides with its group, which opens; one from elsewhere is always visible.
  private func isInDrawer(
    _ row: VisibleItem, of group: Group, _ interaction: Interaction
  ) -> Bool {
    guard let item = item(of: group), interaction.openness(ofGroup: item) != nil else {
      return false
    }
    return !interaction.comesFromElsewhere(row.item, toGroup: item)
  }

  /// Draws the lessons of a group as far as they are below the group's own row.
  private func drawDrawer(
    _ number: Int, of group: Group, _ rows: [VisibleItem], on canvas: inout Canvas
  ) {
    let (list, item) = (layout.list, item(of: group))
    let folding = item.map { canvas.interaction.foldingRows(ofGroup: $0) } ?? []
    guard !rows.isEmpty || !folding.isEmpty else { return }
    let edge = item.flatMap { canvas.interaction.seenFrame(of: $0) }?.maxY ?? list.minY
    let room = list.band(edge - list.minY, height: max(list.maxY, edge) - edge)
    canvas.begin(.drawer, number)
    canvas.clip(to: room) { canvas in
      for row in rows { draw(row, on: &canvas) }
      for row in folding { draw(row.item, in: row.frame, on: &canvas) }
    }
  }

  private func draw(_ row: VisibleItem, on canvas: inout Canvas) {
    canvas.begin(row.item)
    if row.presence == .one, canvas.interaction.place(of: row.item) != row.frame {
      // Rows that slide over each other hide each other's text.
      canvas.fill(row.frame, radius: 10, canvas.theme.grouped)
    }
    canvas.item(row) { canvas, frame in draw(row.item, in: frame, on: &canvas) }
    guard canvas.interaction.focused == row.item else { return }
    canvas.focusRing(within: row.frame, radius: 10)
  }

  private func draw(_ item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    let isFlashing = canvas.interaction.springLoading(of: item) == .activating
    canvas.begin(item)
    drawPlate(of: item, in: frame, isFlashing: isFlashing, on: &canvas)
    drawRow(
      item, in: frame, openness: openness(of: item, canvas.interaction), isFlashing: isFlashing,
      on: &canvas)
  }

  private func openness(of item: ItemID, _ interaction: Interaction) -> Fraction {
    guard let group = group(of: item) else { return .zero }
    return interaction.openness(ofGroup: item) ?? (isShownOpen(group) ? .one : .zero)
  }

  /// Draws a lesson as in the list; a compact preview begins with its icon.
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> DragPreview {
    canvas.preview(size, cornerRadius: 10, isRow: true) { canvas, frame in
      canvas.fill(frame, radius: 10, canvas.theme.card)
      canvas.outline(frame, radius: 10, canvas.theme.hairline)
      guard !isExternal(item) else { return drawExternalTile(in: frame, on: &canvas) }
      let room = Fraction((size.width - 160).subpixels, Length(pixels: 100).subpixels)
      drawRow(item, in: frame, indentShare: room.clamped(to: .zero ... .one), on: &canvas)
    }
  }

  /// Draws the open gap at the destination, or at the source.
  ///
  /// Over an item that would accept the drop it stays open, and is not drawn: there is one target.
  private func drawSlot(on canvas: inout Canvas) {
    let theme = canvas.theme
    guard let session = canvas.interaction.session, session.intoItem == nil,
      let gap = canvas.interaction.gapFrame(in: Self.container)
    else { return }
    let place = session.target?.gap?.container ?? session.container ?? Self.container
    let indent = place == Self.container ? 0 : Self.indentation
    let slot = gap.inset(by: Insets(left: indent))
    canvas.begin(.gap)
    guard session.operation?.isPerformed == true else {
      return canvas.fill(slot, radius: 10, theme.well.opacity(percent: 25))
    }
    canvas.fill(slot, radius: 10, theme.accentFill)
    canvas.outline(slot, radius: 10, width: 2, theme.accent.opacity(percent: 70))
  }
}

extension Theme {
  /// The background of a grouped list: UIKit's `systemGroupedBackground`, in the dark its elevated
  /// variant.
  var grouped: Color { isDark ? Color(hex: 0x1c1c1e) : Color(hex: 0xf2f2f7) }
}
