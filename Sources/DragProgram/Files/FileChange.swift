/// A change of a file on disk.
package struct FileChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A file that was not known is there now.
    case created
    /// A known file has other contents, or other permissions.
    case changed
    /// A known file has another name now, perhaps in another watched folder; its contents may have changed, too.
    case renamed(from: String)
    case removed
  }

  package let path: String
  package let kind: Kind

  package init(_ path: String, _ kind: Kind) { (self.path, self.kind) = (path, kind) }
}

/// Events of files, which are combined until they are reported: only the difference from the last report counts.
struct FileChanges {
  private struct Touch {
    /// Whether the file was known at the last report.
    let wasKnown: Bool
    var isThere: Bool
    /// The path at the last report of the file that is there now.
    var origin: String
  }

  /// The files that are there, as far as is known.
  private(set) var known: Set<String>
  private var touched: [String: Touch] = [:]
  private var order: [String] = []
  /// The origins of files that have left their path, and not arrived at another one, by the kernel's number of the move.
  private var moving: [UInt32: String] = [:]

  init(known: Set<String> = []) { self.known = known }

  var isEmpty: Bool { order.isEmpty }

  /// Adds that a file is there, with new contents.
  mutating func appear(_ path: String) { touch(path, isThere: true) }

  mutating func disappear(_ path: String) { touch(path, isThere: false) }

  /// Adds that a file has left a path; `move` is also the number of its arrival, if that is in a watched folder.
  mutating func leave(_ path: String, move: UInt32) {
    if known.contains(path) { moving[move] = touched[path]?.origin ?? path }
    disappear(path)
  }

  mutating func arrive(_ path: String, move: UInt32) {
    appear(path)
    if let origin = moving.removeValue(forKey: move) { touched[path]?.origin = origin }
  }

  private mutating func touch(_ path: String, isThere: Bool) {
    let isKnown = known.contains(path)
    guard isKnown || isThere else { return }
    if touched[path] == nil {
      order.append(path)
      touched[path] = Touch(wasKnown: isKnown, isThere: isThere, origin: path)
    }
    touched[path]?.isThere = isThere
    if isThere { known.insert(path) } else { known.remove(path) }
    if !isThere { touched[path]?.origin = path }
  }

  /// Returns the changes since the last call, in the order of their first events.
  mutating func take() -> [FileChange] {
    defer {
      order.removeAll()
      touched.removeAll()
      moving.removeAll()
    }
    var renamed: Set<String> = []
    var changes: [FileChange] = []
    for path in order {
      guard let touch = touched[path] else { continue }
      switch (touch.wasKnown, touch.isThere) {
      case (true, true): changes.append(FileChange(path, .changed))
      case (true, false): changes.append(FileChange(path, .removed))
      case (false, true):
        let isMoved = touched[touch.origin].map { $0.wasKnown && !$0.isThere } ?? false
        if isMoved, renamed.insert(touch.origin).inserted {
          changes.append(FileChange(path, .renamed(from: touch.origin)))
        } else {
          changes.append(FileChange(path, .created))
        }
      case (false, false): break
      }
    }
    return changes.filter { $0.kind != .removed || !renamed.contains($0.path) }
  }
}
