package import DragKit
internal import PlaygroundUI

/// The page *How it works*, which shows one drag in both styles, side by side.
///
/// The scene has only the user's choices. The drags are drawn in front of it (``GuideMoment``).
package struct GuideScene: PlaygroundScene {
  static let info = PageInfo(name: "guide", icon: "info", button: "how-it-works")

  package var model = Model()
  var bounds = Rect.zero { didSet { place() } }
  private(set) var stage = Stage()
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

  private mutating func place() {
    let layout = GuideLayout(bounds: bounds)
    let buttons = GuideControl.allCases.map { PlacedItem($0.id, layout.frame(of: $0)) }
    let area = Stage.Area(Self.container, .placed(buttons.filter { !$0.frame.isEmpty }))
    stage = Stage(areas: [area])
  }
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
    let control = GuideControl.allCases.first { $0.name == name }
    return control?.speed.map { .verbatim($0.name) }
      ?? (control == .play ? playTitle : control?.title)
  }

  /// The title of the button that plays or pauses.
  var playTitle: LocalizedString { LocalizedString(isPaused ? "guide-play" : "guide-pause") }

  func encodeTheRest(to writer: inout CanonicalWriter) { writer.write(isPaused, speed, restarts) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, isPaused, speed, restarts) = try reader.read()
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
