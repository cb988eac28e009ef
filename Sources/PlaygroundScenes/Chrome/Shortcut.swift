internal import Algorithms
package import DragKit
internal import PlaygroundUI

/// A key combination, and its label in the shortcuts sheet, such as "Ctrl+Q".
struct KeyStroke: Hashable, Sendable {
  let key: Key
  let modifiers: Modifiers
  let words: String

  init(_ key: Key, _ modifiers: Modifiers, _ words: String) {
    (self.key, self.modifiers, self.words) = (key, modifiers, words)
  }

  static func control(_ key: Key, _ words: String) -> Self { Self(key, .control, words) }
}

/// A row of the shortcuts sheet: an effect, and its keys.
package struct Shortcut: Sendable {
  let title: LocalizedString
  /// The key combinations, as the sheet shows them.
  let allKeys: [String]
  /// The combinations that trigger the shortcut; none if the engine or a page handles the keys.
  private(set) var strokes: [KeyStroke] = []
  /// The control with the same effect as the keys; `nil` if there is none.
  private(set) var control: Control?
  /// The message that the keys send to the program; `nil` if they send none.
  private(set) var message: Message?

  /// A section of the shortcuts sheet.
  enum Group: Int, Sendable, CaseIterable {
    case window, editing, dragging, feel, recording
  }

  /// Creates a row for a control, with the keys of its ``ControlSpec``.
  fileprivate init(_ control: Control, _ title: String? = nil) {
    (self.control, strokes, allKeys) = (control, control.keys, control.keys.map(\.words))
    self.title = title.map { LocalizedString($0) } ?? control.title
  }

  /// Creates a row for keys that send a message.
  fileprivate init(_ title: String, _ message: Message, _ strokes: KeyStroke...) {
    (self.title, self.message, self.strokes) = (LocalizedString(title), message, strokes)
    allKeys = Array(strokes.map(\.words).uniqued())
  }

  /// Creates a row for keys that the engine or a page handles.
  fileprivate init(_ title: String, _ keys: String..., as control: Control? = nil) {
    (self.title, allKeys, self.control) = (LocalizedString(title), keys, control)
  }

  static let all = Group.allCases.flatMap(\.shortcuts)

  /// Returns the first combination for a control as text; `nil` for a control without keys.
  static func keys(for control: Control) -> String? {
    all.first { $0.control == control }?.allKeys.first
  }

  static func matching(_ key: Key, _ modifiers: Modifiers) -> Shortcut? {
    all.first { $0.strokes.contains { $0.key == key && $0.modifiers == modifiers } }
  }

  /// Returns whether a key opens or closes the shortcuts sheet.
  package static func isForSheet(_ key: Key, _ modifiers: Modifiers) -> Bool {
    matching(key, modifiers)?.control == .help
  }

  /// Returns the message, if any, that a key sends to the program whatever the window shows.
  package static func message(for key: Key, _ modifiers: Modifiers) -> Message? {
    matching(key, modifiers)?.message
  }
}

extension Shortcut.Group {
  var title: LocalizedString { LocalizedString("shortcut-group-\(self)") }

  var shortcuts: [Shortcut] {
    switch self {
    case .window:
      [
        Shortcut(.help), Shortcut(.inspector, "shortcut-inspector"),
        Shortcut("shortcut-full-screen", .toggleFullScreen, KeyStroke("f11", [], "F11")),
        Shortcut(
          "shortcut-zoom-in", .zoomIn, .control("plus", "Ctrl++"), .control("equals", "Ctrl++"),
          KeyStroke("equals", [.control, .shift], "Ctrl++"),
          KeyStroke("plus", [.control, .shift], "Ctrl++")),
        Shortcut("shortcut-zoom-out", .zoomOut, .control("minus", "Ctrl+−")),
        Shortcut(
          "shortcut-actual-size", .zoomReset, .control("0", "Ctrl+0"),
          .control("keypad0", "Ctrl+0")),
        Shortcut("shortcut-item-menu", "Menu", "Shift+F10"),
        Shortcut("shortcut-quit", .quit, .control("q", "Ctrl+Q"), .control("w", "Ctrl+W")),
      ]
    case .editing:
      [
        Shortcut(.undo), Shortcut(.redo),
        Shortcut(Control.menuSelectAll.name, "Ctrl+A", as: .menuSelectAll),
        Shortcut("shortcut-clipboard", "Ctrl+X", "C", "V"),
      ]
    case .dragging:
      [
        Shortcut("shortcut-next", "Tab"), Shortcut("shortcut-choose", "←", "↑", "↓", "→"),
        Shortcut("shortcut-add-to-selection", "Ctrl+Space"), Shortcut("shortcut-lift", "Space"),
        Shortcut("shortcut-rename", "F2", "Delete"), Shortcut("shortcut-press", "Enter"),
        Shortcut("shortcut-cancel", "Esc"),
      ]
    case .feel:
      [
        Shortcut(.compareFeel, "shortcut-compare"), Shortcut("shortcut-reset-slider", "Delete"),
      ]
    case .recording:
      [Shortcut(.record, "shortcut-record"), Shortcut(.replay, "shortcut-replay")]
    }
  }
}
