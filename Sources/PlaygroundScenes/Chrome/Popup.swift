internal import DragKit
internal import PlaygroundUI

/// A list of choices below the button that shows the chosen one.
struct Popup: Hashable, Sendable {
  let anchor: Control

  var entries: [ItemID] {
    switch anchor {
    case .language: Language.all.map(\.entry)
    case .feelPreset: FeelPreset.allCases.map(\.control.id)
    case .callFilter: CallFilter.allCases.map(\.control.id)
    case .more: [Control.appearance, .help, .tour].map(\.id) + Language.all.map(\.entry)
    default: []
    }
  }

  /// The width of the list below a button.
  func width(below button: Rect) -> Length {
    switch anchor {
    case .feelPreset: 320
    case .more: max(button.width, 264)
    default: max(button.width, 160)
    }
  }
}

/// A list, menu or sheet in front of the whole window.
enum Front: Hashable, Sendable {
  case popup(Popup)
  case menu(ContextMenu)
  case sheet(Sheet)
}

extension Chrome {
  var sheetLayout: SheetLayout { SheetLayout(in: window, scrolledBy: sheetOffset) }

  /// Whether the list of keys is open, and higher than its room.
  var canScrollSheet: Bool { front == .sheet(.shortcuts) && sheetLayout.farthestOffset > 0 }

  /// Scrolls the list of the open sheet.
  mutating func scrollSheet(by translation: Length) {
    let layout = sheetLayout
    sheetOffset = (layout.scrolled - translation).clamped(to: 0...layout.farthestOffset)
  }

  /// Scrolls the list of the open sheet by a key.
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

  /// Opens a popup list, or closes it.
  mutating func toggle(_ popup: Popup) { front = front == .popup(popup) ? nil : .popup(popup) }
}

extension HandlerRegistry<Chrome> {
  func onTapOfLanguages() -> Self {
    Language.all.reduce(self) { registry, language in
      registry.item(language.entry) { entry in
        entry.onTap { chrome, _ in
          (chrome.front, chrome.language) = (nil, language)
          return [.send(.languageChosen)]
        }
      }
    }
  }
}

extension Popup: CanonicalCodable {
  /// Writes the entries, too: by the numbers of controls, as recordings have them.
  func encode(into writer: inout CanonicalWriter) {
    writer.write(anchor, entries.map { ItemID.control(0).rawValue - $0.rawValue })
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let numbers: [Int]
    (anchor, numbers) = try reader.read()
    guard !entries.isEmpty, !numbers.isEmpty else { throw reader.invalid("list") }
  }
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
