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
      model.remove(Array(model[Self.container]?.items ?? []))
      screen = .edit
    case .export where isEnabled(control.id): return document.map { [.copyText($0)] } ?? []
    case .deleteSelected:
      model.remove(selected)
      selected = []
    case .export: break
    }
    return []
  }

  mutating func reset() {
    model.restore(PlaylistScene().model)
    (isEditing, selected, detailed, lastMoved) = (false, [], nil, [])
  }

  // MARK: - The menu of a song

  static var containersWithMenus: [ContainerID] { [container, library] }

  func menuEntries(of item: ItemID) -> [Control] {
    isInLibrary(item) ? [.menuAdd] : moves(of: item) + [.menuDelete]
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    if entry == .menuDelete {
      if selected.contains(item) { return press(.deleteSelected) }
      delete(item)
    }
    if entry == .menuAdd { add(item) }
    move([item], in: Self.container, by: entry)
    return []
  }

  // MARK: - The clipboard

  func payloads(of songs: [ItemID]) -> [ItemProvider] {
    songs.compactMap { song(of: $0).map { ItemProvider(text: $0.text) } }
  }

  mutating func cut(_ songs: [ItemID]) { for song in songs { delete(song) } }

  /// Inserts a song for each file, link, and nonblank line of text.
  ///
  /// - Returns: `false` if there are no songs, or more than ``TileSelection/limit``.
  mutating func paste(_ payloads: [ItemProvider], at place: InsertionPlace) -> Bool {
    let songs = payloads.flatMap { payload -> [Song] in
      guard payload.path == nil, payload.url == nil else { return [Song(payload)] }
      return payload.text.split(whereSeparator: \.isNewline)
        .filter { !$0.allSatisfy(\.isWhitespace) }.map { Song(ItemProvider(text: String($0))) }
    }
    guard !songs.isEmpty, songs.count <= TileSelection.limit else { return false }
    model.insert(songs.map { add($0) }, at: place)
    return true
  }
}
