public import DragCoding

extension Model: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(itemNames, containers, undoSteps, redoSteps, openTransactions)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    itemNames = try reader.read()
    containers = try Container.list(from: &reader, of: itemNames.count)
    (undoSteps, redoSteps, openTransactions) = try reader.read()
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
