internal import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The page *How it works*, which shows one drag in both styles, side by side.
///
/// The scene has only the user's choices. The drags are drawn in front of it (``GuideMoment``).
package struct GuideScene: PlaygroundScene {
  static let info = PageInfo(name: "guide", icon: "info", button: "how-it-works")

  package var model = Model()
  var bounds = Rect.zero
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
    .onTap(of: GuideControl.allCases) { scene, control in scene.press(control) }

  private mutating func press(_ control: GuideControl) -> [Request] {
    switch control {
    case .play: isPaused.toggle()
    case .restart: restarts += 1
    case .slow, .half, .full: speed = control.speed ?? speed
    }
    return []
  }

  var buttons: [PlacedWidget] {
    var play = Widget.button(GuideControl.play, icon: isPaused ? "play" : "pause")
    play.tip = title(of: .play)
    let speeds = GuideControl.speeds.map { control in
      Widget(.segment(title(of: control)), control.id).isOn(control.speed == speed)
    }
    return GuideLayout(bounds: bounds)
      .place([play, .button(GuideControl.restart, icon: "replay")], speeds: speeds)
  }

  var stage: Stage { Stage(areas: [Stage.Area(Self.container, .placed(buttons.items))]) }
}

extension GuideScene {
  /// The page has no inspector, because its recordings have their own tuning values.
  var panel: ScenePanel { ScenePanel(hasInspector: false) }

  mutating func reset() {
    (isPaused, speed) = (false, .quarter)
    restarts += 1
  }

  func name(of item: ItemID) -> String? { GuideControl(item)?.name }

  func titleOfControl(named name: String) -> LocalizedString? {
    GuideControl.allCases.first { $0.name == name }.map(title)
  }

  private func title(of control: GuideControl) -> LocalizedString {
    if control == .play { return LocalizedString(isPaused ? "guide-play" : "guide-pause") }
    return control.speed.map { .verbatim($0.name) } ?? control.title
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
    for style in GuideStyle.allCases { drawCard(style, layout, on: &canvas) }
    canvas.draw(buttons, as: ScreenPart.segment.rawValue)
    canvas.tip(of: buttons)
  }

  private func drawCard(_ style: GuideStyle, _ layout: GuideLayout, on canvas: inout Canvas) {
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

enum GuideControl: Int, NumberedControl {
  case play, restart, slow, half, full

  static let firstNumber = ControlNumbers.guide

  var name: String { "guide-\(self)" }

  static let speeds: [GuideControl] = [.slow, .half, .full]

  var speed: GuideScene.Speed? { GuideScene.Speed(rawValue: rawValue - Self.slow.rawValue) }
}

package enum GuideStyle: Int, Hashable, Sendable, CaseIterable {
  /// The style *Touch*: the tile follows the touch.
  case follow
  /// The style *Drag*: the tile is lifted and dropped.
  case lift

  package var recording: String { "guide-\(self)" }

  var heading: (title: LocalizedString, interface: String) {
    switch self {
    case .follow: (Control.styleFollow.title, Call.Name.touchesMoved.rawValue)
    case .lift: (Control.styleLift.title, "onDrag, onDrop")
    }
  }
}
