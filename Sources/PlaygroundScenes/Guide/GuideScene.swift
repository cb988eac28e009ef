internal import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The page *How it works*, which shows one drag in both styles, side by side.
///
/// Its state has only the user's choices. The session draws the drags above the page.
package struct GuideScene: PlaygroundScene {
  static let info = PageInfo(name: "guide", icon: "info", button: "how-it-works")

  package var model = Model()
  package internal(set) var bounds = Rect.zero
  package private(set) var isPaused = false
  package private(set) var speed = Speed.quarter
  package private(set) var restarts = 0

  package enum Speed: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case quarter, half, full

    package var fraction: Fraction { Fraction(1 << rawValue, 4) }
    var name: String { ["×¼", "×½", "×1"][rawValue] }
  }

  static let container: ContainerID = "guide"

  init() {}

  static let handlers = HandlerRegistry<GuideScene>()

  static let pageControls: [Control: PageControl<GuideScene>] = [
    .guidePlay: .action { $0.isPaused.toggle() },
    .guideRestart: .action("replay") { $0.restarts += 1 },
    .guideSlow: choice(.quarter), .guideHalf: choice(.half), .guideFull: choice(.full),
  ]

  private static func choice(_ speed: Speed) -> PageControl<GuideScene> {
    .button(title: .verbatim(speed.name)) { page in
      page.speed = speed
      return []
    }
  }

  var buttons: [PlacedWidget] {
    let play = Widget.button(.guidePlay, icon: isPaused ? "play" : "pause")
      .tip(title(of: .guidePlay))
    let speeds = zip([Control.guideSlow, .guideHalf, .guideFull], Speed.allCases).map {
      Widget.segment($0).isOn($1 == speed)
    }
    return GuideLayout(bounds: bounds).place([play, .button(.guideRestart)], speeds: speeds)
  }

  var stage: Stage { Stage(areas: [Stage.Area(Self.container, .placed(buttons.items))]) }
}

extension GuideScene {
  /// A panel without an inspector, because the shown recordings have tunings of their own.
  var panel: ScenePanel { ScenePanel(hasInspector: false) }

  mutating func reset() {
    (isPaused, speed) = (false, .quarter)
    restarts += 1
  }

  func title(of control: Control) -> LocalizedString {
    guard control == .guidePlay else { return control.title }
    return LocalizedString(isPaused ? "guide-play" : "guide-pause")
  }

  func encodeTheRest(to writer: inout CanonicalWriter) { writer.write(isPaused, speed, restarts) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, isPaused, speed, restarts) = try reader.read()
  }
}

extension GuideScene {
  func draw(on canvas: inout Canvas) {
    let (layout, buttons) = (GuideLayout(bounds: bounds), buttons)
    canvas.begin(.page)
    if !layout.isSmall {
      let (box, theme) = (layout.heading, canvas.theme)
      canvas.text(
        LocalizedString("guide-title"), .pageTitle, theme.text, in: box.band(0, height: 30))
      canvas.text(
        LocalizedString("guide-hint"), .label, theme.secondaryText, in: box.band(32, height: 20))
    }
    for style in ColoursScene.Style.allCases { drawCard(style, layout, on: &canvas) }
    canvas.draw(buttons, as: ScreenPart.segment.rawValue)
    canvas.tip(of: buttons)
  }

  private func drawCard(
    _ style: ColoursScene.Style, _ layout: GuideLayout, on canvas: inout Canvas
  ) {
    let (theme, box) = (canvas.theme, layout.title(style))
    let name = style.heading.title.text(canvas.language)
    canvas.card(layout.card(style))
    canvas.text(name, .title, theme.text, in: box)
    canvas.text(
      style.heading.interface, .trace, theme.secondaryText,
      in: box.inset(by: Insets(left: TextMetrics.width(of: name, in: .title) + 10)))
    guard !layout.isSmall else { return }
    let heading = layout.calls(style).band(-24, height: 20)
    canvas.text(Control.calls.title, .heading, theme.secondaryText, in: heading)
  }
}

extension ColoursScene.Style {
  /// The name of the recording that shows the style.
  package var recording: String { "guide-\(self)" }

  var heading: (title: LocalizedString, interface: String) {
    switch self {
    case .follow: (Control.styleFollow.title, Call.Name.touchesMoved.rawValue)
    case .lift: (Control.styleLift.title, "onDrag, onDrop")
    }
  }
}

// MARK: - The layout

/// The layout of the page *How it works* in its bounds.
package struct GuideLayout: Hashable, Sendable {
  let bounds: Rect

  package init(bounds: Rect) { self.bounds = bounds }

  /// The window size of the guide's recordings, in logical pixels: room for a column of five tiles.
  static let recorded = Size(width: 188, height: 604)

  var isSmall: Bool { bounds.height < 520 || bounds.width < 620 }
  private var isNarrow: Bool { bounds.width < 500 }
  private var margin: Length { isSmall ? Spacing.medium : Spacing.wide }
  private var padding: Length { isSmall ? 12 : 20 }

  var heading: Rect { inner.band(0, height: isSmall ? 0 : 54) }

  var footer: Rect {
    let height: Length = isSmall ? 40 : 44
    return inner.band(inner.height - height, height: height)
  }

  package func card(_ style: ColoursScene.Style) -> Rect {
    let gap = padding
    let top = isSmall ? inner.minY : heading.maxY + 16
    let height = max(footer.minY - (isSmall ? 10 : 18) - top, 0)
    let index = style.rawValue
    guard !isNarrow else {
      let each = max((height - gap) / 2, 0).roundedToPixel
      return Rect(x: inner.minX, y: top + (each + gap) * index, width: inner.width, height: each)
    }
    let each = max((inner.width - gap) / 2, 0).roundedToPixel
    return Rect(x: inner.minX + (each + gap) * index, y: top, width: each, height: height)
  }

  func title(_ style: ColoursScene.Style) -> Rect { content(style).band(padding - 6, height: 28) }

  private func content(_ style: ColoursScene.Style) -> Rect {
    card(style).inset(by: Insets(left: padding, right: padding))
  }

  package func panel(_ style: ColoursScene.Style) -> Rect {
    let top = title(style).maxY + (isSmall ? 4 : 10)
    let height = max(caption(style).minY - (isSmall ? 8 : 14) - top, 1)
    let width = (Self.recorded.width * Fraction(height.pixels, Self.recorded.height.pixels))
    return Rect(x: content(style).minX, y: top, width: width.roundedToPixel, height: height)
  }

  package func calls(_ style: ColoursScene.Style) -> Rect {
    let panel = panel(style)
    let left = panel.maxX + padding
    let heading: Length = isSmall ? 0 : 24
    return Rect(
      x: left, y: panel.minY + heading, width: max(content(style).maxX - left, 0),
      height: max(panel.height - heading, 0))
  }

  package func caption(_ style: ColoursScene.Style) -> Rect {
    let content = content(style)
    return content.band(content.height - padding - 36, height: 40)
  }

  private var inner: Rect { bounds.insetBy(margin) }
}

// MARK: - The buttons and the progress
extension GuideLayout {
  private static let segment: Length = 44

  /// Returns the buttons at the left of the footer, and the speeds beside them, with their frames.
  func place(_ buttons: [Widget], speeds: [Widget]) -> [PlacedWidget] {
    let segments = WidgetLayout.row(of: speeds.map { .widget($0, Self.segment) })
    let row = WidgetLayout.row(of: [
      .row(76, spacing: 4, of: buttons.map { .widget($0, 36) }), .space(12),
      .column(
        segments.contentLength,
        of: [
          .space(2), .layers(of: [.widget(.groove(radius: Radius.row)), segments]), .space(2),
        ]),
    ])
    return row.placed(
      in: Rect(
        x: footer.minX - 8, y: (footer.center.y - 18).roundedToPixel, width: row.contentLength,
        height: 36))
  }

  package var track: Rect {
    let speeds = Self.segment * GuideScene.Speed.allCases.count
    let left = footer.minX + 80 + speeds + (isSmall ? 24 : 36)
    return Rect(
      x: left, y: (footer.center.y - 9).roundedToPixel,
      width: max(footer.maxX - (isSmall ? 16 : 24) - left, 0), height: 4)
  }
}

extension Control {
  static let guidePlay = Control(300, "guide-play")
  static let guideRestart = Control(301, "guide-restart")
  static let guideSlow = Control(302, "guide-slow")
  static let guideHalf = Control(303, "guide-half")
  static let guideFull = Control(304, "guide-full")
}
