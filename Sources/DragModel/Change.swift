public import DragCoding

/// A reversible change of a model.
public enum Change: Hashable, Sendable {
  /// An item is moved. The new position is counted after its removal from the old one.
  case moved(ItemID, from: Position, to: Position)
  /// An item that was in no container is inserted, and then has this position.
  case inserted(ItemID, at: Position)
  /// An item is removed from the position that it had.
  case removed(ItemID, from: Position)
  /// An empty container is inserted, and then has this index among the containers.
  case insertedContainer(ContainerID, at: Int)
  /// An empty container is removed from the index that it had among the containers.
  case removedContainer(ContainerID, from: Int)
  /// A container is moved with its items. The new index is counted after the container is removed.
  case movedContainer(ContainerID, from: Int, to: Int)
  /// An item gets another title; `nil` stands for no title of its own.
  case retitled(ItemID, from: String?, to: String?)

  var inverse: Change {
    switch self {
    case .moved(let item, let from, let to): .moved(item, from: to, to: from)
    case .inserted(let item, let position): .removed(item, from: position)
    case .removed(let item, let position): .inserted(item, at: position)
    case .insertedContainer(let id, let index): .removedContainer(id, from: index)
    case .removedContainer(let id, let index): .insertedContainer(id, at: index)
    case .movedContainer(let id, let from, let to): .movedContainer(id, from: to, to: from)
    case .retitled(let item, let old, let new): .retitled(item, from: new, to: old)
    }
  }
}

extension Change: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .moved(let item, let from, let to): writer.write(tag: 0, item, from, to)
    case .inserted(let item, let position): writer.write(tag: 1, item, position)
    case .removed(let item, let position): writer.write(tag: 2, item, position)
    case .insertedContainer(let id, let index): writer.write(tag: 3, id, index)
    case .removedContainer(let id, let index): writer.write(tag: 4, id, index)
    case .movedContainer(let id, let from, let to): writer.write(tag: 5, id, from, to)
    case .retitled(let item, let old, let new): writer.write(tag: 6, item, old, new)
    }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .moved(try reader.read(), from: try reader.read(), to: try reader.read())
    case 1: self = .inserted(try reader.read(), at: try reader.read())
    case 2: self = .removed(try reader.read(), from: try reader.read())
    case 3: self = .insertedContainer(try reader.read(), at: try reader.read())
    case 4: self = .removedContainer(try reader.read(), from: try reader.read())
    case 5:
      self = .movedContainer(try reader.read(), from: try reader.read(), to: try reader.read())
    case 6: self = .retitled(try reader.read(), from: try reader.read(), to: try reader.read())
    default: throw reader.invalid("change")
    }
  }
}

/// The changes of one transaction, or of one undoable step.
public struct ChangeSet: Hashable, Sendable {
  /// The changes in order.
  ///
  /// Successive moves of the same item are stored as one move. If the item returns to its first
  /// position, no move is stored.
  public private(set) var changes: [Change]

  init(_ changes: [Change] = []) { self.changes = changes }

  /// Whether there are no changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes that revert these, in the order in which to apply them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public var inverse: ChangeSet { ChangeSet(changes.reversed().map(\.inverse)) }

  mutating func append(_ change: Change) {
    guard case .moved(let item, let start, _) = changes.last,
      case .moved(item, _, let end) = change
    else { return changes.append(change) }
    changes.removeLast()
    if start != end { changes.append(.moved(item, from: start, to: end)) }
  }
}

extension ChangeSet: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(changes) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read())
  }
}
