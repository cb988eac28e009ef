package import DragKit
internal import PlaygroundUI

/// A row of the list of keys.
///
/// The keys of a control are in its description (`ControlSpec`), and a row only lists them.
package struct Shortcut: Sendable {
  let group: Group
  let title: LocalizedString
  /// Equivalent key combinations.
  let strokes: [KeyStroke]
  let action: Action
  /// The combinations in the list.
  let allKeys: [String]

  enum Group: Int, Sendable, CaseIterable {
    case window, editing, dragging, feel, recording
  }

  enum Action: Sendable {
    /// Does what a press of the control does.
    case press(Control)
    /// Sends a message to the program.
    case send(Message)
    /// A page handles the key, with the effect of an entry of its menu.
    case choose(Control)
    /// The library or a page handles the key; the row only lists it.
    case listed
  }

  /// Lists the keys of a control.
  private init(_ group: Group, _ control: Control, _ title: LocalizedString? = nil) {
    (self.group, self.title, strokes) = (group, title ?? control.title, control.keys)
    (action, allKeys) = (.press(control), strokes.map(\.words))
  }

  /// Lists keys that send a message.
  private init(_ group: Group, _ title: String, _ strokes: [KeyStroke], _ message: Message) {
    (self.group, self.title, self.strokes) = (group, LocalizedString(title), strokes)
    var words: [String] = []
    for stroke in strokes where !words.contains(stroke.words) { words.append(stroke.words) }
    (action, allKeys) = (.send(message), words)
  }

  /// Lists keys that the library or a page handles.
  private init(_ group: Group, _ title: LocalizedString, _ words: String, _ entry: Control? = nil) {
    (self.group, self.title, strokes) = (group, title, [])
    (action, allKeys) = (
      entry.map(Action.choose) ?? .listed, words.split(separator: "|").map(String.init)
    )
  }

  /// Returns the first combination for a control as text; `nil` for a control without keys.
  static func keys(for control: Control) -> String? {
    let row = all.first { row in
      switch row.action {
      case .press(control), .choose(control): true
      case .press, .choose, .send, .listed: false
      }
    }
    return row?.allKeys.first
  }

  static func matching(_ key: Key, _ modifiers: Modifiers) -> Shortcut? {
    all.first { $0.strokes.contains { $0.key == key && $0.modifiers == modifiers } }
  }

  /// Whether a key opens the sheet of keys, and closes it.
  package static func isForSheet(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .press(.help)? = matching(key, modifiers)?.action { true } else { false }
  }

  /// Returns the message that a key sends to the program, whatever the window shows; `nil` for a
  /// key without a message.
  package static func message(for key: Key, _ modifiers: Modifiers) -> Message? {
    if case .send(let message)? = matching(key, modifiers)?.action { message } else { nil }
  }
}

extension Shortcut {
  static let all: [Shortcut] = [
    Shortcut(.window, .help),
    Shortcut(.window, .inspector, LocalizedString("shortcut-inspector")),
    Shortcut(.window, "shortcut-full-screen", [KeyStroke("f11", [], "F11")], .toggleFullScreen),
    Shortcut(
      .window, "shortcut-zoom-in",
      [
        .control("plus", "Ctrl++"), .control("equals", "Ctrl++"),
        KeyStroke("equals", [.control, .shift], "Ctrl++"),
        KeyStroke("plus", [.control, .shift], "Ctrl++"),
      ], .zoomIn),
    Shortcut(.window, "shortcut-zoom-out", [.control("minus", "Ctrl+−")], .zoomOut),
    Shortcut(
      .window, "shortcut-actual-size",
      [.control("0", "Ctrl+0"), .control("keypad0", "Ctrl+0")], .zoomReset),
    Shortcut(.window, LocalizedString("shortcut-item-menu"), "Menu|Shift+F10"),
    Shortcut(
      .window, "shortcut-quit", [.control("q", "Ctrl+Q"), .control("w", "Ctrl+W")], .quit),
    Shortcut(.editing, .undo), Shortcut(.editing, .redo),
    Shortcut(.editing, Control.menuSelectAll.title, "Ctrl+A", .menuSelectAll),
    Shortcut(.editing, LocalizedString("shortcut-clipboard"), "Ctrl+X|C|V"),
    Shortcut(.dragging, LocalizedString("shortcut-next"), "Tab"),
    Shortcut(.dragging, LocalizedString("shortcut-choose"), "←|↑|↓|→"),
    Shortcut(.dragging, LocalizedString("shortcut-add-to-selection"), "Ctrl+Space"),
    Shortcut(.dragging, LocalizedString("shortcut-lift"), "Space"),
    Shortcut(.dragging, LocalizedString("shortcut-rename"), "F2|Delete"),
    Shortcut(.dragging, LocalizedString("shortcut-press"), "Enter"),
    Shortcut(.dragging, LocalizedString("shortcut-cancel"), "Esc"),
    Shortcut(.feel, .compareFeel, LocalizedString("shortcut-compare")),
    Shortcut(.feel, LocalizedString("shortcut-reset-slider"), "Delete"),
    Shortcut(.recording, .record, LocalizedString("shortcut-record")),
    Shortcut(.recording, .replay, LocalizedString("shortcut-replay")),
  ]
}

extension Shortcut.Group {
  var title: LocalizedString { LocalizedString("shortcut-group-\(self)") }

  var shortcuts: [Shortcut] { Shortcut.all.filter { $0.group == self } }
}
