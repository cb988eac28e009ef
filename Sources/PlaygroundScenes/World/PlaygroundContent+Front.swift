internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - Menus
extension PlaygroundContent {
  /// Whether a list, a menu or a sheet is open.
  package var isCovered: Bool { chrome.front != nil }

  /// Opens the menu of an item of the page, if it has one.
  mutating func openMenu(of item: ItemID, at place: Point) {
    let entries = shown.menuEntries(of: item)
    guard !entries.isEmpty else { return }
    chrome.front = .menu(ContextMenu(item: item, place: place, entries: entries))
  }

  /// Opens the menu of a control of the feel or of the tile size; otherwise the page's menu.
  ///
  /// It does nothing while a list, menu or sheet is open, a title is edited, or items are dragged.
  /// In a bare chrome, it has no effect on the large view of a picture either.
  mutating func openMenu(over item: ItemID?, at place: Point?) {
    guard !isCovered, editedItem == nil, !chrome.isBare || item != Control.closeLargeView.id,
      !model.isInTransaction
    else { return }
    let place = place ?? chrome.layout.stage.center
    chrome.front = .menu(
      ContextMenu(
        item: item ?? Control.menuBackdrop.id, place: place,
        entries: item.flatMap(Control.init).flatMap(menu) ?? menuOfPage))
  }

  private func menu(of control: Control) -> [Control]? {
    if !control.parameters.isEmpty { return [.menuResetValue, .menuResetFeel] }
    if chrome.panel.ownSlider(control) != nil { return [.menuResetValue] }
    return [.feelPreset, .compareFeel, .ownFeel, .resetFeel].contains(control)
      ? [.menuResetFeel] : nil
  }

  private var menuOfPage: [Control] {
    [.menuUndo, .menuRedo] + shown.entriesOfPage + [.menuReset, .menuHelp]
  }

  mutating func choose(_ entry: Control) -> [Request] {
    guard case .menu(let menu) = chrome.front, isEnabled(entry.id) else { return [] }
    chrome.front = nil
    if let command = entry.command { return press(command) }
    if entry == .menuSelectAll { return perform { $0.press(.a, .control) } }
    guard entry == .menuResetValue else {
      return model.isInTransaction ? [] : perform { $0.choose(entry, for: menu.item) }
    }
    if let control = Control(menu.item) { _ = resetValue(of: control) }
    return []
  }

  /// Returns whether a press on a control, or on an entry of the open menu, would have an effect.
  func isEnabled(_ item: ItemID) -> Bool {
    guard let control = Control(item) else { return true }
    switch control.command ?? control {
    case .undo: return canUndo
    case .redo: return canStep(.redo)
    case .resetFeel, .ownFeel: return chrome.feel.value.canCompare
    default:
      guard case .menu(let menu) = chrome.front, menu.entries.contains(control) else {
        return shown.isEnabled(control) && chrome.card?.isEnabled(control) ?? true
      }
      return control == .menuResetValue
        ? Control(menu.item).map(canResetValue) ?? false : shown.canChoose(control)
    }
  }

  private func canResetValue(of control: Control) -> Bool {
    chrome.panel.ownSlider(control).map { $0.value != $0.usual }
      ?? chrome.feel.value.isChanged(control)
  }
}

// MARK: - Keys
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
    if let shortcut = Shortcut.matching(key, modifiers) { return perform(shortcut) }
    if ["delete", "backspace"].contains(key), modifiers.isEmpty,
      let control = item.flatMap(Control.init), resetValue(of: control)
    {
      return []
    }
    return chrome.front == nil ? perform { $0.press(key, modifiers) } : []
  }

  private mutating func perform(_ shortcut: Shortcut) -> [Request] {
    if let message = shortcut.message { return [.send(message)] }
    switch shortcut.control {
    case .help:
      if !isCovered || chrome.front == .sheet(.shortcuts) { chrome.toggle(.sheet(.shortcuts)) }
    case .compareFeel:
      chrome.front = nil
      chrome.feel.compare()
    case let control?:
      chrome.front = nil
      return press(control)
    case nil: break
    }
    return []
  }
}

extension Control {
  /// The control outside of menus with the effect of a menu's entry; `nil` if there is none.
  fileprivate var command: Control? {
    switch self {
    case .menuUndo: .undo
    case .menuRedo: .redo
    case .menuReset: .reset
    case .menuResetFeel: .resetFeel
    case .menuHelp: .help
    default: nil
    }
  }
}

// MARK: - Lists, menus, sheets and cards
extension PlaygroundContent {
  static let menuContainer: ContainerID = "menu"

  /// The overlays above the page, from back to front: the card of a recording, and then a list, a
  /// menu or a sheet.
  var overlays: [Overlay] { [chrome.cardOverlay, frontOverlay].compactMap(\.self) }

  /// The hit areas of the overlays, from back to front; a list, a menu or a sheet has a backdrop.
  var areasInFront: [Stage.Area] {
    let window = chrome.window
    return [
      chrome.cardOverlay?.area(Chrome.cardContainer, backdrop: nil, in: window),
      frontOverlay?.area(Self.menuContainer, backdrop: Control.menuBackdrop.id, in: window),
    ].compactMap(\.self)
  }

  private var frontOverlay: Overlay? {
    switch chrome.front {
    case .popup(let control):
      chrome.frame(of: control).map { button in
        Overlay.choices(
          control.choices.map(entry), of: button, width: control.widthOfChoices(below: button),
          in: chrome.window)
      }
    case .menu(let menu):
      .menu(
        menu.entries.map(entry), at: menu.place, width: menu.width, in: chrome.window)
    case .sheet(.shortcuts): chrome.sheetLayout.overlay
    case .sheet(.about): .about(in: chrome.window)
    case nil: nil
    }
  }

  private func entry(_ control: Control) -> MenuEntry {
    var entry = MenuEntry(control.id, control.title)
    entry.isChosen = isOn(control)
    entry.beginsGroup = control == Language.all.first?.entry && chrome.front == .popup(.more)
    entry.isDestructive = [.menuDelete, .menuTrash].contains(control)
    entry.detail = FeelPreset(control)?.source
    if control == .appearance { entry.title = chrome.otherAppearance }
    guard case .menu = chrome.front else { return entry }
    entry.isEnabled = isEnabled(control.id)
    entry.keys = Shortcut.keys(for: control.command ?? control)
    let direction: UndoDirection? =
      control == .menuUndo ? .undo : control == .menuRedo ? .redo : nil
    if let title = direction.flatMap(stepTitle) { entry.title = .verbatim(title) }
    return entry
  }
}
