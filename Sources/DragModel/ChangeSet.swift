public import DragCoding

/// Steps that belong together: one drop, one deletion, one undo.
public struct ChangeSet: Hashable, Sendable {
  /// The steps in order.
  public private(set) var changes: [Change] = []

  /// Creates a set without steps.
  package init() {}

  /// `true` where the set changes nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// The steps back, in reverse order.
  package var inverse: ChangeSet {
    var inverse = ChangeSet()
    inverse.changes = changes.reversed().map(\.inverse)
    return inverse
  }

  /// Adds a step.
  ///
  /// Steps of one item that follow each other become one, or none where it came back.
  package mutating func append(_ change: Change) {
    guard case .moved(let item, let start, _) = changes.last,
      case .moved(item, _, let end) = change
    else { return changes.append(change) }
    changes.removeLast()
    if start != end { changes.append(.moved(item, from: start, to: end)) }
  }
}

extension ChangeSet: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(changes)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    changes = try reader.read()
  }
}
