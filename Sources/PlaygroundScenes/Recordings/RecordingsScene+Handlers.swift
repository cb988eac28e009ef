internal import DragKit
internal import PlaygroundUI

extension RecordingsScene: TitleEditingScene {
  static let handlers = HandlerRegistry<RecordingsScene>()
    .collection(container) { $0.dragDelegate = RecordingDragDelegate() }
    .items(in: container) { row in
      row.onTap { scene, item, modifiers in
        if !scene.extendSelection(to: item, modifiers) { scene.selection.select(item) }
        return []
      }
      row.onDoubleTap { scene, item in
        scene.selection.select(item)
        return scene.replay()
      }
      row.editTitle()
    }
    .item(view) { list in
      list.onTap { scene, _, _ in
        scene.selection.clear()
        return []
      }
    }
    .onReceive(Message.recordingsName) { scene, message in scene.acceptListing(message.json) }
    .onReceive(RecordingReport.messageName) { scene, message in
      scene.accept(message.json.values(of: RecordingReport.self))
    }

  // MARK: - The buttons, the menu and the keys

  /// The buttons above the list, from left to right.
  static let buttons: [Control] = [.shelfReplay, .shelfShare, .shelfRename, .shelfTrash]

  static let pageControls: [Control: PageControl<RecordingsScene>] = [
    .shelfReplay: .button("replay") { $0.press(.menuReplay) },
    .shelfShare: .button("export") { $0.press(.menuShare) },
    .shelfRename: .button("pencil") { $0.press(.menuRename) },
    .shelfTrash: .button("trash") { $0.press(.menuTrash) },
  ]

  /// Performs a menu entry, but not during a drag: *Trash* on all selected recordings, any other
  /// on the first one.
  private mutating func press(_ entry: Control) -> [Request] {
    guard !model.isInTransaction, let item = chosen().first else { return [] }
    return choose(entry, for: item)
  }

  static var containersWithMenus: [ContainerID] { [container] }

  mutating func menuEntries(of item: ItemID) -> [Control] {
    if !selection.contains(item) { selection.select(item) }
    return [.menuReplay, .menuShare, .menuRename, .menuShowInFolder, .menuTrash]
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    guard let path = path(of: item) else { return [] }
    switch entry {
    case .menuReplay: return [RecordingRequest.replay.of(path)]
    case .menuShare: return [RecordingRequest.showCard.of(path)]
    case .menuShowInFolder: return [RecordingRequest.showInFolder.of(path)]
    case .menuRename: beginEditing(item)
    case .menuTrash: remove(chosen())
    default: break
    }
    return []
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    if edit(with: key, modifiers) { return [] }
    switch key {
    case .enter where modifiers.isEmpty: return replay()
    case "f2": chosen().first.map { beginEditing($0) }
    case "delete", "backspace": remove(chosen())
    default: changeSelection(with: key, modifiers)
    }
    return []
  }

  /// Returns the request to replay the first selected recording, if any.
  private mutating func replay() -> [Request] {
    chosen().first.map { choose(.menuReplay, for: $0) } ?? []
  }

  /// Removes rows as one undoable step; the program then moves their files to the trash.
  private mutating func remove(_ items: [ItemID]) {
    guard !model.isInTransaction, !items.isEmpty else { return }
    model.remove(items)
    forgetRemoved()
  }

  // MARK: - Renaming

  private mutating func beginEditing(_ item: ItemID) {
    guard !model.isInTransaction, let title = title(of: item, .english) else { return }
    selection.select(item)
    editor = TitleEditor(item: item, text: title, isStrong: true, in: titleFrame(in: list.rows))
  }

  func titleFrame(in frame: Rect) -> Rect { RecordingRow.titleFrame(in: frame) }

  /// Renames a recording; ignores a title that cannot be converted to a file name.
  mutating func setTitle(typed title: String, of item: ItemID) {
    if let name = title.asFileName { model.setTitle(name, of: item) }
  }
}

extension String {
  /// The text as a file name without extension; `nil` if it is empty or has control characters.
  fileprivate var asFileName: String? {
    var name = String(map { $0 == "/" ? "-" : $0 }.drop { $0.isWhitespace || $0 == "." })
    while name.last?.isWhitespace == true { name.removeLast() }
    // Leaves room for an extension and a number, because file systems limit names to 255 bytes.
    while name.utf8.count > 200 { name.removeLast() }
    let isValid = !name.isEmpty && !name.unicodeScalars.contains { $0.value < 32 }
    return isValid ? name : nil
  }
}

/// The drag delegate of the list: other programs can copy or link files; moves are forbidden.
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
