internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension PicturesScene {
  func draw(on canvas: inout Canvas) {
    let tiles = canvas.elements(in: Self.container, within: bounds)
    canvas.begin(.page)
    canvas.clip(to: bounds) { canvas in
      drawBeds(of: tiles, on: &canvas)
      canvas.copyGap(in: Self.container) { drawPlace($1, on: &$0) }
      for tile in tiles where tile.kind == .gap {
        canvas.begin(.place, tile.item.rawValue)
        drawPlace(tile.frame, takesDrop: canvas.lands(tile.item), on: &canvas)
      }
      for tile in tiles where tile.kind == .item {
        canvas.begin(tile.item)
        var drawing = drawing(of: tile.item, canvas.language)
        drawing.isPressed = canvas.isPressed(tile.item)
        drawing.isHot = canvas.isHot(tile.item)
        canvas.item(tile) { canvas, frame in canvas.draw(drawing, in: frame) }
      }
      for tile in tiles where tile.kind == .item { drawMarks(of: tile, on: &canvas) }
      drawBand(on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
    if tiles.isEmpty, model.count(of: Self.container) == 0 {
      canvas.emptyState(
        "image", LocalizedString("empty-board"),
        isReadOnly ? nil : LocalizedString("empty-board-hint"), in: bounds)
      canvas.draw(sourceButtons, as: ScreenPart.pageHeader.rawValue)
    }
    drawNotice(on: &canvas)
    if let enlarged { drawLargeView(of: enlarged, on: &canvas) }
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    var drawing = drawing(of: item, canvas.language)
    drawing.caption = nil
    let height = max(size.height - captionHeight, 1)
    return canvas.preview(
      of: item, drawing, Size(width: size.width, height: height), cornerRadius: PictureTile.radius)
  }

  private func drawing(of item: ItemID, _ language: Language) -> PictureTile {
    let caption = editor?.item == item ? "" : title(of: item, language)
    return PictureTile(face: face(of: item), caption: look.showsNames ? caption : nil)
  }

  private func face(of item: ItemID) -> PictureTile.Face {
    guard let picture = picture(of: item) else {
      let items = contents(of: item).flatMap { model[$0]?.items } ?? []
      let names = items.lazy.compactMap { self.picture(of: $0) }
        .filter { $0.details.problem == nil }.prefix(3).map(\.path)
      return .pile(Array(names), count: items.count, isOpen: isOpen(item))
    }
    return switch picture.details {
    case .unknown: .loading
    case .problem(let problem): .problem(problem)
    case .readable: .picture(picture.path)
    }
  }

  // MARK: - Marks

  private func drawMarks(of tile: SceneElement, on canvas: inout Canvas) {
    let picture = pictureFrame(in: tile.unscaledFrame)
    if canvas.session?.intoItem == tile.item {
      canvas.begin(.goal, tile.item.rawValue)
      canvas.targetRing(around: picture, radius: PictureTile.radius)
    }
    canvas.begin(.selectionMark, tile.item.rawValue)
    drawSelection(of: tile.item, in: picture, on: &canvas)
    drawEditor(of: tile, on: &canvas)
    guard canvas.focused == tile.item else { return }
    canvas.begin(.focusMark, tile.item.rawValue)
    canvas.focusRing(around: picture, radius: PictureTile.radius)
  }

  func drawSelection(of item: ItemID, in picture: Rect, on canvas: inout Canvas) {
    guard selection.contains(item) else { return }
    canvas.selection(
      around: picture, radius: PictureTile.radius,
      checkAt: Point(x: picture.maxX - 18, y: picture.minY + 18))
  }

  /// Draws a background behind each open group with its tiles and its gap, joined within a line.
  private func drawBeds(of tiles: [SceneElement], on canvas: inout Canvas) {
    let open = Set<ContainerID?>(shownGroups.map(\.container))
    guard !open.isEmpty else { return }
    canvas.begin(.drawer)
    let (color, half) = (canvas.theme.accentFill, Self.spacing / 2)
    var beds = tiles.filter { $0.kind == .item }.map { tile in
      (
        frame: tile.unscaledFrame.insetBy(-half),
        group: contents(of: tile.item) ?? model.position(of: tile.item)?.container
      )
    }
    if let (place, gap) = canvas.interaction.gap(in: Self.container) {
      let index = beds.firstIndex { ($0.frame.minY, $0.frame.minX) > (gap.minY, gap.minX) }
      beds.insert((gap.insetBy(-half), place.container), at: index ?? beds.endIndex)
    }
    var last = (frame: Rect.zero, group: ContainerID?.none)
    for bed in beds where open.contains(bed.group) {
      canvas.fill(bed.frame, radius: PictureTile.radius + half, color)
      let width = bed.frame.center.x - last.frame.center.x
      if last.group == bed.group, last.frame.minY == bed.frame.minY,
        last.frame.height == bed.frame.height, width > 0
      {
        canvas.fill(bed.frame.column(last.frame.center.x - bed.frame.minX, width: width), color)
      }
      last = bed
    }
  }

  private func drawPlace(_ frame: Rect, takesDrop: Bool = true, on canvas: inout Canvas) {
    canvas.place(pictureFrame(in: frame), radius: PictureTile.radius, takesDrop: takesDrop)
  }

  private func drawBand(on canvas: inout Canvas) {
    guard let band = canvas.interaction.selectionBand(in: Self.container) else { return }
    canvas.begin(.focusMark)
    canvas.fill(band, canvas.theme.accent.opacity(percent: 14))
    canvas.outline(band, radius: 0, canvas.theme.accent)
  }

  // MARK: - Notices

  /// Draws a notice about the state of the board or the progress of reading files, if any.
  private func drawNotice(on canvas: inout Canvas) {
    guard let words = reason ?? standingNotice?.text(canvas.language) else { return }
    let width = TextMetrics.width(of: words, in: .caption) + 28
    let box = Rect(
      x: (bounds.center.x - width / 2).roundedToPixel, y: bounds.maxY - 40, width: width, height: 28
    )
    canvas.begin(.pageHeader)
    canvas.card(box, radius: box.height / 2, .badge)
    let color = state == .failed ? canvas.theme.danger : canvas.theme.text
    canvas.text(words, .caption, color, in: box, .center)
  }

  private var standingNotice: LocalizedString? {
    if state != .none, state != .open { return LocalizedString("board-\(state)".dashed) }
    guard tiles.contains(where: { $0?.details == .unknown }) else { return nil }
    let pictures = model.containers.lazy.flatMap(\.items).compactMap { picture(of: $0) }
    let (known, all) = (pictures.count { $0.details != .unknown }, pictures.count)
    guard known < all else { return nil }
    return LocalizedString("reading-pictures", ["known": "\(known)", "all": "\(all)"])
  }

  func notice(_ language: Language) -> String? {
    selection.notice(language) ?? notices.text?.text(language)
  }

  mutating func dismissNotice() {
    selection.dismissNotice()
    notices = BoardNotices()
    if state == .replaced { state = .open }
  }
}

extension BoardNotices {
  fileprivate var text: LocalizedString? {
    if let name = untrashed.first {
      let file = TextMetrics.elided(name, to: 300, in: .label)
      return untrashed.count == 1
        ? LocalizedString("picture-not-trashed", ["file": file])
        : LocalizedString("pictures-not-trashed", ["count": "\(untrashed.count)"])
    }
    guard crowdedOut > 0 else { return searchProblem?.words }
    return LocalizedString(
      "board-full", ["count": crowdedOut.grouped, "limit": PicturesScene.limit.grouped])
  }
}
