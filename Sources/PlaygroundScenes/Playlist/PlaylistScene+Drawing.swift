internal import DragKit

extension PlaylistScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let theme = chrome.theme
    canvas.begin(.page)
    canvas.fill(layout.playlist, theme.card)
    canvas.fill(PlaylistLayout.rows(of: layout.playlist), theme.window)
    canvas.fill(layout.library, theme.window)
    drawHeaders(on: &canvas, interaction, chrome)
    draw(
      Self.library, in: PlaylistLayout.rows(of: layout.library), on: &canvas, interaction, chrome)
    draw(
      Self.container, in: PlaylistLayout.rows(of: layout.playlist), on: &canvas, interaction, chrome
    )
    canvas.begin(.pageHeader)
    canvas.fill(layout.divider, theme.hairline)
  }

  /// An item in the air, as it is in its list.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    landingPicture(of: item, landed: .one, size: size, theme)
  }

  /// The accessories that a song of the library has none of slide in on its way.
  func landingPicture(
    of item: ItemID, landed share: Fraction, size: Size, _ theme: Theme
  ) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: 10, theme.card)
    let isSong = model.position(of: item)?.container == Self.library
    let accessories = isSong ? [] : accessories(of: item, displayed: .whenEditing)
    let cell = Cell(
      item, in: frame, accessories: accessories.map(\.style),
      editing: screen == .edit || isEditing ? share : .zero)
    row(cell, theme).drawFront(on: &canvas)
    if theme.isDark { canvas.outline(frame, radius: 10, Color.white.opacity(percent: 22)) }
    return DragPreview(
      size: size, cornerRadius: 10, operations: canvas.operations, isRow: true)
  }

  private func row(_ cell: Cell, _ theme: Theme) -> SongRow {
    SongRow(
      cell: cell, song: song(of: cell.item), theme: theme,
      isSelected: selected.contains(cell.item), isDetailed: detailed == cell.item)
  }
}

// What the status line calls songs and lists.
extension PlaylistScene {
  func words(for item: ItemID, _ chrome: Chrome) -> String? { song(of: item)?.title }

  func words(for container: ContainerID, _ chrome: Chrome) -> String? {
    chrome.text(container == Self.library ? .library : .playlist)
  }
}

// The lists.
extension PlaylistScene {
  private func draw(
    _ container: ContainerID, in rows: Rect, on canvas: inout Canvas, _ interaction: Interaction,
    _ chrome: Chrome
  ) {
    let isLibrary = container == Self.library
    canvas.begin(.list, isLibrary ? 1 : 0)
    canvas.clip(to: rows) { canvas in
      if model[container]?.count == 0, interaction.gapFrame(in: container) == nil {
        drawHint(in: rows, on: &canvas, chrome)
      }
      drawGap(in: container, on: &canvas, interaction, chrome.theme)
      let background = isLibrary ? chrome.theme.window : chrome.theme.card
      for item in interaction.visibleItems(in: container)
      where item.frame.intersects(rows) && (isLibrary || !item.isAway) {
        // What is dragged out of the library stays there.
        let share: Fraction = item.isAway || item.isDragged ? .percent(40) : .one
        canvas.begin(item.item)
        canvas.group(alpha: share * item.presence, .identity) { canvas in
          drawRow(item.item, background, on: &canvas, interaction, chrome.theme)
        }
        guard interaction.focused == item.item else { continue }
        let part = interaction.focusedPart.flatMap { name in
          interaction.cell(of: item.item, in: self, by: Self.handlers)?.parts.first {
            $0.name == name
          }
        }
        canvas.focusRing(within: part?.frame ?? item.frame, chrome.theme)
      }
    }
    canvas.scrollBar(
      of: container, number: isLibrary ? 1 : 0, margin: 2, interaction, chrome.theme)
  }

  private func drawRow(
    _ item: ItemID, _ background: Color, on canvas: inout Canvas, _ interaction: Interaction,
    _ theme: Theme
  ) {
    guard let cell = interaction.cell(of: item, in: self, by: Self.handlers) else { return }
    var row = self.row(cell, theme)
    row.background = background
    row.hot = interaction.hovered == item ? .some(interaction.hoveredPart) : nil
    row.pressed =
      interaction.isPressed(item, part: nil)
      ? .some(nil)
      : cell.parts.first { interaction.isPressed(item, part: $0.name) }.map { .some($0.name) }
    canvas.begin(item)
    row.draw(on: &canvas)
  }

  /// Draws where what is in the air would go.
  private func drawGap(
    in container: ContainerID, on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    guard let gap = interaction.gapFrame(in: container) else { return }
    let plate = gap.inset(by: Insets(left: 8, top: 3, right: 8, bottom: 3))
    canvas.begin(.gap)
    canvas.fill(plate, radius: 8, theme.accentFill)
    canvas.outline(plate, radius: 8, theme.accent.opacity(percent: 45))
  }

  private func drawHint(in rows: Rect, on canvas: inout Canvas, _ chrome: Chrome) {
    let theme = chrome.theme
    let middle = rows.center
    canvas.begin(.hint)
    canvas.icon(
      "music", size: 44, theme.secondaryText.opacity(percent: 60),
      in: Rect(center: middle - Vector(dx: 0, dy: 44), side: 44))
    canvas.text(
      chrome.text(.emptyPlaylist), .title, theme.text,
      in: Rect(center: middle, size: Size(width: rows.width - 32, height: 24)), .center)
    canvas.text(
      chrome.text(.emptyPlaylistHint), .caption, theme.secondaryText,
      in: Rect(
        center: middle + Vector(dx: 0, dy: 22), size: Size(width: rows.width - 32, height: 20)),
      .center)
  }
}

// What stands above the lists.
extension PlaylistScene {
  private func drawHeaders(
    on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome
  ) {
    drawHeader(
      PlaylistLayout.header(of: layout.playlist), chrome.text(.playlist), Self.container,
      on: &canvas, chrome)
    drawHeader(
      PlaylistLayout.header(of: layout.library), chrome.text(.library), Self.library, on: &canvas,
      chrome)
    for placed in layout.place(shownControls) {
      guard let control = PlaylistControl(placed.item) else { continue }
      draw(control, placed.frame, on: &canvas, interaction, chrome)
    }
  }

  private func drawHeader(
    _ header: Rect, _ title: String, _ container: ContainerID, on canvas: inout Canvas,
    _ chrome: Chrome
  ) {
    let box = Rect(x: header.minX + 16, y: header.minY, width: header.width - 32, height: 0)
    canvas.text(
      title, .pageTitle, chrome.theme.text,
      in: Rect(x: box.minX, y: header.minY + 7, width: box.width, height: 26))
    canvas.text(
      Self.count(model[container]?.count ?? 0, chrome.language), .caption,
      chrome.theme.secondaryText,
      in: Rect(x: box.minX, y: header.minY + 33, width: box.width, height: 16))
    canvas.fill(
      header.bottomLine,
      chrome.theme.hairline)
  }

  private func draw(
    _ control: PlaylistControl, _ frame: Rect, on canvas: inout Canvas,
    _ interaction: Interaction, _ chrome: Chrome
  ) {
    let theme = chrome.theme
    let isEnabled = control != .export || (model[Self.container]?.count ?? 0) > 0
    canvas.begin(control.id)
    if let icon = control.icon {
      if isEnabled { chrome.drawPlate(control.id, frame, on: &canvas, interaction) }
      canvas.icon(icon, isEnabled ? theme.text : theme.text.opacity(percent: 28), in: frame)
      if interaction.hovered == control.id {
        chrome.drawTip(chrome.text(control.word), beside: frame, on: &canvas)
      }
      return
    }
    let color = control == .deleteSelected ? theme.danger : theme.accent
    let isPressed = interaction.isPressed(control.id)
    let isHot = isPressed || interaction.hovered == control.id
    canvas.fill(frame, radius: 8, color.opacity(percent: isPressed ? 28 : isHot ? 20 : 13))
    canvas.text(words(of: control, chrome), .strongLabel, color, in: frame, .center)
  }

  private func words(of control: PlaylistControl, _ chrome: Chrome) -> String {
    switch control {
    case .edit where isEditing: chrome.text(.donePlaylist)
    case .deleteSelected: "\(chrome.text(.deleteSelected)) (\(selected.count))"
    default: chrome.text(control.word)
    }
  }

  private static func count(_ count: Int, _ language: Language) -> String {
    switch language {
    case .english: count == 1 ? "1 song" : "\(count) songs"
    case .japanese: "\(count)トラック"
    case .korean: "\(count)곡"
    }
  }
}
