internal import DragKit

extension PicturesScene {
  func draw(on canvas: inout Canvas) {
    let tiles = canvas.visibleItems(in: Self.container, within: bounds)
    canvas.begin(.page)
    canvas.clip(to: bounds) { canvas in
      drawBeds(of: tiles, on: &canvas)
      drawGap(on: &canvas)
      for tile in tiles where tile.isAway {
        canvas.begin(.place, tile.item.rawValue)
        drawPlace(tile.frame, on: &canvas)
      }
      for tile in tiles where !tile.isAway {
        canvas.begin(tile.item)
        var drawing = drawing(of: tile.item, canvas.language)
        (drawing.isPressed, drawing.isHot) = (
          canvas.isPressed(tile.item), canvas.isHot(tile.item)
        )
        canvas.item(tile) { canvas, frame in canvas.draw(drawing, in: frame) }
      }
      for tile in tiles where !tile.isAway { drawMarks(of: tile, on: &canvas) }
      drawBand(on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
    if tiles.isEmpty, model[Self.container]?.count == 0 { drawHint(on: &canvas) }
    drawNotices(on: &canvas)
    if let enlarged { drawLargeView(of: enlarged, on: &canvas) }
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> DragPreview {
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
      let items = items(in: item)
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

  private func drawMarks(of tile: VisibleItem, on canvas: inout Canvas) {
    let picture = pictureFrame(in: tile.frame)
    if canvas.session?.intoItem == tile.item {
      canvas.begin(.goal, tile.item.rawValue)
      canvas.outline(
        picture.insetBy(-5), radius: PictureTile.radius + 5, width: 3, canvas.theme.accent)
    }
    if selection.contains(tile.item) {
      canvas.begin(.selectionMark, tile.item.rawValue)
      drawSelection(around: picture, on: &canvas)
    }
    if let editor, editor.item == tile.item {
      canvas.begin(.hint, tile.item.rawValue)
      draw(editor, in: tile.frame, on: &canvas)
    }
    guard canvas.focused == tile.item else { return }
    canvas.begin(.focusMark, tile.item.rawValue)
    canvas.focusRing(around: picture, radius: PictureTile.radius)
  }

  private func drawSelection(around frame: Rect, on canvas: inout Canvas) {
    let accent = canvas.theme.accent
    canvas.outline(frame, radius: PictureTile.radius, width: 4, accent)
    canvas.outline(frame.insetBy(4), radius: PictureTile.radius - 4, width: 2, .white)
    let check = Rect(center: Point(x: frame.maxX - 18, y: frame.minY + 18), side: 22)
    canvas.fill(check, radius: 11, .white)
    canvas.fill(check.insetBy(2), radius: 9, accent)
    canvas.icon("check", size: 14, .white, in: check)
  }

  /// A bed behind the tiles of each open group, which joins those of a line.
  private func drawBeds(of tiles: [VisibleItem], on canvas: inout Canvas) {
    let open = Set(shownGroups.flatMap { model[$0.container].map { Array($0.items) } ?? [] })
      .union(shownGroups.map(\.item))
    guard !open.isEmpty else { return }
    canvas.begin(.drawer)
    let color = canvas.theme.accentFill
    let half = Self.spacing / 2
    var last: (frame: Rect, group: ContainerID?)?
    for tile in tiles where open.contains(tile.item) && !tile.isAway {
      let bed = tile.frame.insetBy(-half)
      let container = contents(of: tile.item) ?? model.position(of: tile.item)?.container
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

  private func drawGap(on canvas: inout Canvas) {
    guard canvas.interaction.session?.operation?.keepsSource == true,
      let gap = canvas.interaction.gapFrame(in: Self.container)
    else { return }
    canvas.begin(.gap)
    drawPlace(gap, on: &canvas)
  }

  private func drawPlace(_ frame: Rect, on canvas: inout Canvas) {
    let (theme, picture) = (canvas.theme, pictureFrame(in: frame))
    canvas.fill(picture, radius: PictureTile.radius, theme.well.opacity(percent: 45))
    canvas.outline(picture, radius: PictureTile.radius, width: 2, theme.accent.opacity(percent: 50))
  }

  private func drawBand(on canvas: inout Canvas) {
    guard let band = canvas.interaction.selectionBand(in: Self.container) else { return }
    canvas.begin(.focusMark)
    canvas.fill(band, canvas.theme.accent.opacity(percent: 14))
    canvas.outline(band, radius: 0, canvas.theme.accent)
  }

  private func draw(_ editor: TitleEditor, in frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let width = max(frame.width, 120)
    let box = Rect(
      x: frame.center.x - width / 2, y: frame.maxY - Self.captionHeight, width: width, height: 24)
    canvas.fill(box, radius: 6, theme.card)
    canvas.outline(box, radius: 6, width: 2, theme.accent)
    let line = box.inset(by: Insets(left: 8, right: 8))
    let (text, head) = (editor.text, editor.head)
    let caret = TextMetrics.width(of: head, in: .caption)
    // The caret stays in sight.
    let shift = max(caret - line.width + 2, 0)
    canvas.clip(to: box.insetBy(2)) { canvas in
      let shown = Rect(
        x: line.minX - shift, y: line.minY, width: TextMetrics.width(of: text, in: .caption) + 4,
        height: line.height)
      if editor.isAllSelected, !text.isEmpty {
        canvas.fill(
          shown.inset(by: Insets(top: 4, bottom: 4)), radius: 2, theme.accent.opacity(percent: 30))
      }
      canvas.text(text, .caption, theme.text, in: shown)
      canvas.fill(
        Rect(x: line.minX - shift + caret, y: line.minY + 5, width: 1, height: 14), theme.accent)
    }
  }

  // MARK: - Around the tiles

  private func drawHint(on canvas: inout Canvas) {
    let (theme, middle) = (canvas.theme, bounds.center)
    canvas.begin(.hint)
    canvas.icon(
      "image", size: 44, theme.secondaryText.opacity(percent: 60),
      in: Rect(center: middle - Vector(dx: 0, dy: 44), side: 44))
    let line = Rect(center: middle, size: Size(width: bounds.width - 32, height: 24))
    canvas.text(.emptyBoard, .title, theme.text, in: line, .center)
    canvas.text(
      .emptyBoardHint, .caption, theme.secondaryText, in: line.band(26, height: 20), .center)
  }

  /// A line at the bottom: that the board cannot be changed, or how many files are still unknown.
  private func drawNotices(on canvas: inout Canvas) {
    guard let words = standingNotice(canvas.language) else { return }
    let width = TextMetrics.width(of: words, in: .caption) + 28
    let box = Rect(
      x: (bounds.center.x - width / 2).roundedToPixel, y: bounds.maxY - 40, width: width, height: 28
    )
    canvas.begin(.pageHeader)
    canvas.shadow(of: box, below: 1, radius: 14, blur: 8, percent: 20)
    canvas.fill(box, radius: 14, canvas.theme.card)
    canvas.outline(box, radius: 14, canvas.theme.hairline)
    let color = state == .failed ? canvas.theme.danger : canvas.theme.text
    canvas.text(words, .caption, color, in: box, .center)
  }

  private func standingNotice(_ language: Language) -> String? {
    if let reason { return reason }
    switch state {
    case .recorded: return LocalizedString.boardIsRecorded.text(language)
    case .readOnly: return LocalizedString.boardIsReadOnly.text(language)
    case .failed: return LocalizedString.boardNotSaved.text(language)
    case .replaced: return LocalizedString.boardWasDamaged.text(language)
    case .none, .open: break
    }
    guard hasUnknown else { return nil }
    let all = model.containers.flatMap(\.items).compactMap { picture(of: $0) }
    let unknown = all.count { $0.details == .unknown }
    return unknown == 0
      ? nil
      : LocalizedString(
        "Reading \(all.count - unknown) of \(all.count) pictures",
        "画像を読み込み中 \(all.count - unknown)/\(all.count)",
        "그림 \(all.count)개 중 \(all.count - unknown)개 읽음"
      ).text(language)
  }

  func notice(_ language: Language) -> String? { selection.notice(language) }

  mutating func dismissNotice() {
    selection.dismissNotice()
    if state == .replaced { state = .open }
  }

  private func drawLargeView(of item: ItemID, on canvas: inout Canvas) {
    guard let picture = picture(of: item) else { return }
    canvas.begin(Control.closeLargeView.id)
    canvas.fill(bounds, Color.black.opacity(percent: 82))
    let room = bounds.inset(by: Insets(left: 24, top: 24, right: 24, bottom: 64))
    guard room.width > 1, room.height > 1 else { return }
    let frame = Rect(center: room.center, size: fitting(picture.details, in: room.size))
    switch picture.details {
    case .readable: canvas.draw(.image(picture.path, frame, radius: 4))
    case .unknown: break
    case .problem(let problem):
      canvas.text(problem.title, .title, .white, in: room, .center)
    }
    let line = bounds.band(bounds.height - 52, height: 20).inset(by: Insets(left: 24, right: 24))
    let title = TextMetrics.elided(
      title(of: item, canvas.language) ?? "", to: line.width, in: .strongLabel)
    canvas.text(title, .strongLabel, .white, in: line, .center)
    guard case .readable(let width, let height, let bytes, _) = picture.details else { return }
    canvas.text(
      "\(width) × \(height)  ·  \(bytes.asBytes)", .caption, Color.white.opacity(percent: 70),
      in: line.moved(by: Vector(dx: 0, dy: 22)), .center)
  }

  private func fitting(_ details: PictureDetails, in room: Size) -> Size {
    guard case .readable(let width, let height, _, _) = details else { return room }
    // Small pictures are not enlarged beyond their pixels.
    let share = min(
      Fraction(room.width.pixels, width), Fraction(room.height.pixels, height), .one)
    return Size(
      width: max((Length(pixels: width) * share).roundedToPixel, 1),
      height: max((Length(pixels: height) * share).roundedToPixel, 1))
  }
}

extension Int {
  /// A number of bytes in decimal units, as file managers show it.
  fileprivate var asBytes: String {
    switch self {
    case ..<1000: "\(self) B"
    case ..<1_000_000: "\((self + 500) / 1000) kB"
    default: "\((self + 50_000) / 1_000_000).\((self + 50_000) / 100_000 % 10) MB"
    }
  }
}

extension LocalizedString {
  static let pictures = Self("Pictures", "画像", "그림")
  static let group = Self("Group", "グループ", "그룹")
  static let emptyBoard = Self("No pictures yet", "画像がありません", "그림이 없음")
  static let emptyBoardHint = Self(
    "Drop pictures or folders here from your file manager", "ファイルやフォルダをここにドロップ",
    "파일이나 폴더를 여기에 드롭")
  static let boardIsReadOnly = Self(
    "Read-only: this board is open in another window", "ほかのウインドウで開いているため編集不可",
    "다른 창에서 열려 있어 읽기 전용")
  static let boardIsRecorded = Self(
    "This board is from a recording, and is not stored", "記録されたボードのため保存しません",
    "녹화된 보드라 저장하지 않음")
  static let boardNotSaved = Self(
    "The last change could not be saved", "最後の変更を保存できません", "마지막 변경을 저장하지 못함")
  static let boardWasDamaged = Self(
    "The board was damaged; its file was kept beside this new one", "元のファイルは残し、新しいボードを開きました",
    "손상된 파일은 남기고 새 보드를 열었음")
}
