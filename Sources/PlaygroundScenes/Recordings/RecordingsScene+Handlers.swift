internal import DragKit
internal import PlaygroundUI

extension RecordingsScene {
  static let handlers = HandlerRegistry<RecordingsScene>()
    .onTap(of: ShelfControl.allCases) { scene, control in scene.press(control) }
    .collection(container) { $0.dragDelegate = RecordingDragDelegate() }
    .items(in: container) { row in
      row.onTap { scene, item, modifiers in scene.tap(item, modifiers) }
      row.onDoubleTap { scene, item in
        scene.selection.select(item)
        return scene.replaySelected()
      }
      row.onContextMenu { scene, item, place in scene.openMenu(of: item, at: place) }
      row.onTextInput { scene, _, text in
        scene.editor?.insert(text)
      } onEnd: { scene, _ in
        scene.finishEditing()
      }
      row.onTextSelection { scene, event in
        scene.editor?.select(event, in: RecordingRow.titleFrame(in: event.frame))
      }
    }
    .item(view) { list in
      list.onTap { scene, _, _ in
        scene.selection.clear()
        return []
      }
    }
    .onReceive(RecordingListing.messageName) { scene, message in
      scene.accept(RecordingListing(message))
    }
    .onReceive(RecordingReport.messageName) { scene, message in
      scene.accept(RecordingReport.all(in: message))
    }

  private mutating func tap(_ item: ItemID, _ modifiers: Modifiers) -> [Request] {
    if !extendSelection(to: item, modifiers) { selection.select(item) }
    return []
  }

  private mutating func press(_ control: ShelfControl) -> [Request] {
    guard !model.isInTransaction, let item = chosen().first else { return [] }
    switch control {
    case .shelfReplay: return request(.replay, item)
    case .shelfShare: return request(.showCard, item)
    case .shelfRename: beginEditing(item)
    case .shelfTrash: remove(chosen())
    }
    return []
  }

  private func request(_ request: RecordingRequest, _ item: ItemID) -> [Request] {
    path(of: item).map { [request.of($0)] } ?? []
  }

  /// Replays the first of the selected recordings.
  func replaySelected() -> [Request] {
    chosen().first.map { request(.replay, $0) } ?? []
  }

  // MARK: - The menu and keys

  mutating func menuEntries(of item: ItemID) -> [Control] {
    if !selection.contains(item) { selection.select(item) }
    return [.menuReplay, .menuShare, .menuRename, .menuShowInFolder, .menuTrash]
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    switch entry {
    case .menuReplay: return request(.replay, item)
    case .menuShare: return request(.showCard, item)
    case .menuShowInFolder: return request(.showInFolder, item)
    case .menuRename: beginEditing(item)
    case .menuTrash: remove(chosen())
    default: break
    }
    return []
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    if editor != nil {
      edit(with: key, modifiers)
      return []
    }
    switch key {
    case .enter where modifiers.isEmpty: return replaySelected()
    case "f2": chosen().first.map { beginEditing($0) }
    case "delete", "backspace": remove(chosen())
    default: changeSelection(with: key, modifiers)
    }
    return []
  }

  /// Removes rows as one step; the program moves their files to the trash.
  private mutating func remove(_ items: [ItemID]) {
    guard !model.isInTransaction, !items.isEmpty else { return }
    model.remove(items)
    forgetRemoved()
  }

  // MARK: - Renaming

  private mutating func beginEditing(_ item: ItemID) {
    guard !model.isInTransaction, let title = title(of: item, .english) else { return }
    selection.select(item)
    editor = TitleEditor(
      item: item, text: title, isStrong: true, in: RecordingRow.titleFrame(in: list.rows))
  }

  private mutating func edit(with key: Key, _ modifiers: Modifiers) {
    switch key {
    case .escape: editor = nil
    case .enter, .tab: finishEditing()
    default: editor?.press(key, modifiers)
    }
  }

  /// Gives the edited recording the typed name, if a file can have it.
  private mutating func finishEditing() {
    guard let editor else { return }
    self.editor = nil
    if let name = editor.text.asFileName { model.setTitle(name, of: editor.item) }
  }
}

extension String {
  /// The text as a file name without an extension; `nil` if nothing remains.
  fileprivate var asFileName: String? {
    var name = String(map { $0 == "/" ? "-" : $0 }.drop { $0.isWhitespace || $0 == "." })
    while name.last?.isWhitespace == true { name.removeLast() }
    // A file system takes 255 bytes, with the extension, and with a number that is added.
    while name.utf8.count > 200 { name.removeLast() }
    let isValid = !name.isEmpty && !name.unicodeScalars.contains { $0.value < 32 }
    return isValid ? name : nil
  }
}

/// Drags recordings out to other programs as files; the list keeps its order.
struct RecordingDragDelegate: PageDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content scene: inout RecordingsScene
  ) -> [DragItem] {
    let others = scene.selection.contains(item) ? scene.chosen().filter { $0 != item } : []
    return ([item] + others).compactMap { dragItem(for: $0, content: scene) }
  }

  func dragItem(for item: ItemID, content scene: RecordingsScene) -> DragItem? {
    scene.path(of: item).map { DragItem(itemProvider: ItemProvider(path: $0), localObject: item) }
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: RecordingsScene) -> Bool {
    false
  }

  func operationsOutside(_ session: DragSession, content: RecordingsScene) -> [DropOperation] {
    [.copy, .link]
  }
}
