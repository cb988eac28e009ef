internal import DragKit

extension LessonsScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let theme = chrome.theme
    let list = layout.list
    canvas.begin(.page)
    canvas.fill(list, theme.grouped)
    canvas.fill(Rect(x: list.maxX - 1, y: list.minY, width: 1, height: list.height), theme.hairline)
    canvas.clip(to: list) { canvas in
      drawSlot(on: &canvas, interaction, theme)
      drawRows(on: &canvas, interaction, theme)
    }
    canvas.scrollBar(of: Self.container, interaction, theme)
    drawRulesPanel(on: &canvas, interaction, chrome)
    drawExternalCard(on: &canvas, interaction, chrome)
  }

  /// What is in a group lies under the rows around it, which slide off it and back over it.
  private func drawRows(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    let rows = interaction.visibleItems(in: Self.container).filter {
      $0.frame.intersects(layout.list) && !$0.item.isControl
    }
    var top: [VisibleItem] = []
    var inside: [Group: [VisibleItem]] = [:]
    for row in rows where !row.isAway {
      if let group = model.position(of: row.item).flatMap({ group(of: $0.container) }),
        isInDrawer(row, of: group, interaction)
      {
        inside[group, default: []].append(row)
      } else {
        top.append(row)
      }
    }
    for (number, group) in Group.allCases.enumerated() {
      drawDrawer(number, of: group, inside[group] ?? [], on: &canvas, interaction, theme)
    }
    for row in top { draw(row, on: &canvas, interaction, theme) }
  }

  /// `true` where a lesson slides with the drawer of its group that opens; what comes into the group from
  /// elsewhere is seen all the way.
  private func isInDrawer(
    _ row: VisibleItem, of group: Group, _ interaction: Interaction
  ) -> Bool {
    guard let item = item(of: group), interaction.openness(ofGroup: item) != nil else {
      return false
    }
    return !interaction.comesFromElsewhere(row.item, toGroup: item)
  }

  /// Draws what is in a group, as far as it is below the group's own row.
  private func drawDrawer(
    _ number: Int, of group: Group, _ rows: [VisibleItem], on canvas: inout Canvas,
    _ interaction: Interaction, _ theme: Theme
  ) {
    let folding = item(of: group).map { interaction.foldingRows(ofGroup: $0) } ?? []
    guard !rows.isEmpty || !folding.isEmpty else { return }
    let edge = item(of: group).flatMap { interaction.seenFrame(of: $0) }?.maxY ?? layout.list.minY
    let bottom = max(layout.list.maxY, edge)
    canvas.begin(.drawer, number)
    let room = Rect(
      x: layout.list.minX, y: edge, width: layout.list.width, height: bottom - edge)
    canvas.clip(to: room) { canvas in
      for row in rows { draw(row, on: &canvas, interaction, theme) }
      for row in folding { draw(row.item, in: row.frame, on: &canvas, interaction, theme) }
    }
  }

  private func draw(
    _ row: VisibleItem, on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    canvas.begin(row.item)
    if row.presence == .one, interaction.place(of: row.item) != row.frame {
      // Rows that slide over each other are not read through each other.
      canvas.fill(row.frame, radius: 10, theme.grouped)
    }
    canvas.item(row) { canvas, frame in
      draw(row.item, in: frame, on: &canvas, interaction, theme)
    }
    guard interaction.focused == row.item else { return }
    canvas.focusRing(within: row.frame, radius: 10, theme)
  }

  private func draw(
    _ item: ItemID, in frame: Rect, on canvas: inout Canvas, _ interaction: Interaction,
    _ theme: Theme
  ) {
    canvas.begin(item)
    let row = LessonRow(self, item, in: frame, theme, openness: openness(of: item, interaction))
    let emphasis = LessonRow.Emphasis(of: item, interaction)
    row.drawPlate(emphasis, on: &canvas)
    row.draw(isFlashing: emphasis == .flashing, on: &canvas)
  }

  /// How far the triangle of a group has turned.
  private func openness(of item: ItemID, _ interaction: Interaction) -> Fraction {
    guard let group = group(of: item) else { return .zero }
    return interaction.openness(ofGroup: item) ?? (isShownOpen(group) ? .one : .zero)
  }

  /// The preview of a dragged lesson, as it is in the list; a compact one begins with its icon.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: 10, theme.card)
    canvas.outline(frame, radius: 10, theme.hairline)
    if isExternal(item) {
      drawExternalTile(item, in: frame, on: &canvas, theme)
    } else {
      var row = LessonRow(self, item, in: frame, theme, openness: .zero)
      let room = Fraction((size.width - 160).subpixels, Length(pixels: 100).subpixels)
      row.indent = row.indent * room.clamped(to: .zero ... .one)
      row.draw(on: &canvas)
    }
    return DragPreview(
      size: size, cornerRadius: 10, operations: canvas.operations, isRow: true)
  }

  /// Draws the gap that is open: where what is dragged would go, or where it comes from.
  ///
  /// Over an item that would take the drop it stays open, and is not drawn: there is one target.
  private func drawSlot(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    guard let session = interaction.session, session.intoItem == nil,
      let gap = interaction.gapFrame(in: Self.container)
    else { return }
    let place = session.target?.gap?.container ?? session.container ?? Self.container
    let indent = LessonRow.indentation * (place == Self.container ? 0 : 1)
    let slot = gap.inset(by: Insets(left: indent))
    let isMeant = session.operation?.isPerformed == true
    canvas.begin(.gap)
    canvas.fill(slot, radius: 10, isMeant ? theme.accentFill : theme.well.opacity(percent: 25))
    if isMeant {
      canvas.outline(slot, radius: 10, width: 2, theme.accent.opacity(percent: 70))
    }
  }
}

extension Theme {
  /// What a list in groups lies on: UIKit's `systemGroupedBackground`, in the dark that of a raised view.
  var grouped: Color { isDark ? Color(hex: 0x1c1c1e) : Color(hex: 0xf2f2f7) }
}
