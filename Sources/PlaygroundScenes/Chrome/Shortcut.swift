package import DragKit
internal import PlaygroundUI

/// A row of the table of keys: the keys act by it, tooltips name them, and the sheet lists them.
package struct Shortcut: Sendable {
  let group: Group
  let title: LocalizedString
  /// Equivalent key combinations; tooltips and menus show the first.
  let strokes: [KeyStroke]
  let action: Action
  /// The keys as text, if ``strokes`` does not contain them.
  private let words: String?

  enum Group: Int, Sendable, CaseIterable {
    case window, editing, dragging, feel, recording
  }

  enum Action: Sendable {
    /// Does what a press of the control does.
    case press(Control)
    /// Sends a message to the program.
    case send(Message)
    /// Opens the sheet of these rows, or closes it.
    case showSheet
    /// A page handles the key, with the effect of an entry of its menu.
    case choose(Control)
    /// The library or a page handles the key; the row only lists it.
    case listed
  }

  struct KeyStroke: Hashable, Sendable {
    let key: Key
    var modifiers: Modifiers = []
    let words: String
  }

  private init(
    _ group: Group, _ title: LocalizedString, _ strokes: [KeyStroke], _ action: Action,
    _ words: String? = nil
  ) {
    (self.group, self.title, self.strokes) = (group, title, strokes)
    (self.action, self.words) = (action, words)
  }

  /// The combinations in the sheet.
  var allKeys: [String] {
    words.map { $0.split(separator: "|").map(String.init) } ?? strokes.map(\.words)
  }

  /// Returns the first combination for a control as text; `nil` for a control without keys.
  static func keys(for control: Control) -> String? {
    all.first { $0.hasEffect(of: control) }?.allKeys.first
  }

  private func hasEffect(of control: Control) -> Bool {
    switch action {
    case .press(control), .choose(control): true
    case .showSheet: control == .help
    case .press, .choose, .send, .listed: false
    }
  }

  static func matching(_ key: Key, _ modifiers: Modifiers) -> Shortcut? {
    all.first { $0.strokes.contains { $0.key == key && $0.modifiers == modifiers } }
  }

  /// Whether a key opens the sheet of keys, and closes it.
  package static func isForSheet(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .showSheet? = matching(key, modifiers)?.action { true } else { false }
  }

  /// Returns the message that a key sends to the program, whatever the window shows; `nil` for a
  /// key without a message.
  package static func message(for key: Key, _ modifiers: Modifiers) -> Message? {
    if case .send(let message)? = matching(key, modifiers)?.action { message } else { nil }
  }
}

extension Shortcut {
  static let all: [Shortcut] = [
    Shortcut(
      .window, Control.help.title,
      [KeyStroke(key: "f1", words: "F1"), KeyStroke(key: "slash", modifiers: .shift, words: "?")],
      .showSheet),
    Shortcut(
      .window, LocalizedString("shortcut-inspector"),
      [.control("comma", "Ctrl+,")], .press(.inspector)),
    Shortcut(
      .window, LocalizedString("shortcut-full-screen"),
      [KeyStroke(key: "f11", words: "F11")], .send(.toggleFullScreen)),
    Shortcut(
      .window, LocalizedString("shortcut-zoom-in"),
      [
        .control("plus", "Ctrl++"), .control("equals", "Ctrl+="),
        KeyStroke(key: "equals", modifiers: [.control, .shift], words: "Ctrl++"),
        KeyStroke(key: "plus", modifiers: [.control, .shift], words: "Ctrl++"),
      ], .send(.zoomIn), "Ctrl++"),
    Shortcut(
      .window, LocalizedString("shortcut-zoom-out"), [.control("minus", "Ctrl+−")],
      .send(.zoomOut)),
    Shortcut(
      .window, LocalizedString("shortcut-actual-size"),
      [.control("0", "Ctrl+0"), .control("keypad0", "Ctrl+0")], .send(.zoomReset), "Ctrl+0"),
    Shortcut(.window, LocalizedString("shortcut-item-menu"), [], .listed, "Menu|Shift+F10"),
    Shortcut(
      .window, LocalizedString("shortcut-quit"),
      [.control("q", "Ctrl+Q"), .control("w", "Ctrl+W")], .send(.quit)),
    Shortcut(.editing, Control.undo.title, [.control("z", "Ctrl+Z")], .press(.undo)),
    Shortcut(
      .editing, Control.redo.title,
      [
        KeyStroke(key: "z", modifiers: [.control, .shift], words: "Ctrl+Shift+Z"),
        .control("y", "Ctrl+Y"),
      ], .press(.redo)),
    Shortcut(.editing, Control.menuSelectAll.title, [], .choose(.menuSelectAll), "Ctrl+A"),
    Shortcut(.editing, LocalizedString("shortcut-clipboard"), [], .listed, "Ctrl+X|C|V"),
    Shortcut(.dragging, LocalizedString("shortcut-next"), [], .listed, "Tab"),
    Shortcut(.dragging, LocalizedString("shortcut-choose"), [], .listed, "←|↑|↓|→"),
    Shortcut(.dragging, LocalizedString("shortcut-add-to-selection"), [], .listed, "Ctrl+Space"),
    Shortcut(.dragging, LocalizedString("shortcut-lift"), [], .listed, "Space"),
    Shortcut(.dragging, LocalizedString("shortcut-rename"), [], .listed, "F2|Delete"),
    Shortcut(.dragging, LocalizedString("shortcut-press"), [], .listed, "Enter"),
    Shortcut(.dragging, LocalizedString("shortcut-cancel"), [], .listed, "Esc"),
    Shortcut(
      .feel, LocalizedString("shortcut-compare"),
      [KeyStroke(key: "b", words: "B")], .press(.compareFeel)),
    Shortcut(.feel, LocalizedString("shortcut-reset-slider"), [], .listed, "Delete"),
    Shortcut(
      .recording, LocalizedString("shortcut-record"), [.control("r", "Ctrl+R")],
      .press(.record)),
    Shortcut(
      .recording, LocalizedString("shortcut-replay"), [.control("p", "Ctrl+P")], .press(.replay)),
  ]
}

extension Shortcut.KeyStroke {
  fileprivate static func control(_ key: Key, _ words: String) -> Self {
    Self(key: key, modifiers: .control, words: words)
  }
}

extension Shortcut.Group {
  var title: LocalizedString { LocalizedString("shortcut-group-\(self)") }

  var shortcuts: [Shortcut] { Shortcut.all.filter { $0.group == self } }
}
