/// The most recently used values, within a budget in bytes.
///
/// The newest value is kept even if it alone is larger.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let byteCount: Int
    var lastUse: Int
  }

  let budget: Int
  private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  init(budget: Int) { self.budget = budget }

  /// Returns a value, which becomes the most recently used one.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, byteCount: Int, for key: Key) {
    remove(key)
    uses += 1
    entries[key] = Entry(value: value, byteCount: byteCount, lastUse: uses)
    self.byteCount += byteCount
    if self.byteCount > budget { evict(downTo: budget * 3 / 4) }
  }

  /// Removes the values whose keys meet a condition, and returns them.
  @discardableResult
  mutating func removeAll(where isRemoved: (Key) -> Bool) -> [(key: Key, value: Value)] {
    let removed = entries.filter { isRemoved($0.key) }
    for key in removed.keys { remove(key) }
    return removed.map { ($0.key, $0.value.value) }
  }

  private mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { byteCount -= entry.byteCount }
  }

  private mutating func evict(downTo target: Int) {
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast() {
      guard byteCount > target else { return }
      remove(key)
    }
  }
}
