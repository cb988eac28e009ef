/// Keeps the sprites that were used last, within a number of bytes.
final class SpriteCache {
  private struct Entry {
    let sprite: Sprite
    var lastUse: Int
  }

  /// How many bytes of pixels may be kept.
  let budget: Int
  /// How many bytes of pixels are kept.
  private(set) var byteCount = 0
  private var entries: [SpriteKey: Entry] = [:]
  private var uses = 0

  init(budget: Int) {
    self.budget = budget
  }

  var count: Int { entries.count }

  /// The sprite of `key`, made by `make` where it is not kept.
  ///
  /// Nothing comes of it where making fails, as a picture that is missing: the rest can be drawn.
  func sprite(for key: SpriteKey, make: () throws(SDLError) -> Sprite?) -> Sprite? {
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].sprite
    }
    guard let sprite = try? make() else { return nil }
    insert(sprite, for: key)
    return sprite
  }

  /// Forgets all sprites.
  func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private func insert(_ sprite: Sprite, for key: SpriteKey) {
    guard sprite.byteCount <= budget / 2, entries[key] == nil else { return }
    byteCount += sprite.byteCount
    entries[key] = Entry(sprite: sprite, lastUse: uses)
    if byteCount > budget { evict(downTo: budget * 3 / 4) }
  }

  /// Drops what was used longest ago.
  ///
  /// A quarter goes at once, so that sorting pays: no list has to be kept in order at every use.
  private func evict(downTo target: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > target else { return }
      entries[key] = nil
      byteCount -= entry.sprite.byteCount
    }
  }
}
