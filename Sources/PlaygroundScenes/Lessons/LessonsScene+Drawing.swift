internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

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

  private func drawRows(on canvas: inout Canvas) {
    let rows = canvas.elements(in: Self.container, within: layout.list)
    for row in rows where row.kind == .gap {
      canvas.landingPlace(of: row, indent: indent(of: row.item))
    }
    let lessons = rows.filter { $0.kind == .item && !$0.item.isControl }
    let drawers = Dictionary(grouping: lessons) { drawer(of: $0.item, canvas.interaction) }
    for group in LessonGroup.allCases { drawDrawer(of: group, drawers[group] ?? [], on: &canvas) }
    for row in drawers[nil] ?? [] { draw(row, on: &canvas) }
  }

  /// Returns the opening group whose row covers a sliding item; `nil` if the item does not slide.
  private func drawer(of item: ItemID, _ interaction: Interaction) -> LessonGroup? {
    guard let group = model.position(of: item).flatMap({ LessonGroup($0.container) }),
      let fold = interaction.fold(ofGroup: group.item), !fold.newcomers.contains(item)
    else { return nil }
    return group
  }

  private func drawDrawer(
    of group: LessonGroup, _ rows: [SceneElement], on canvas: inout Canvas
  ) {
    let (list, interaction) = (layout.list, canvas.interaction)
    let header = interaction.seenFrame(of: group.item)
    let folding = header.flatMap { interaction.fold(ofGroup: group.item)?.rows(behind: $0) } ?? []
    guard !rows.isEmpty || !folding.isEmpty else { return }
    let edge = header?.maxY ?? list.minY
    let room = list.band(edge - list.minY, height: max(list.maxY, edge) - edge)
    canvas.begin(.drawer, group.rawValue)
    canvas.clip(to: room) { canvas in
      for row in rows { draw(row, on: &canvas) }
      for row in folding {
        canvas.begin(row.item)
        draw(row.item, in: row.frame, on: &canvas)
      }
    }
  }

  private func draw(_ row: SceneElement, on canvas: inout Canvas) {
    canvas.begin(row.item)
    if row.opacity == .one, canvas.interaction.frame(of: row.item) != row.frame {
      // Moving rows are opaque, so that they hide each other's text.
      canvas.fill(row.frame, radius: Radius.row, canvas.theme.grouped)
    }
    canvas.item(row) { canvas, frame in draw(row.item, in: frame, on: &canvas) }
    guard canvas.focused == row.item else { return }
    canvas.focusRing(within: row.unscaledFrame, radius: Radius.row)
  }

  private func draw(_ item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    let (theme, interaction) = (canvas.theme, canvas.interaction)
    let loading = interaction.springLoading(of: item)
    if loading == .activating {
      canvas.fill(frame, radius: Radius.row, theme.accent)
    } else if loading == .possible || interaction.session?.intoItem == item {
      canvas.targetRow(frame)
    } else if canvas.isHot(item) {
      let percent = interaction.pressedParts(of: item).isEmpty ? 35 : 70
      canvas.fill(frame, radius: Radius.row, theme.well.opacity(percent: percent))
    }
    drawWords(
      of: item, in: frame,
      openness: interaction.fold(ofGroup: item)?.progress ?? (isOpen(item) ? .one : .zero),
      isFlashing: loading == .activating, on: &canvas)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: Radius.row) { canvas, frame in
      canvas.liftedRow(frame)
      guard !isExternal(item) else { return drawExternalTile(in: frame, on: &canvas) }
      let room = Fraction((size.width - 160).subpixels, Length(pixels: 100).subpixels)
      drawWords(of: item, in: frame, indentShare: room.clamped(to: .zero ... .one), on: &canvas)
    }
  }

  private func drawSlot(on canvas: inout Canvas) {
    guard let session = canvas.interaction.session, session.intoItem == nil,
      let gap = canvas.interaction.gap(in: Self.container)?.frame
    else { return }
    let place = session.target?.gap?.container ?? session.container ?? Self.container
    canvas.begin(.gap)
    canvas.rowPlace(gap.inset(by: Insets(left: Self.indent(in: place))))
  }

  private func indent(of item: ItemID) -> Length {
    model.position(of: item).map { Self.indent(in: $0.container) } ?? 0
  }

  private static func indent(in container: ContainerID) -> Length {
    container == Self.container ? 0 : 24
  }

  // MARK: - Rows

  /// Draws a row's icon and title; for a group, also its chevron and, unless it is open, the number
  /// of its lessons.
  private func drawWords(
    of item: ItemID, in frame: Rect, openness: Fraction = .zero, indentShare: Fraction = .one,
    isFlashing: Bool = false, on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let indent = (22 + indent(of: item)) * indentShare
    let quiet = isFlashing ? theme.onAccent : theme.secondaryText
    let icon = frame.column(8 + indent, width: 24)
    let words = frame.column(42 + indent, width: max(frame.width - indent - 90, 1))
    let color = isFlashing ? theme.onAccent : theme.text
    guard let group = LessonGroup(item) else {
      canvas.icon("text", size: 18, quiet, in: icon)
      return canvas.text(title(of: item), .label, color, in: words)
    }
    let openness = openness.clamped(to: .zero ... .one)
    let center = Point(x: frame.minX + 16, y: frame.center.y)
    canvas.draw(.stroke(.chevron(around: center, turned: openness), width: 2, color: quiet))
    canvas.icon("layers", size: 18, isFlashing ? theme.onAccent : theme.accent, in: icon)
    canvas.text(title(of: item), .strongLabel, color, in: words)
    let presence = Fraction.one - openness
    guard presence > .zero else { return }
    let pill = Rect(x: frame.maxX - 42, y: frame.center.y - 10, width: 30, height: 20)
    // A flashing row has no plate, because its number would have too little contrast with it.
    if !isFlashing {
      canvas.fill(
        pill, radius: pill.height / 2, theme.well.opacity(Fraction.percent(55) * presence))
    }
    let count = model.count(of: group.container) ?? 0
    canvas.text("\(count)", .caption, quiet.opacity(presence), in: pill, .center)
  }

  func title(of item: ItemID) -> String {
    let words = model.name(of: item).split(separator: "-").joined(separator: " ")
    return switch words {
    case "uikit": "UIKit"
    case "colors": "Colours"
    default: words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    isExternal(item) ? LocalizedString("external-text").text(language) : title(of: item)
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    LessonGroup(container).map { title(of: $0.item) }
  }
}

extension Path {
  fileprivate static func chevron(around center: Point, turned openness: Fraction) -> Path {
    let sine = Fraction.sine(ofRightAngle: openness)
    let cosine = Fraction.sine(ofRightAngle: .one - openness)
    func point(_ x: Length, _ y: Length) -> Point {
      center + Vector(dx: x * cosine - y * sine, dy: x * sine + y * cosine)
    }
    return Path([.move(to: point(-2, -4)), .line(to: point(2, 0)), .line(to: point(-2, 4))])
  }
}

extension Fraction {
  fileprivate static func sine(ofRightAngle share: Fraction) -> Fraction {
    let degrees = (share.clamped(to: .zero ... .one).raw * 90) >> 16
    let product = degrees * (180 - degrees)
    return Fraction(4 * product, 40500 - product)
  }
}
