internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// What is in front of the window, and the keys.
// Menus.
extension PlaygroundContent {
  /// Whether a list, menu or sheet is in front of the window.
  package var isCovered: Bool { chrome.front != nil }

  /// Opens the menu of a control, or of the page.
  mutating func openMenu(over item: ItemID?, at place: Point?) {
    guard !isCovered, editedItem == nil, !chrome.isBare || item.flatMap(Control.init) == nil,
      !model.isInTransaction
    else { return }
    let place = place ?? chrome.layout.stage.center
    chrome.front = .menu(
      ContextMenu(
        item: item ?? Control.menuBackdrop.id, place: place,
        entries: item.flatMap(Control.init).flatMap(menu) ?? menuOfPage))
  }

  private func menu(of control: Control) -> [Control]? {
    if !TuningSlider.parameters(of: control).isEmpty { return [.menuResetValue, .menuResetFeel] }
    if control == .tileSize { return [.menuResetValue] }
    return [.feelPreset, .compareFeel, .ownFeel, .resetFeel].contains(control)
      ? [.menuResetFeel] : nil
  }

  private var menuOfPage: [Control] {
    [.menuUndo, .menuRedo] + shown.entriesOfPage + [.menuReset, .menuHelp]
  }

  mutating func choose(_ entry: Control) -> [Request] {
    guard case .menu(let menu) = chrome.front, canChoose(entry, menu) else { return [] }
    chrome.front = nil
    switch entry {
    case .menuUndo: return press(.undo)
    case .menuRedo: return press(.redo)
    case .menuReset: return press(.reset)
    case .menuSelectAll: return perform { $0.press(.a, .control) }
    case .menuHelp: chrome.front = .sheet(.shortcuts)
    case .menuResetFeel: resetFeel()
    case .menuResetValue:
      guard let control = Control(menu.item), !resetValue(of: control) else { break }
      return change { $0.setOwnSlider(PicturesScene.usualTileSide) }
    default:
      return model.isInTransaction ? [] : perform { $0.choose(entry, for: menu.item) }
    }
    return []
  }

  /// Whether a press of a control, or of an entry of the open menu, does something now.
  func isEnabled(_ item: ItemID) -> Bool {
    if let control = CardControl(item) { return chrome.card?.isEnabled(control) ?? true }
    switch Control(item) {
    case .undo: return canUndo
    case .redo: return canRedo
    case .resetFeel, .ownFeel: return chrome.canCompare
    case let control?:
      guard case .menu(let menu) = chrome.front, menu.entries.contains(control) else { return true }
      return canChoose(control, menu)
    case nil: return shown.isEnabled(item)
    }
  }

  private func canChoose(_ entry: Control, _ menu: ContextMenu) -> Bool {
    switch entry {
    case .menuUndo: canUndo
    case .menuRedo: canRedo
    case .menuResetFeel: chrome.canCompare
    case .menuResetValue:
      Control(menu.item).map { control in
        chrome.panel.ownSlider.map {
          $0.control == control && $0.value != PicturesScene.usualTileSide
        } ?? false || chrome.isChanged(control)
      } ?? false
    default: shown.canChoose(entry)
    }
  }
}

// The keys.
extension PlaygroundContent {
  mutating func press(_ key: Key, _ modifiers: Modifiers, on item: ItemID?) -> [Request] {
    if let title = editedTitle {
      if let message = Shortcut.message(for: key, modifiers) { return [.send(message)] }
      guard modifiers == .control, key == "c" || key == "x" else {
        return perform { $0.press(key, modifiers) }
      }
      guard !title.selection.isEmpty else { return [] }
      if key == "x" { _ = perform { $0.press("delete", []) } }
      return [.copyText(title.selectedText)]
    }
    if key == .escape {
      if chrome.front != nil {
        chrome.front = nil
        return []
      }
      if chrome.card != nil {
        chrome.card = nil
        return []
      }
      if chrome.cover != nil { return press(.inspector) }
    }
    if let shortcut = Shortcut.matching(key, modifiers) { return perform(shortcut, key, modifiers) }
    if ["delete", "backspace"].contains(key), modifiers.isEmpty,
      let control = item.flatMap(Control.init), resetValue(of: control)
    {
      return []
    }
    return chrome.front == nil ? perform { $0.press(key, modifiers) } : []
  }

  private mutating func perform(
    _ shortcut: Shortcut, _ key: Key, _ modifiers: Modifiers
  ) -> [Request] {
    switch shortcut.action {
    case .send(let message): return [.send(message)]
    case .showSheet where !isCovered || chrome.front == .sheet(.shortcuts):
      chrome.toggleKeys()
    case .press(.compareFeel):
      chrome.front = nil
      chrome.compare()
    case .press(let control):
      chrome.front = nil
      return press(control)
    case .showSheet, .choose, .listed: break
    }
    return []
  }
}

extension Control {
  /// The control with the effect of an entry of a menu; the entry itself if there is none.
  fileprivate var command: Control {
    switch self {
    case .menuUndo: .undo
    case .menuRedo: .redo
    case .menuHelp: .help
    default: self
    }
  }
}

// Drawing.
extension PlaygroundContent {
  func drawFront(on canvas: inout Canvas) {
    switch chrome.front {
    case .sheet(let sheet): chrome.draw(sheet, on: &canvas)
    case .popup, .menu:
      guard let list = chrome.openList else { return }
      chrome.draw(list, on: &canvas) { look(of: $0) }
    case nil: break
    }
  }

  private func title(of entry: ItemID) -> String {
    Control(entry).map { chrome.text($0.title) } ?? Language(entry)?.ownName ?? ""
  }

  private func look(of item: ItemID) -> MenuEntry {
    var look = MenuEntry(
      title: title(of: item),
      isDestructive: [Control.menuDelete.id, Control.menuTrash.id].contains(item))
    guard let entry = Control(item) else {
      look.isChosen = item == chrome.language.entry
      return look
    }
    if let preset = FeelPreset.of(entry) {
      look.detail = chrome.text(preset.source)
      look.isChosen = preset == chrome.feel.preset
    }
    if entry == .appearance { look.title = chrome.text(chrome.otherAppearance) }
    if let filter = CallFilter.of(entry) { look.isChosen = filter == chrome.callFilter }
    guard case .menu(let menu) = chrome.front else { return look }
    look.isEnabled = canChoose(entry, menu)
    let command = entry.command
    look.keys = Shortcut.keys(for: command)
    if [.undo, .redo].contains(command) { look.title = title(of: command) ?? look.title }
    return look
  }
}
