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
    var top: [SceneElement] = []
    var inside: [LessonGroup: [SceneElement]] = [:]
    for row in rows where row.kind == .gap {
      canvas.landingPlace(of: row, indent: indent(of: row.item))
    }
    for row in rows where row.kind == .item && !row.item.isControl {
      let group = model.position(of: row.item).flatMap { self.group(of: $0.container) }
      let header = group.flatMap { item(of: $0) }
      let fold = header.flatMap { canvas.interaction.fold(ofGroup: $0) }
      if let group, let fold, !fold.newcomers.contains(row.item) {
        inside[group, default: []].append(row)
      } else {
        top.append(row)
      }
    }
    for (number, group) in LessonGroup.allCases.enumerated() {
      drawDrawer(number, of: group, inside[group] ?? [], on: &canvas)
    }
    for row in top { draw(row, on: &canvas) }
  }

  private func drawDrawer(
    _ number: Int, of group: LessonGroup, _ rows: [SceneElement], on canvas: inout Canvas
  ) {
    let (list, item) = (layout.list, item(of: group))
    let header = item.flatMap(canvas.interaction.seenFrame(of:))
    let fold = item.flatMap(canvas.interaction.fold(ofGroup:))
    let folding = header.flatMap { fold?.rows(behind: $0) } ?? []
    guard !rows.isEmpty || !folding.isEmpty else { return }
    let edge = header?.maxY ?? list.minY
    let room = list.band(edge - list.minY, height: max(list.maxY, edge) - edge)
    canvas.begin(.drawer, number)
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
      // Opaque, so that sliding rows hide each other's text.
      canvas.fill(row.frame, radius: Radius.row, canvas.theme.grouped)
    }
    canvas.item(row) { canvas, frame in draw(row.item, in: frame, on: &canvas) }
    guard canvas.focused == row.item else { return }
    canvas.focusRing(within: row.unscaledFrame, radius: Radius.row)
  }

  private func draw(_ item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    let isFlashing = canvas.interaction.springLoading(of: item) == .activating
    let isOpen = group(of: item).map(isShownOpen) ?? false
    drawPlate(of: item, in: frame, isFlashing: isFlashing, on: &canvas)
    drawRow(
      item, in: frame,
      openness: canvas.interaction.fold(ofGroup: item)?.progress ?? (isOpen ? .one : .zero),
      isFlashing: isFlashing, on: &canvas)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: Radius.row) { canvas, frame in
      canvas.liftedRow(frame)
      guard !isExternal(item) else { return drawExternalTile(in: frame, on: &canvas) }
      let room = Fraction((size.width - 160).subpixels, Length(pixels: 100).subpixels)
      drawRow(item, in: frame, indentShare: room.clamped(to: .zero ... .one), on: &canvas)
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

  private func drawPlate(of item: ItemID, in frame: Rect, isFlashing: Bool, on canvas: inout Canvas)
  {
    let (theme, interaction) = (canvas.theme, canvas.interaction)
    if isFlashing {
      canvas.fill(frame, radius: Radius.row, theme.accent)
    } else if interaction.springLoading(of: item) == .possible
      || interaction.session?.intoItem == item
    {
      canvas.targetRow(frame)
    } else if canvas.isHot(item) {
      let percent = interaction.pressedParts(of: item).isEmpty ? 35 : 70
      canvas.fill(frame, radius: Radius.row, theme.well.opacity(percent: percent))
    }
  }

  private func drawRow(
    _ item: ItemID, in frame: Rect, openness: Fraction = .zero, indentShare: Fraction = .one,
    isFlashing: Bool = false, on canvas: inout Canvas
  ) {
    let (theme, group) = (canvas.theme, group(of: item))
    let indent = (22 + indent(of: item)) * indentShare
    let quiet = isFlashing ? theme.onAccent : theme.secondaryText
    let icon = frame.column(8 + indent, width: 24)
    let words = frame.column(42 + indent, width: max(frame.width - indent - 90, 1))
    let color = isFlashing ? theme.onAccent : theme.text
    guard let group else {
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
    // On the flash, the number would have too little contrast with its plate.
    if !isFlashing {
      canvas.fill(
        pill, radius: pill.height / 2, theme.well.opacity(Fraction.percent(55) * presence))
    }
    let count = model[group.container]?.count ?? 0
    canvas.text("\(count)", .caption, quiet.opacity(presence), in: pill, .center)
  }

  func title(of item: ItemID) -> String {
    let words = model.name(of: item).split(separator: "-").joined(separator: " ")
    return switch words {
    case LessonGroup.uikit.rawValue: "UIKit"
    case "colors": "Colours"
    default: words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    isExternal(item) ? LocalizedString("external-text").text(language) : title(of: item)
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    group(of: container).flatMap(item(of:)).map(title(of:))
  }
}

extension Path {
  fileprivate static func chevron(around center: Point, turned openness: Fraction) -> Path {
    let (sine, cosine) = (
      Fraction.sine(ofRightAngle: openness), Fraction.sine(ofRightAngle: Fraction.one - openness)
    )
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
