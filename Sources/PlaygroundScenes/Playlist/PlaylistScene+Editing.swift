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

  // MARK: - The buttons

  static let pageControls: [Control: PageControl<PlaylistScene>] = [
    .playlistEdit: .choice(\.screen, .edit),
    .playlistOrdinary: .choice(\.screen, .ordinary),
    .editPlaylist: .command {
      ($0.isEditing, $0.selected, $0.detailed) = (!$0.isEditing, [], nil)
    },
    // Removes all songs as one undoable step (E26).
    .newPlaylist: .command("list-new") { page in
      page.model.remove(Array(page.model[container]?.items ?? []))
      page.screen = .edit
    },
    .exportPlaylist: .button("copy") { page in
      guard !page.model.isInTransaction, page.isEnabled(.exportPlaylist) else { return [] }
      return page.document.map { [.copyText($0)] } ?? []
    },
    .deleteSelected: .command { $0.deleteSelected() },
  ]

  private mutating func deleteSelected() {
    model.remove(selected)
    selected = []
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
      if selected.contains(item) { deleteSelected() } else { delete(item) }
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

extension PageControl<PlaylistScene> {
  /// A button that does nothing during a drag.
  fileprivate static func command(
    _ icon: String = "", _ press: @escaping @Sendable (inout PlaylistScene) -> Void
  ) -> Self {
    .action(icon) { page in if !page.model.isInTransaction { press(&page) } }
  }
}
