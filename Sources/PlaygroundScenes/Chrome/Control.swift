internal import DragKit
internal import PlaygroundUI

protocol NumberedControl: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  static var firstNumber: Int { get }
  /// The name in traces and scripts.
  var name: String { get }
  var title: LocalizedString { get }
}

extension NumberedControl {
  var id: ItemID { .control(Self.firstNumber + rawValue) }
  var name: String { "\(self)".dashed }
  /// The text whose key is the name.
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
  // Recordings hold controls by number: new ones come last.
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
  // From 900, since the numbers from 100 are those of other groups.
  case feelPreset = 900
  case compareFeel, resetFeel
  case presetDefault, presetIos, presetTrello, presetSnappy, presetHeavy
  // The numbers from 908 are those of languages.
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

  /// The effect of the control, in a sentence; `nil` if its title suffices.
  var explanation: LocalizedString? { title.attribute("explanation") }
}

extension Control: CanonicalCodable {}

/// A choice from a list, whose entries are the controls with its names: `preset-ios`.
protocol ListedChoice: CaseIterable, Sendable {
  /// The beginning of the names: `preset`.
  static var list: String { get }
  /// The rest of the name: `ios`.
  var word: String { get }
}

extension ListedChoice {
  /// The entry of the choice.
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
  /// The number of the playlist's collection view.
  ///
  /// The next number is the library's collection view; the playlist's controls follow.
  static let playlist = 600
  static let pictures = 700
  static let card = 800
  /// The number of the list of recordings; after it come the buttons above the list.
  static let recordings = 850
  /// The numbers of the first three languages, and of the next ones.
  static let (firstLanguages, languages) = (908, 1000)
  static let pages = 1100
}

// The entry of a language in the list of languages.
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
