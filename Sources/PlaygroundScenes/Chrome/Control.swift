internal import DragKit
internal import PlaygroundUI

/// A control that is identified by a number, which is unique among all types of controls.
protocol NumberedControl: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  static var firstNumber: Int { get }
  /// The name in traces and scripts.
  var name: String { get }
  var title: LocalizedString { get }
}

extension NumberedControl {
  var id: ItemID { .control(Self.firstNumber + rawValue) }
  var name: String { "\(self)".dashed }
  /// The text whose key is ``name``.
  var title: LocalizedString { LocalizedString(name) }

  init?(_ item: ItemID) {
    self.init(rawValue: ItemID.control(Self.firstNumber).rawValue - item.rawValue)
  }

  static func named(_ name: String) -> Self? { allCases.first { $0.name == name } }
}

extension HandlerRegistry {
  func onTap<Control: NumberedControl>(
    of controls: [Control],
    _ press: @escaping @Sendable (inout Content, Control) -> [Request]
  ) -> HandlerRegistry {
    controls.reduce(self) { registry, control in
      registry.item(control.id) { $0.onTap { content, _ in press(&content, control) } }
    }
  }

  func onReceive(
    _ name: String, _ accept: @escaping @Sendable (inout Content, Message) -> Void
  ) -> HandlerRegistry {
    onMessage(name) { content, message in
      accept(&content, message)
      return []
    }
  }
}

/// The controls of the chrome, the segments and switches of scenes, and the entries of menus.
///
/// Traces and scripts name a control by its case with dashes: `boardGrid` is `board-grid`.
enum Control: Int, NumberedControl {
  // Recordings contain the numbers of controls, so a new case comes last.
  case undo = 6, redo, reset, record, replay, appearance, language, inspector
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
  case boardMasonry
  case picturesSquare = 61, picturesFlow, picturesMasonry, showNames, tileSize
  case menuEnlarge, menuRename, menuGroup, menuUngroup, menuRemove
  case menuSortByName, menuSortByDate, menuSortBySize
  case closeLargeView, menuTrash, menuSelect
  // From 900, because the numbers from 100 belong to other groups (`ControlNumbers`).
  case feelPreset = 900
  case compareFeel, resetFeel
  case presetDefault, presetIos, presetTrello, presetSnappy, presetHeavy
  // The numbers from 908 to 910 are those of languages.
  case help = 911
  case about, closeSheet, sheetCard
  case menuUndo, menuRedo, menuReset, menuSelectAll, menuHelp
  case menuResetValue, menuResetFeel, menuAdd
  case menuReplay = 924, menuShare, menuShowInFolder
  case tour
  case inspectorFeel, inspectorEngine, callFilter
  case filterAll, filterDrag, filterDrop, filterTouch, filterSwipe, filterOrder, filterKeys
  case filterOther
  case more, inspectorPlate
  case ownFeel

  static let firstNumber = ControlNumbers.chrome

  var name: String { Self.names[self] ?? "" }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, "\($0)".dashed) })

  private static let byName = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

  // The entries of an open list are looked up with each frame.
  static func named(_ name: String) -> Control? { byName[name] }

  /// The effect of the control, for its tooltip; `nil` if the title suffices.
  var explanation: LocalizedString? { title.attribute("explanation") }
}

extension Control: CanonicalCodable {}

/// A choice from a list, whose entry is the control with the choice's name, such as `preset-ios`.
protocol ListedChoice: CaseIterable, Sendable {
  /// The beginning of the controls' names, such as `preset`.
  static var list: String { get }
  /// The rest of the control's name, such as `ios`.
  var word: String { get }
}

extension ListedChoice {
  /// The control that is the entry of the choice.
  ///
  /// - Precondition: `Control` has a case for it.
  var control: Control {
    guard let control = Control.named("\(Self.list)-\(word)") else {
      preconditionFailure("Control has no case for \(Self.list)-\(word)")
    }
    return control
  }

  init?(_ control: Control) {
    guard let choice = Self.allCases.first(where: { $0.control == control }) else { return nil }
    self = choice
  }
}

/// The first number of each group of controls; no two groups share a number.
enum ControlNumbers {
  static let chrome = 0
  static let targets = 100
  static let view = 150
  static let ports = 200
  static let guide = 300
  /// The number of the board's collection view; the headers of its sections have the next numbers.
  static let board = 400
  static let lessons = 500
  /// The number of the playlist's collection view; the library's view and the controls follow.
  static let playlist = 600
  static let pictures = 700
  static let card = 800
  /// The number of the list of recordings; the buttons of the page have the next numbers.
  static let recordings = 850
  /// The numbers to which a language's index is added: for the first three, and for all others.
  static let (firstLanguages, languages) = (908, 1000)
  static let pages = 1100
}

// MARK: - The entry of a language in the list of languages
extension Language {
  var entry: ItemID { Self.entry(at: Self.all.firstIndex(of: self) ?? 0) }
  var entryName: String { "language-\(word)" }

  init?(_ entry: ItemID) {
    guard let language = Self.byEntry[entry] else { return nil }
    self = language
  }

  private static let byEntry = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { (entry(at: $0), $1) })

  private static func entry(at place: Int) -> ItemID {
    .control((place < 3 ? ControlNumbers.firstLanguages : ControlNumbers.languages) + place)
  }
}
