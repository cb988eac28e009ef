internal import DragKit
internal import PlaygroundUI

/// The list, menu or sheet that is open above the page.
enum Front: Hashable, Sendable {
  /// The list that a button opens.
  case popup(Control)
  case menu(ContextMenu)
  case sheet(Sheet)
}

/// The open menu of an item, of a control, or of the page.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  /// The width of the menu: wider for the page, whose entries show keys, and for a control.
  var width: Length { item.isControl ? 264 : 208 }
}

/// A centered card; the rest of the window is dimmed.
enum Sheet: Int, Hashable, Sendable, CanonicalCodable {
  case shortcuts
  case about
}

extension Control {
  /// The entries of the list that a button opens; empty for a control without a list.
  var choices: [Control] {
    switch self {
    case .language: Language.all.map(\.entry)
    case .feelPreset: FeelPreset.allCases.map(\.control)
    case .callFilter: CallFilter.allCases.map(\.control)
    case .more: [.appearance, .help, .tour] + Language.all.map(\.entry)
    default: []
    }
  }

  /// Returns the width of the list that a button opens: at least the button's.
  func widthOfChoices(below button: Rect) -> Length {
    switch self {
    case .feelPreset: 320
    case .more: max(button.width, 264)
    default: max(button.width, 160)
    }
  }
}

extension Chrome {
  /// Opens a list, a menu or a sheet, or closes it if it is open.
  mutating func toggle(_ front: Front) { self.front = self.front == front ? nil : front }

  var sheetLayout: SheetLayout { SheetLayout(in: window, scrolledBy: sheetOffset) }

  /// Whether the shortcuts sheet is open and its list is too high to be visible at once.
  var canScrollSheet: Bool { front == .sheet(.shortcuts) && sheetLayout.farthestOffset > 0 }

  /// Scrolls the shortcuts sheet; a positive translation reveals the rows above.
  mutating func scrollSheet(by translation: Length) {
    let layout = sheetLayout
    sheetOffset = (layout.scrolled - translation).clamped(to: 0...layout.farthestOffset)
  }

  /// Scrolls the shortcuts sheet for a key; an increment reveals the rows above.
  mutating func scrollSheet(_ adjustment: Adjustment) {
    let layout = sheetLayout
    let step: Length =
      switch adjustment {
      case .increment: 40
      case .decrement: -40
      case .largeIncrement: layout.room.height
      case .largeDecrement: -layout.room.height
      case .minimum: layout.farthestOffset
      case .maximum: -layout.farthestOffset
      }
    scrollSheet(by: step)
  }
}

extension ContextMenu: FieldCoded {
  static let fields = Fields(ContextMenu.init) { ($0.item, $0.place, $0.entries) }
}

extension Front: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .popup(let button):
      // Also writes the entries' numbers, because existing recordings contain them.
      let numbers = button.choices.map(\.rawValue)
      writer.write(tag: 0, button, numbers)
    case .menu(let menu): writer.write(tag: 1, menu)
    case .sheet(let sheet): writer.write(tag: 2, sheet)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0:
      let (button, numbers): (Control, [Int]) = try reader.read()
      guard !button.choices.isEmpty, !numbers.isEmpty else { throw reader.invalid("list") }
      self = .popup(button)
    case 1: self = .menu(try reader.read())
    case 2: self = .sheet(try reader.read())
    default: throw reader.invalid("front")
    }
  }
}
