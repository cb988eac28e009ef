internal import DragKit

/// Everything in the chrome that can be pressed.
///
/// Traces, scripts and tests know a control by its case's name with dashes: `sceneColours` is
/// `scene-colours`.
enum Control: Int, CaseIterable, Hashable, Sendable {
  case sceneFollow, sceneColours, sceneLessons, scenePlaylist, sceneBoard, howItWorks
  case undo, redo, reset, record, replay, appearance, language, inspector
  case followLink, followDiagram
  case styleFollow, styleLift, showTiles, showImages
  case rulesCorrected, rulesArticle
  case playlistEdit, playlistOrdinary
  case boardGrid, boardList, boardFlow
  case keepGrabOffset, interactionEnabled, clamp, axisLock, snapToGrid, fling, withLongPress
  case ownPreview, headers, rightToLeft, select
  case longPress, slowMotion, reducedMotion
  case liftDistance, longPressTime, springLoadingTime, liftScale, liftedAlpha
  case gapResponse, gapDamping, dropResponse, dropDamping, cancelResponse, glideResponse
  case copyTuning, calls
  case menuBackdrop, menuMoveToTop, menuMoveToBottom, menuCopy, menuDelete
  // Recordings know controls by their numbers: new ones come last.
  case boardMasonry

  /// The control's identity.
  var id: ItemID { .control(ControlNumbers.chrome + rawValue) }

  /// The control of an identity.
  init?(_ item: ItemID) {
    guard item.isControl, let control = Control(rawValue: -1 - item.rawValue) else { return nil }
    self = control
  }

  /// The name by which traces, scripts and tests know the control.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)".dashed }

  /// What shows a page, in the order of the list.
  static let pages = SceneID.allCases.map(of) + [.howItWorks]

  /// The control that shows a scene.
  static func of(_ scene: SceneID) -> Control {
    switch scene {
    case .follow: .sceneFollow
    case .colours: .sceneColours
    case .lessons: .sceneLessons
    case .playlist: .scenePlaylist
    case .board: .sceneBoard
    }
  }

  /// The segments and switches that a scene itself answers.
  static let ofScenes: [Control] = [
    .styleFollow, .styleLift, .showTiles, .showImages, .keepGrabOffset, .interactionEnabled, .clamp,
    .axisLock, .snapToGrid, .fling, .withLongPress, .ownPreview, .boardGrid, .boardList, .boardFlow,
    .boardMasonry, .headers, .rightToLeft, .select,
    .rulesCorrected, .rulesArticle, .playlistEdit, .playlistOrdinary,
  ]

  /// What a menu can offer.
  static let ofMenus: [Control] = [.menuMoveToTop, .menuMoveToBottom, .menuCopy, .menuDelete]

  /// The switches that every page has.
  static let switches: [Control] = [.longPress, .slowMotion, .reducedMotion]

  /// Every slider, from top to bottom.
  static let sliders: [Control] = [
    .liftDistance, .longPressTime, .springLoadingTime, .liftScale, .liftedAlpha, .gapResponse,
    .gapDamping,
    .dropResponse, .dropDamping, .cancelResponse, .glideResponse,
  ]
}
