import DragRecording

extension [Script.Statement] {
  var tidied: [Script.Statement] { reduce(into: []) { $0.merge($1) } }

  private mutating func merge(_ statement: Script.Statement) {
    switch (last, statement) {
    case (.wait(let span)?, .wait(let more)) where span + more <= .day:
      self[count - 1] = .wait(span + more)
    case (_, .wait(let span)) where span > .day:
      // A statement waits for at most a day.
      append(.wait(.day))
      merge(.wait(span - .day))
    case (.type(let text)?, .type(let more)) where (text + more).count == text.count + more.count:
      self[count - 1] = .type(text + more)
    case (.keys(let keys, hold: .zero)?, .keys(let more, hold: .zero)):
      self[count - 1] = .keys(keys + more)
    case (.keys(let keys, hold: .zero)?, .releaseModifiers([])):
      // `hold control`, `key z` and `let go` are one stroke, unless other modifiers may be down.
      guard case .holdModifiers(let modifiers)? = dropLast().last, keys.count == 1,
        keys[0].modifiers.isEmpty, !dropLast(2).mayHoldModifiers
      else { return append(statement) }
      removeLast(2)
      switch KeyStroke(keys[0].key, modifiers) {
      case KeyStroke("c", .control): append(.copy)
      case KeyStroke("x", .control): append(.cut)
      case let stroke: merge(.keys([stroke]))
      }
    case (.paste?, .releaseModifiers([])):
      guard case .holdModifiers(.control)? = dropLast().last, !dropLast(2).mayHoldModifiers,
        let paste = popLast()
      else { return append(statement) }
      removeLast()
      append(paste)
    default: append(statement)
    }
  }
}

extension ArraySlice<Script.Statement> {
  fileprivate var mayHoldModifiers: Bool {
    for statement in reversed() {
      switch statement {
      case .releaseModifiers([]): return false
      case .holdModifiers, .releaseModifiers, .event: return true
      default: continue
      }
    }
    return false
  }
}
