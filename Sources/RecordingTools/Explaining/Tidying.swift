import DragGeometry
import DragRecording

extension [Script.Statement] {
  /// The same with waits in one, and with modifiers and a key as one stroke.
  var tidied: [Script.Statement] {
    var tidy: [Script.Statement] = []
    for statement in self {
      tidy.append(statement)
      tidy.joinWaits()
      tidy.joinStroke()
      tidy.joinKeys()
    }
    return tidy
  }

  private mutating func joinWaits() {
    guard count > 1, case .wait(let more) = self[count - 1], case .wait(let span) = self[count - 2]
    else { return }
    replaceLast(2, with: .wait(span + more))
  }

  /// `hold control`, `key z`, `let go`.
  private mutating func joinStroke() {
    guard count > 2, case .letGo([]) = self[count - 1], case .keys(let keys) = self[count - 2],
      case .hold(let modifiers) = self[count - 3], keys.count == 1, keys[0].modifiers.isEmpty,
      !holdsMore(before: count - 3)
    else { return }
    replaceLast(3, with: .keys([KeyStroke(keys[0].key, modifiers)]))
  }

  private mutating func joinKeys() {
    guard count > 1, case .keys(let more) = self[count - 1], case .keys(let keys) = self[count - 2]
    else { return }
    replaceLast(2, with: .keys(keys + more))
  }

  /// `true` where other modifiers are held already.
  private func holdsMore(before end: Int) -> Bool {
    for statement in self[..<end].reversed() {
      switch statement {
      case .hold: return true
      case .letGo([]): return false
      case .letGo, .event: return true
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
