public import DragCoding

extension Model: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    itemNames.encode(to: &writer)
    containers.encode(to: &writer)
    undoSteps.encode(to: &writer)
    redoSteps.encode(to: &writer)
    openTransactions.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    itemNames = try ItemNames(from: &reader)
    containers = try Container.list(from: &reader, of: itemNames.count)
    undoSteps = try [ChangeSet](from: &reader)
    redoSteps = try [ChangeSet](from: &reader)
    openTransactions = try [ChangeSet](from: &reader)
    guard isSound else { throw reader.invalid("model") }
  }

  /// A hash of the order and of how much can be undone and redone.
  package var foldedHash: UInt64 {
    var hash = StableHash.mix(StableHash.empty, orderHash)
    hash = StableHash.mix(hash, UInt64(undoSteps.count))
    hash = StableHash.mix(hash, UInt64(redoSteps.count))
    return StableHash.mix(hash, UInt64(itemNames.count))
  }
}
