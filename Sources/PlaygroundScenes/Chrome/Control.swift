internal import DragKit

/// Everything in the chrome that can be pressed.
enum Control: Int, CaseIterable, Hashable, Sendable {
  case sceneColours
  case undo, redo, reset, record, replay, appearance, language, inspector
  case longPress, slowMotion, reducedMotion, ownPreview
  case liftDistance, longPressTime, liftScale, liftedAlpha
  case gapResponse, gapDamping, dropResponse, dropDamping, cancelResponse
  case copyTuning

  /// The control's identity.
  var id: ItemID { .control(rawValue) }

  /// The control of an identity.
  init?(_ item: ItemID) {
    guard item.isControl, let control = Control(rawValue: -1 - item.rawValue) else { return nil }
    self = control
  }

  /// The name by which traces, scripts and tests know the control.
  var name: String {
    switch self {
    case .sceneColours: "scene-colours"
    case .undo: "undo"
    case .redo: "redo"
    case .reset: "reset"
    case .record: "record"
    case .replay: "replay"
    case .appearance: "appearance"
    case .language: "language"
    case .inspector: "inspector"
    case .longPress: "long-press"
    case .slowMotion: "slow-motion"
    case .reducedMotion: "reduced-motion"
    case .ownPreview: "own-preview"
    case .copyTuning: "copy-tuning"
    default: tuningName
    }
  }

  private var tuningName: String {
    switch self {
    case .liftDistance: "lift-distance"
    case .longPressTime: "long-press-time"
    case .liftScale: "lift-scale"
    case .liftedAlpha: "lifted-alpha"
    case .gapResponse: "gap-response"
    case .gapDamping: "gap-damping"
    case .dropResponse: "drop-response"
    case .dropDamping: "drop-damping"
    default: "cancel-response"
    }
  }

  /// The switches of the inspector, from top to bottom.
  static let switches: [Control] = [.longPress, .slowMotion, .reducedMotion, .ownPreview]

  /// The sliders of the inspector, from top to bottom.
  static let sliders: [Control] = [
    .liftDistance, .longPressTime, .liftScale, .liftedAlpha, .gapResponse, .gapDamping,
    .dropResponse, .dropDamping, .cancelResponse,
  ]

  /// The words beside the control.
  var word: Word {
    switch self {
    case .sceneColours: .colours
    case .undo: .undo
    case .redo: .redo
    case .reset: .reset
    case .record: .record
    case .replay: .replay
    case .inspector: .inspector
    case .appearance: .appearance
    case .longPress: .longPress
    case .slowMotion: .slowMotion
    case .reducedMotion: .reducedMotion
    case .ownPreview: .ownPreview
    case .copyTuning: .copyTuning
    default: tuningWord
    }
  }

  private var tuningWord: Word {
    switch self {
    case .liftDistance: .liftDistance
    case .longPressTime: .longPressTime
    case .liftScale: .liftScale
    case .liftedAlpha: .liftedAlpha
    case .gapResponse: .gapResponse
    case .gapDamping: .gapDamping
    case .dropResponse: .dropResponse
    case .dropDamping: .dropDamping
    default: .cancelResponse
    }
  }
}
