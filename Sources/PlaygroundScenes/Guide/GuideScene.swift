package import DragKit

/// The page that shows the same gesture in both styles, side by side.
///
/// The scene holds what the user chose on the page. What plays there comes from recordings, stands
/// outside of the world, and is drawn in front of it: see ``GuideMoment``.
package struct GuideScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero { didSet { place() } }
  /// Where the buttons are; it follows from ``bounds``.
  private(set) var areas: [Stage.Area] = []
  /// Whether the gestures stand still.
  package private(set) var isPaused = false
  /// How fast they are played.
  package private(set) var speed = Speed.quarter
  /// How often they were started anew.
  package private(set) var restarts = 0

  /// How fast the gestures are played.
  package enum Speed: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case quarter, half, full

    /// How many times as fast as they were made.
    package var fraction: Fraction {
      switch self {
      case .quarter: Fraction(1, 4)
      case .half: Fraction(1, 2)
      case .full: .one
      }
    }
  }

  static let container: ContainerID = "guide"

  init() {}

  /// What the buttons do.
  static let handlers = GuideControl.allCases.reduce(HandlerRegistry<GuideScene>()) {
    registry, control in
    registry.item(control.id) { $0.onTap { scene, _ in scene.press(control) } }
  }

  private mutating func press(_ control: GuideControl) -> [Request] {
    switch control {
    case .play: isPaused.toggle()
    case .restart: restarts += 1
    case .slow: speed = .quarter
    case .half: speed = .half
    case .full: speed = .full
    }
    return []
  }

  private mutating func place() {
    let layout = GuideLayout(bounds: bounds)
    let buttons = GuideControl.allCases.map { PlacedItem($0.id, layout.frame(of: $0)) }
    areas = [Stage.Area(Self.container, .placed(buttons.filter { !$0.frame.isEmpty }))]
  }
}

// What the chrome does with it.
extension GuideScene {
  /// The page needs the room of the inspector, whose numbers are not those of the recordings.
  var panel: ScenePanel { ScenePanel(hasInspector: false) }

  func isOn(_ control: Control) -> Bool { false }

  mutating func press(_ control: Control) {}

  /// Plays from the start, as fast as at first.
  mutating func reset() {
    (isPaused, speed) = (false, .quarter)
    restarts += 1
  }

  func name(of item: ItemID) -> String? { GuideControl(item)?.name }

  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    DragPreview(size: size, cornerRadius: 0, operations: [])
  }
}

extension GuideScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(isPaused, speed, restarts)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, isPaused, speed, restarts) = try reader.read()
  }
}
