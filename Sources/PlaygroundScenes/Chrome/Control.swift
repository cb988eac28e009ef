internal import DragKit
internal import PlaygroundUI

/// A button, a segment, a switch, a slider or an entry of a menu.
///
/// The chrome and each page declare their own controls and describe them in rows: the chrome in
/// `ControlSpec`, a page in its `pageControls`.
struct Control: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// The number of the control's item, which is unique; recordings contain it.
  let rawValue: Int
  /// The name in traces and scripts, which is unique, and the key of the title.
  let name: String

  init(_ number: Int, _ name: String) { (rawValue, self.name) = (number, name) }

  init?(rawValue: Int) {
    guard let control = Self.byNumber[rawValue] else { return nil }
    self = control
  }

  init?(_ item: ItemID) {
    guard item.isControl else { return nil }
    self.init(rawValue: ItemID.control(0).rawValue - item.rawValue)
  }

  static func == (left: Control, right: Control) -> Bool { left.rawValue == right.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  var id: ItemID { .control(rawValue) }

  /// The effect of the control, for its tooltip; `nil` if the title suffices.
  var explanation: LocalizedString? { title.attribute("explanation") }
}

extension Control: CanonicalCodable {}

extension Control: CustomStringConvertible, CustomReflectable {
  var description: String { name }
  /// A mirror without children, so that the description of a state has the name.
  var customMirror: Mirror { Mirror(self, children: []) }
}

// MARK: - The controls of the chrome

extension Control {
  static let undo = Control(6, "undo")
  static let redo = Control(7, "redo")
  static let reset = Control(8, "reset")
  static let record = Control(9, "record")
  static let replay = Control(10, "replay")
  static let appearance = Control(11, "appearance")
  static let language = Control(12, "language")
  static let inspector = Control(13, "inspector")
  static let select = Control(37, "select")
  static let longPress = Control(38, "long-press")
  static let slowMotion = Control(39, "slow-motion")
  static let reducedMotion = Control(40, "reduced-motion")
  static let copyTuning = Control(52, "copy-tuning")
  static let calls = Control(53, "calls")
  static let menuBackdrop = Control(54, "menu-backdrop")
  static let feelPreset = Control(900, "feel-preset")
  static let compareFeel = Control(901, "compare-feel")
  static let resetFeel = Control(902, "reset-feel")
  static let help = Control(911, "help")
  static let about = Control(912, "about")
  static let closeSheet = Control(913, "close-sheet")
  static let sheetCard = Control(914, "sheet-card")
  static let tour = Control(927, "tour")
  static let inspectorFeel = Control(928, "inspector-feel")
  static let inspectorEngine = Control(929, "inspector-engine")
  static let callFilter = Control(930, "call-filter")
  static let more = Control(939, "more")
  static let inspectorPlate = Control(940, "inspector-plate")
  static let ownFeel = Control(941, "own-feel")
}

// MARK: - The sliders of the feel

extension Control {
  static let liftDistance = Control(41, "lift-distance")
  static let longPressTime = Control(42, "long-press-time")
  static let springLoadingTime = Control(43, "spring-loading-time")
  static let liftScale = Control(44, "lift-scale")
  static let liftedAlpha = Control(45, "lifted-alpha")
  static let gapResponse = Control(46, "gap-response")
  static let gapDamping = Control(47, "gap-damping")
  static let dropResponse = Control(48, "drop-response")
  static let dropDamping = Control(49, "drop-damping")
  static let cancelResponse = Control(50, "cancel-response")
  static let glideResponse = Control(51, "glide-response")
}

// MARK: - The entries of menus

extension Control {
  static let menuMoveToTop = Control(55, "menu-move-to-top")
  static let menuMoveToBottom = Control(56, "menu-move-to-bottom")
  static let menuCopy = Control(57, "menu-copy")
  static let menuDelete = Control(58, "menu-delete")
  static let menuEnlarge = Control(66, "menu-enlarge")
  static let menuRename = Control(67, "menu-rename")
  static let menuGroup = Control(68, "menu-group")
  static let menuUngroup = Control(69, "menu-ungroup")
  static let menuRemove = Control(70, "menu-remove")
  static let menuSortByName = Control(71, "menu-sort-by-name")
  static let menuSortByDate = Control(72, "menu-sort-by-date")
  static let menuSortBySize = Control(73, "menu-sort-by-size")
  static let menuTrash = Control(75, "menu-trash")
  static let menuSelect = Control(76, "menu-select")
  static let menuUndo = Control(915, "menu-undo")
  static let menuRedo = Control(916, "menu-redo")
  static let menuReset = Control(917, "menu-reset")
  static let menuSelectAll = Control(918, "menu-select-all")
  static let menuHelp = Control(919, "menu-help")
  static let menuResetValue = Control(920, "menu-reset-value")
  static let menuResetFeel = Control(921, "menu-reset-feel")
  static let menuAdd = Control(922, "menu-add")
  static let menuReplay = Control(924, "menu-replay")
  static let menuShare = Control(925, "menu-share")
  static let menuShowInFolder = Control(926, "menu-show-in-folder")

  static let menuEntries: [Control] = [
    .menuMoveToTop, .menuMoveToBottom, .menuCopy, .menuDelete, .menuEnlarge, .menuRename,
    .menuGroup, .menuUngroup, .menuRemove, .menuSortByName, .menuSortByDate, .menuSortBySize,
    .menuTrash, .menuSelect, .menuUndo, .menuRedo, .menuReset, .menuSelectAll, .menuHelp,
    .menuResetValue, .menuResetFeel, .menuAdd, .menuReplay, .menuShare, .menuShowInFolder,
  ]
}

/// A choice from a list, whose entry is a control with the choice's name, such as `preset-ios`.
protocol ListedChoice: CaseIterable, Sendable {
  /// The prefix of the controls' names, such as `preset`.
  static var list: String { get }
  /// The rest of the control's name, such as `ios`.
  var word: String { get }
  var number: Int { get }
}

extension ListedChoice {
  var control: Control { Control(number, "\(Self.list)-\(word)") }

  init?(_ control: Control) {
    guard let choice = Self.allCases.first(where: { $0.number == control.rawValue }) else {
      return nil
    }
    self = choice
  }
}

extension Language {
  /// The language's entry in the language list.
  var entry: Control {
    let place = Self.all.firstIndex(of: self) ?? 0
    let first = place < 3 ? ControlNumbers.firstLanguages : ControlNumbers.languages
    return Control(first + place, "language-\(word)")
  }
}

/// An item of a page with a fixed number, such as a drop target; no two such items or controls
/// share a number.
protocol NumberedItem: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  static var firstNumber: Int { get }
  /// The name in traces and scripts.
  var name: String { get }
  var title: LocalizedString { get }
}

extension NumberedItem {
  var id: ItemID { .control(Self.firstNumber + rawValue) }
  var name: String { "\(self)".dashed }
  /// The text whose key is ``name``.
  var title: LocalizedString { LocalizedString(name) }

  init?(_ item: ItemID) {
    self.init(rawValue: ItemID.control(Self.firstNumber).rawValue - item.rawValue)
  }
}

extension HandlerRegistry {
  func onReceive(
    _ name: String, _ accept: @escaping @Sendable (inout Content, Message) -> Void
  ) -> HandlerRegistry {
    onMessage(name) { content, message in
      accept(&content, message)
      return []
    }
  }
}

/// The first number of each group of items with fixed numbers; no two groups share a number.
enum ControlNumbers {
  static let targets = 100
  static let view = 150
  static let ports = 200
  /// The number of the board's collection view; the headers of its sections have the next numbers.
  static let board = 400
  static let lessons = 500
  /// The number of the playlist's collection view; the library's view and the buttons follow.
  static let playlist = 600
  static let pictures = 700
  /// The number of the recordings list; the page's buttons have the next numbers.
  static let recordings = 850
  /// The numbers to which a language's index is added: for the first three, and for all others.
  static let (firstLanguages, languages) = (908, 1000)
  static let pages = 1100
}
