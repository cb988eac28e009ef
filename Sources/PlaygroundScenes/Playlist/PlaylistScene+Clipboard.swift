internal import DragKit

// MARK: - Copying songs of both lists, and pasting text, files and links as songs
extension PlaylistScene {
  /// The greatest number of songs that can be pasted at once.
  static let pastedSongs = 1000

  static let handlers =
    dragHandlers
    .onCopyCommand(in: container) { scene, focused in
      scene.payloads(of: scene.chosen(focused))
    }
    .onCopyCommand(in: library) { scene, focused in
      scene.payloads(of: [focused].compactMap(\.self))
    }
    .onCutCommand(in: container) { scene, focused in scene.cut(scene.chosen(focused)) }
    .onPasteCommand(of: [.text, .url], in: container) { scene, payloads, focused in
      scene.paste(payloads, after: scene.chosen(focused).last)
    }

  /// The selected songs of the playlist in its order, or else the focused one.
  private func chosen(_ focused: ItemID?) -> [ItemID] {
    let songs = selected.isEmpty ? [focused].compactMap(\.self) : selected
    let order = model[Self.container]
    return songs.compactMap { song in order?.offset(of: song).map { ($0, song) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func payloads(of songs: [ItemID]) -> [ItemProvider] {
    songs.compactMap { song(of: $0).map { ItemProvider(text: $0.text) } }
  }

  private mutating func cut(_ songs: [ItemID]) -> [ItemProvider] {
    let payloads = payloads(of: songs)
    for song in songs { delete(song) }
    return payloads
  }

  /// Inserts a song for each file, link, and line of text.
  private mutating func paste(_ payloads: [ItemProvider], after song: ItemID?) -> Bool {
    let songs = payloads.flatMap { payload -> [Song] in
      guard payload.path == nil, payload.url == nil else { return [Song(payload)] }
      return payload.text.split(whereSeparator: \.isNewline)
        .filter { !$0.allSatisfy(\.isWhitespace) }.map { Song(ItemProvider(text: String($0))) }
    }
    guard !songs.isEmpty, songs.count <= Self.pastedSongs else { return false }
    let offset = song.flatMap { model[Self.container]?.offset(of: $0) }.map { $0 + 1 }
    var place =
      offset.map { InsertionPlace(Self.container, Gap($0)) } ?? model.end(of: Self.container)
    for song in songs {
      model.insert(add(song), at: place)
      place = InsertionPlace(Self.container, Gap(place.gap.index + 1))
    }
    return true
  }
}
