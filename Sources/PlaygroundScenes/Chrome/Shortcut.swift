package import DragKit

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
      .window, LocalizedString("Show or hide the inspector", "インスペクタの表示", "속성 표시"),
      [.control("comma", "Ctrl+,")], .press(.inspector)),
    Shortcut(
      .window, LocalizedString("Full screen", "全画面表示", "전체 화면"),
      [KeyStroke(key: "f11", words: "F11")], .send(.toggleFullScreen)),
    Shortcut(
      .window, LocalizedString("Zoom in", "大きく表示", "크게 보기"),
      [
        .control("plus", "Ctrl++"), .control("equals", "Ctrl+="),
        KeyStroke(key: "equals", modifiers: [.control, .shift], words: "Ctrl++"),
        KeyStroke(key: "plus", modifiers: [.control, .shift], words: "Ctrl++"),
      ], .send(.zoomIn), "Ctrl++"),
    Shortcut(
      .window, LocalizedString("Zoom out", "小さく表示", "작게 보기"), [.control("minus", "Ctrl+−")],
      .send(.zoomOut)),
    Shortcut(
      .window, LocalizedString("Actual size", "標準サイズ", "기본 크기"),
      [.control("0", "Ctrl+0"), .control("keypad0", "Ctrl+0")], .send(.zoomReset), "Ctrl+0"),
    Shortcut(
      .window, LocalizedString("Item menu", "項目のメニュー", "항목의 메뉴"), [], .listed,
      "Menu|Shift+F10"),
    Shortcut(
      .window, LocalizedString("Quit", "終了", "종료"),
      [.control("q", "Ctrl+Q"), .control("w", "Ctrl+W")], .send(.quit)),
    Shortcut(
      .editing, Control.undo.title, [.control("z", "Ctrl+Z")], .press(.undo)),
    Shortcut(
      .editing, Control.redo.title,
      [
        KeyStroke(key: "z", modifiers: [.control, .shift], words: "Ctrl+Shift+Z"),
        .control("y", "Ctrl+Y"),
      ], .press(.redo)),
    Shortcut(.editing, Control.menuSelectAll.title, [], .choose(.menuSelectAll), "Ctrl+A"),
    Shortcut(
      .editing, LocalizedString("Cut, copy, paste", "クリップボード", "잘라내기, 복사, 붙여넣기"), [], .listed,
      "Ctrl+X|C|V"),
    Shortcut(
      .dragging, LocalizedString("Next control or list", "次の項目へ", "다음 항목으로"), [], .listed, "Tab"),
    Shortcut(
      .dragging, LocalizedString("Choose, move", "選択、移動", "선택, 이동"), [], .listed,
      "←|↑|↓|→"),
    Shortcut(
      .dragging, LocalizedString("Add to the selection", "選択に追加", "선택에 추가"), [], .listed,
      "Ctrl+Space"),
    Shortcut(
      .dragging, LocalizedString("Lift, drop", "持ち上げる、ドロップ", "들기, 드롭"), [], .listed, "Space"),
    Shortcut(
      .dragging, LocalizedString("Rename, delete", "名前を変更、削除", "이름 바꾸기, 삭제"), [], .listed,
      "F2|Delete"),
    Shortcut(.dragging, LocalizedString("Press", "押す", "누르기"), [], .listed, "Enter"),
    Shortcut(
      .dragging, LocalizedString("Cancel, close", "キャンセル、閉じる", "취소, 닫기"), [], .listed, "Esc"),
    Shortcut(
      .feel, LocalizedString("Preset or your changes", "AとBを比べる", "A와 B 비교"),
      [KeyStroke(key: "b", words: "B")], .press(.compareFeel)),
    Shortcut(
      .feel, LocalizedString("Reset the focused slider", "選択中の値を戻す", "선택한 값 초기화"), [], .listed,
      "Delete"),
    Shortcut(
      .recording, LocalizedString("Record, stop", "記録、停止", "녹화, 중지"), [.control("r", "Ctrl+R")],
      .press(.record)),
    Shortcut(
      .recording, .replayNewest, [.control("p", "Ctrl+P")], .press(.replay)),
  ]
}

extension Shortcut.KeyStroke {
  fileprivate static func control(_ key: Key, _ words: String) -> Self {
    Self(key: key, modifiers: .control, words: words)
  }
}

extension Shortcut.Group {
  var title: LocalizedString {
    switch self {
    case .window: LocalizedString("WINDOW", "ウインドウ", "창")
    case .editing: LocalizedString("EDITING", "編集", "편집")
    case .dragging: LocalizedString("BY KEYBOARD", "キーボード操作", "키보드 조작")
    case .feel: .feel
    case .recording: LocalizedString("RECORDING", "記録", "녹화")
    }
  }

  var shortcuts: [Shortcut] { Shortcut.all.filter { $0.group == self } }
}
