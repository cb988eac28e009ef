internal import DragKit

/// Controls whose items are numbered from a first one.
protocol NumberedControl: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  static var firstNumber: Int { get }
}

extension NumberedControl {
  var id: ItemID { .control(Self.firstNumber + rawValue) }

  init?(_ item: ItemID) {
    self.init(rawValue: ItemID.control(Self.firstNumber).rawValue - item.rawValue)
  }
}

extension HandlerRegistry {
  /// Returns a registry with a handler that is called when one of the controls is pressed.
  func onTap<Control: NumberedControl>(
    of controls: [Control],
    _ press: @escaping @Sendable (inout Content, Control) -> [Request]
  ) -> HandlerRegistry {
    controls.reduce(self) { registry, control in
      registry.item(control.id) { $0.onTap { content, _ in press(&content, control) } }
    }
  }
}

/// The controls of the chrome, the segments and switches of scenes, and the entries of menus.
///
/// Traces and scripts name a control by its case with dashes: `sceneColours` is `scene-colours`.
enum Control: Int, NumberedControl {
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
  // Recordings hold controls by number: new ones come last.
  case boardMasonry

  static let firstNumber = ControlNumbers.chrome

  var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)".dashed }

  static let pages = SceneID.allCases.map(of) + [.howItWorks]

  static func of(_ scene: SceneID) -> Control {
    switch scene {
    case .follow: .sceneFollow
    case .colours: .sceneColours
    case .lessons: .sceneLessons
    case .playlist: .scenePlaylist
    case .board: .sceneBoard
    }
  }

  static let ofScenes: [Control] = [
    .styleFollow, .styleLift, .showTiles, .showImages, .keepGrabOffset, .interactionEnabled, .clamp,
    .axisLock, .snapToGrid, .fling, .withLongPress, .ownPreview, .boardGrid, .boardList, .boardFlow,
    .boardMasonry, .headers, .rightToLeft, .select,
    .rulesCorrected, .rulesArticle, .playlistEdit, .playlistOrdinary,
  ]

  static let ofMenus: [Control] = [.menuMoveToTop, .menuMoveToBottom, .menuCopy, .menuDelete]

  /// The switches of every page.
  static let switches: [Control] = [.longPress, .slowMotion, .reducedMotion]

  /// The controls that change only the chrome, or ask the shell for something.
  static let ofChrome = switches + [.appearance, .language, .record, .replay, .copyTuning]

  static let sliders: [Control] = [
    .liftDistance, .longPressTime, .springLoadingTime, .liftScale, .liftedAlpha, .gapResponse,
    .gapDamping, .dropResponse, .dropDamping, .cancelResponse, .glideResponse,
  ]

  static func sliders(without excluded: Control...) -> [Control] {
    sliders.filter { !excluded.contains($0) }
  }
}

/// The first numbers of items that are in no model, which differ between pages, as handlers need.
enum ControlNumbers {
  static let chrome = 0
  static let targets = 100
  /// The background of the picture.
  static let view = 150
  static let ports = 200
  static let guide = 300
  /// The board itself, and its headers.
  static let board = 400
  /// The list of lessons itself.
  static let lessons = 500
  /// The playlist and the library themselves, and the controls beside them.
  static let playlist = 600
}
