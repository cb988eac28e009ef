internal import DragKit

/// Everything on the guide's page that can be pressed.
enum GuideControl: Int, Hashable, Sendable, CaseIterable {
  case play, restart, slow, half, full

  /// The control's identity, apart from those of the chrome and of the drop targets.
  var id: ItemID { .control(ControlNumbers.guide + rawValue) }

  /// The control of an identity.
  init?(_ item: ItemID) {
    guard let control = Self.allCases.first(where: { $0.id == item }) else { return nil }
    self = control
  }

  /// The name by which traces, scripts and tests know the control.
  var name: String { "guide-\(self)" }

  /// The speeds, from slow to fast.
  static let speeds: [GuideControl] = [.slow, .half, .full]

  /// The speed that a segment stands for, and the number on it.
  var speed: (speed: GuideScene.Speed, text: String)? {
    switch self {
    case .slow: (.quarter, "×¼")
    case .half: (.half, "×½")
    case .full: (.full, "×1")
    case .play, .restart: nil
    }
  }
}
