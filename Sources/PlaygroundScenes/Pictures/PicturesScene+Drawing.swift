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
        (drawing.isPressed, drawing.isHot) = (
          canvas.isPressed(tile.item), canvas.isHot(tile.item)
        )
        canvas.item(tile) { canvas, frame in canvas.draw(drawing, in: frame) }
      }
      for tile in tiles where tile.kind == .item { drawMarks(of: tile, on: &canvas) }
      drawBand(on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
    if tiles.isEmpty, model[Self.container]?.count == 0 {
      canvas.emptyState(
        "image", LocalizedString("empty-board"),
        isReadOnly ? nil : LocalizedString("empty-board-hint"), in: bounds)
      drawSources(on: &canvas)
    }
    drawNotices(on: &canvas)
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
    let isEdited = editor?.item == item
    let caption = isEdited ? "" : title(of: item, language)
    return PictureTile(face: face(of: item), caption: showsNames ? caption : nil)
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
    if let editor, editor.item == tile.item {
      canvas.begin(.hint, tile.item.rawValue)
      editor.draw(in: titleFrame(in: tile.unscaledFrame), on: &canvas)
    }
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

  /// Draws a bed behind the tiles of each open group and behind its gap; tiles of one line share
  /// it.
  private func drawBeds(of tiles: [SceneElement], on canvas: inout Canvas) {
    let open = Set(shownGroups.map(\.container))
    guard !open.isEmpty else { return }
    canvas.begin(.drawer)
    let color = canvas.theme.accentFill
    let half = Self.spacing / 2
    var beds = tiles.filter { $0.kind == .item }.map { tile in
      (
        frame: tile.unscaledFrame.insetBy(-half),
        group: contents(of: tile.item) ?? model.position(of: tile.item)?.container
      )
    }
    if let (place, gap) = canvas.interaction.gap(in: Self.container) {
      let group = place.container
      let index = beds.firstIndex { ($0.frame.minY, $0.frame.minX) > (gap.minY, gap.minX) }
      beds.insert((gap.insetBy(-half), group), at: index ?? beds.endIndex)
    }
    var last: (frame: Rect, group: ContainerID?)?
    for (bed, container) in beds {
      guard let container, open.contains(container) else { continue }
      canvas.fill(bed, radius: PictureTile.radius + half, color)
      if let last, last.group == container, last.frame.minY == bed.minY,
        last.frame.height == bed.height, last.frame.center.x < bed.center.x
      {
        canvas.fill(
          Rect(
            x: last.frame.center.x, y: bed.minY, width: bed.center.x - last.frame.center.x,
            height: bed.height), color)
      }
      last = (bed, container)
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
}
