internal import DragKit

/// A list of choices below the button that shows the chosen one.
struct Popup: Hashable, Sendable {
  let anchor: Control
  let entries: [Control]

  static let language = Popup(anchor: .language, entries: Language.allCases.map(\.control))
  static let preset = Popup(anchor: .feelPreset, entries: FeelPreset.allCases.map(\.control))

  static let calls = Popup(anchor: .callFilter, entries: CallFilter.allCases.map(\.control))
  static let more = Popup(
    anchor: .more, entries: [.appearance, .help, .tour] + Language.allCases.map(\.control))

  private var hasDetails: Bool { anchor == .feelPreset }

  func list(of button: Rect, in window: Size) -> MenuList {
    MenuList(
      entries, of: button, width: hasDetails ? 320 : max(button.width, anchor == .more ? 264 : 160),
      rowHeight: hasDetails ? 48 : 40, in: window)
  }
}

/// A list, menu or sheet in front of the whole window.
enum Front: Hashable, Sendable {
  case popup(Popup)
  case menu(ContextMenu)
  case sheet(Sheet)
}

extension Chrome {
  /// The open list; `nil` while no list is open, or if its button has disappeared.
  var openList: MenuList? {
    switch front {
    case .popup(let popup): frame(of: popup.anchor).map { popup.list(of: $0, in: window) }
    case .menu(let menu): menu.list(in: window)
    case .sheet, nil: nil
    }
  }

  /// The area in front of the window; `nil` if nothing is open.
  var frontArea: Stage.Area? {
    if case .sheet(let sheet) = front { return layout(of: sheet).area }
    return openList?.area(in: window)
  }

  func layout(of sheet: Sheet) -> SheetLayout {
    SheetLayout(sheet, in: window, scrolledBy: sheetOffset)
  }

  /// Scrolls the list of the open sheet.
  mutating func scrollSheet(by translation: Length) {
    guard case .sheet(let sheet) = front else { return }
    let layout = layout(of: sheet)
    sheetOffset = (layout.scrolled - translation).clamped(to: 0...layout.farthestOffset)
  }

  /// Scrolls the list of the open sheet by a key.
  mutating func scrollSheet(_ adjustment: Adjustment) {
    guard case .sheet(let sheet) = front else { return }
    let layout = layout(of: sheet)
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

  /// Opens a popup list, or closes it.
  mutating func toggle(_ popup: Popup) { front = front == .popup(popup) ? nil : .popup(popup) }
}

extension Popup: FieldCoded {
  static let fields = Fields(Popup.init) { ($0.anchor, $0.entries) }
}

extension Front: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .popup(let popup): writer.write(tag: 0, popup)
    case .menu(let menu): writer.write(tag: 1, menu)
    case .sheet(let sheet): writer.write(tag: 2, sheet)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .popup(try reader.read())
    case 1: self = .menu(try reader.read())
    case 2: self = .sheet(try reader.read())
    default: throw reader.invalid("front")
    }
  }
}
