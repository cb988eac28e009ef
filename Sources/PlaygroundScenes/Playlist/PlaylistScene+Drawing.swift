internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension PlaylistScene {
  func draw(on canvas: inout Canvas) {
    let (theme, layout, buttons) = (canvas.theme, layout, buttons)
    canvas.begin(.page)
    canvas.fill(layout.playlist.frame, theme.card)
    canvas.fill(layout.playlist.rows, theme.window)
    canvas.fill(layout.library.frame, theme.window)
    draw(Self.library, in: layout.library.rows, on: &canvas)
    draw(Self.container, in: layout.playlist.rows, on: &canvas)
    // Headers are drawn after the lists, because the buttons' tips overlap rows.
    drawHeader(of: layout.playlist, Self.container, on: &canvas)
    let isRefused = isMoveRefused(in: canvas.interaction)
    drawHeader(
      of: layout.library, Self.library, hint: isRefused ? LocalizedString("library-hint") : nil,
      on: &canvas)
    canvas.draw(buttons, as: ScreenPart.pageHeader.rawValue)
    canvas.begin(.pageHeader)
    canvas.fill(layout.divider, theme.hairline)
    canvas.tip(of: buttons)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    let accessories = isInLibrary(item) ? [] : accessories(displayed: .whenEditing)
    return canvas.preview(size, cornerRadius: Radius.row) { canvas, frame in
      canvas.liftedRow(frame)
      let row = Row(
        item, in: frame, accessories: accessories.map(\.style),
        editing: screen == .edit || isEditing ? landed : .zero)
      songRow(row, canvas.theme).drawFront(on: &canvas)
    }
  }

  private func songRow(_ row: Row, _ theme: Theme) -> SongRow {
    SongRow(
      row: row, song: song(of: row.item), theme: theme,
      isSelected: selected.contains(row.item), isDetailed: detailed == row.item)
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    song(of: item)?.title ?? PlaylistControl(item)?.title.text(language)
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    (container == Self.library ? LocalizedString("library") : Self.page.title).text(language)
  }

  // MARK: - The lists

  private func draw(_ container: ContainerID, in rows: Rect, on canvas: inout Canvas) {
    let isLibrary = container == Self.library
    canvas.begin(.list, isLibrary ? 1 : 0)
    canvas.clip(to: rows) { canvas in
      let interaction = canvas.interaction
      if let gap = interaction.gap(in: container)?.frame {
        canvas.begin(.gap)
        canvas.rowPlace(gap)
      } else if model.count(of: container) == 0 {
        canvas.emptyState(
          "music", LocalizedString("empty-playlist"), LocalizedString("empty-playlist-hint"),
          in: rows)
      }
      let items = canvas.elements(in: container, within: rows)
      for item in items where item.kind == .gap && !isLibrary { canvas.landingPlace(of: item) }
      for item in items where item.kind == .item || isLibrary {
        draw(item, isInLibrary: isLibrary, on: &canvas)
      }
    }
    canvas.scrollBar(of: container, number: isLibrary ? 1 : 0, margin: 2)
  }

  private func draw(_ element: SceneElement, isInLibrary: Bool, on canvas: inout Canvas) {
    let (item, interaction) = (element.item, canvas.interaction)
    let row = interaction.row(of: item, in: self, by: Self.handlers)
    canvas.begin(item)
    canvas.group(alpha: element.opacity) { canvas in
      guard let row else { return }
      let theme = canvas.theme
      var song = songRow(row, theme)
      song.background = isInLibrary ? theme.window : theme.card
      // Library songs can only be copied, so the row of a dragged song stays.
      if isInLibrary, element.kind == .gap || element.isCopied {
        song.background = theme.well.opacity(percent: 30)
      }
      song.hot = interaction.hovered == item ? .some(interaction.hoveredRowControl) : nil
      let pressed = interaction.pressedParts(of: item)
      song.pressed =
        pressed.contains(nil)
        ? .some(nil) : row.controls.first { pressed.contains($0.name) }.map { .some($0.name) }
      canvas.begin(item)
      song.draw(on: &canvas)
    }
    guard interaction.focused == item else { return }
    let control = row?.controls.first { $0.name == interaction.focusedRowControl }
    canvas.focusRing(within: control?.frame ?? element.unscaledFrame)
  }

  // MARK: - The headers

  /// Draws a title, and below it the hint, or the number of songs if there is no hint.
  private func drawHeader(
    of list: PageList, _ container: ContainerID, hint: LocalizedString? = nil,
    on canvas: inout Canvas
  ) {
    let (header, theme) = (list.header, canvas.theme)
    let box = header.column(Spacing.large, width: header.width - Spacing.large * 2)
    if hint != nil { canvas.fill(header, theme.accentFill) }
    let title = title(of: container, canvas.language) ?? ""
    canvas.text(title, .pageTitle, theme.text, in: box.band(7, height: 26))
    let songs = LocalizedString("songs", ["count": "\(model.count(of: container) ?? 0)"])
    canvas.text(
      hint ?? songs, .caption, hint == nil ? theme.secondaryText : theme.text,
      in: box.band(33, height: 16))
    canvas.fill(header.bottomLine, theme.hairline)
  }

  /// Returns whether a library song is dragged to another position in the library.
  ///
  /// A drop there is canceled. The gaps before and after the song do not count, because the song
  /// may be on its way to the playlist.
  func isMoveRefused(in interaction: Interaction) -> Bool {
    guard let session = interaction.session, let target = session.target,
      target.item == Self.libraryView, target.proposal.operation == .cancel,
      let position = session.item.flatMap({ model.position(of: $0) }),
      let gap = target.destination?.place.gap
    else { return false }
    return gap != .before(position.offset) && gap != .after(position.offset)
  }

  func isEnabled(_ control: ItemID) -> Bool {
    control != PlaylistControl.export.id || model.count(of: Self.container) != 0
  }
}
