package import DragRecording

struct ComparedLine: Hashable, Sendable, CustomStringConvertible {
  enum Sign: String, Hashable, Sendable {
    case old = "-"
    case new = "+"
    case both = " "
  }

  var sign: Sign
  var text: String

  var description: String { "\(sign.rawValue) \(text)" }

  static func difference(from old: [String], to new: [String]) -> [ComparedLine] {
    var (removals, insertions): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var (lines, before, after): ([ComparedLine], Int, Int) = ([], 0, 0)
    while before < old.count || after < new.count {
      if removals.contains(before) {
        lines.append(ComparedLine(sign: .old, text: old[before]))
        before += 1
      } else if insertions.contains(after) {
        lines.append(ComparedLine(sign: .new, text: new[after]))
        after += 1
      } else {
        lines.append(ComparedLine(sign: .both, text: old[before]))
        before += 1
        after += 1
      }
    }
    return lines
  }
}

extension Divergence {
  package var report: String {
    ([description] + callLines + fingerprintLines + stateLines).joined(separator: "\n  ")
  }

  var hashes: (expected: Fingerprint, actual: Fingerprint)? {
    guard let expected = fingerprints.expected, let actual = fingerprints.actual else { return nil }
    return (expected, actual)
  }

  private var callLines: [String] {
    guard subsystems.contains(.calls) || subsystems.contains(.order) else { return [] }
    let lines = ComparedLine.difference(
      from: calls.expected.map(\.line), to: calls.actual.map(\.line))
    let changed = lines.indices.filter { lines[$0].sign != .both }
    let shown = Set(changed.flatMap { $0 - 2...$0 + 2 }).intersection(lines.indices).sorted()
    var (text, next): ([String], Int) = ([], shown.first ?? 0)
    for index in shown {
      if index > next { text.append("…") }
      text.append(lines[index].description)
      next = index + 1
    }
    return text
  }

  private var fingerprintLines: [String] {
    guard let (expected, actual) = hashes, expected != actual else { return [] }
    return ["- hashes \(expected)", "+ hashes \(actual)"]
  }

  private var stateLines: [String] {
    guard let actual = states.actual, let expected = states.expected else { return [] }
    return StateDescription(of: expected).difference(to: StateDescription(of: actual))
  }
}
