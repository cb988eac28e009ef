/// A cache of recently used sprites.
///
/// `budget` is in bytes. A sprite larger than half of it is not stored.
final class SpriteCache {
  private struct Entry {
    let sprite: Sprite
    var lastUse: Int
  }

  let budget: Int
  private(set) var byteCount = 0
  private var entries: [SpriteKey: Entry] = [:]
  private var uses = 0

  init(budget: Int) { self.budget = budget }

  func sprite(for key: SpriteKey, make: () throws(SDLError) -> Sprite?) -> Sprite? {
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].sprite
    }
    guard let sprite = try? make() else { return nil }
    let byteCount = sprite.surface.byteCount
    if byteCount <= budget / 2 {
      self.byteCount += byteCount
      entries[key] = Entry(sprite: sprite, lastUse: uses)
      if self.byteCount > budget { evict(downTo: budget * 3 / 4) }
    }
    return sprite
  }

  func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private func evict(downTo target: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > target else { return }
      entries[key] = nil
      byteCount -= entry.sprite.surface.byteCount
    }
  }
}
