internal import DragCoding
internal import DragKit

extension PlaylistScene {
  mutating func delete(_ item: ItemID) {
    selected.removeAll { $0 == item }
    if detailed == item { detailed = nil }
    model.remove(item)
  }

  mutating func add(_ item: ItemID) {
    guard let track = makeTrack(of: item) else { return }
    model.insert(track, at: model.end(of: Self.container))
    appended = [track]
  }

  mutating func toggleSelection(of item: ItemID) {
    if let index = selected.firstIndex(of: item) {
      selected.remove(at: index)
    } else {
      selected = (selected + [item]).sorted()
    }
  }

  mutating func didReorder(_ transaction: ReorderTransaction) {
    lastMoved = transaction.difference.inferringMoves().compactMap { change in
      if case .insert(_, let item, _?) = change { item } else { nil }
    }
  }

  var document: String? {
    let items = (model[Self.container]?.items ?? []).map { item in
      JSONValue.object([
        JSONField("id", .string(model.name(of: item))),
        JSONField("title", .string(song(of: item)?.title ?? "")),
        JSONField("artist", .string(song(of: item)?.artist ?? "")),
      ])
    }
    return JSONValue.object([JSONField("playlist", .array(items))]).description
  }

  mutating func press(_ control: PlaylistControl) -> [Request] {
    guard !model.isInTransaction else { return [] }
    switch control {
    case .edit: (isEditing, selected, detailed) = (!isEditing, [], nil)
    case .newPlaylist:
      removeAll(model[Self.container].map { Array($0.items) } ?? [])
      shownScreen = .edit
    case .export where (model[Self.container]?.count ?? 0) > 0:
      return document.map { [.copyText($0)] } ?? []
    case .deleteSelected:
      removeAll(selected)
      selected = []
    case .export: break
    }
    return []
  }

  private mutating func removeAll(_ items: [ItemID]) {
    model.transaction { model in
      for item in items { model.remove(item) }
    }
  }

  mutating func reset() {
    let first = PlaylistScene().model
    model.transaction { model in
      for item in model.containers.flatMap(\.items) where first.position(of: item) == nil {
        model.remove(item)
      }
      for container in first.containers {
        let start = InsertionPlace(container.id, .start)
        for item in container.items where model.position(of: item) == nil {
          model.insert(item, at: start)
        }
        model.move(Array(container.items), to: start)
      }
    }
    (isEditing, selected, detailed, lastMoved) = (false, [], nil, [])
  }

  // MARK: - The menu of a song

  func menuEntries(of item: ItemID) -> [Control] { moves(of: item) + [.menuDelete] }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    if entry == .menuDelete {
      if selected.contains(item) { return press(.deleteSelected) }
      delete(item)
    }
    if entry == .menuAdd { add(item) }
    move([item], in: Self.container, by: entry)
    return []
  }
}
