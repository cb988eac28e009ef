public import DragCoding

extension Model: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    itemNames.encode(into: &writer)
    containers.encode(into: &writer)
    undoSteps.encode(into: &writer)
    redoSteps.encode(into: &writer)
    openTransactions.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    itemNames = try ItemNames(decoding: &reader)
    containers = try Container.list(from: &reader, of: itemNames.count)
    undoSteps = try [ChangeSet](decoding: &reader)
    redoSteps = try [ChangeSet](decoding: &reader)
    openTransactions = try [ChangeSet](decoding: &reader)
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
