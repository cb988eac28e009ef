import DragRecording

extension [Script.Statement] {
  /// The statements with consecutive waits and keys merged, and modifiers made part of a stroke.
  var tidied: [Script.Statement] {
    reduce(into: []) { tidy, statement in
      tidy.append(statement)
      tidy.mergeWaits()
      tidy.mergeStroke()
      tidy.mergeKeys()
    }
  }

  private mutating func mergeWaits() {
    guard count > 1, case .wait(let more) = self[count - 1], case .wait(let span) = self[count - 2]
    else { return }
    replaceLast(2, with: .wait(span + more))
  }

  /// Merges `hold control`, `key z` and `let go`.
  private mutating func mergeStroke() {
    guard count > 2, case .releaseModifiers([]) = self[count - 1],
      case .keys(let keys) = self[count - 2], case .holdModifiers(let modifiers) = self[count - 3],
      keys.count == 1, keys[0].modifiers.isEmpty, !holdsMore(before: count - 3)
    else { return }
    replaceLast(3, with: .key(keys[0].key, modifiers))
  }

  private mutating func mergeKeys() {
    guard count > 1, case .keys(let more) = self[count - 1], case .keys(let keys) = self[count - 2]
    else { return }
    replaceLast(2, with: .keys(keys + more))
  }

  /// Whether other modifiers may be down before a statement.
  private func holdsMore(before end: Int) -> Bool {
    for statement in self[..<end].reversed() {
      switch statement {
      case .releaseModifiers([]): return false
      case .holdModifiers, .releaseModifiers, .event: return true
      default: continue
      }
    }
    return false
  }

  private mutating func replaceLast(_ number: Int, with statement: Script.Statement) {
    removeLast(number)
    append(statement)
  }
}
