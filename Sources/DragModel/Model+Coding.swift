public import DragCoding

extension Model: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(itemNames, containers, undoSteps, redoSteps, openTransactions, titles)
    writer.write(groups)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    itemNames = try reader.read()
    containers = try Container.list(from: &reader, of: itemNames.count)
    (undoSteps, redoSteps, openTransactions, titles) = try reader.read()
    groups = try reader.read()
    guard isSound else { throw reader.invalid("model") }
  }

  /// A hash of the order and titles of all items, and of the numbers of items, undo and redo steps.
  ///
  /// It is equal on every machine, and does not depend on the order of the containers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of containers.
  public var foldedHash: UInt64 {
    var hash = StableHash.mix(StableHash.empty, orderHash)
    hash = StableHash.mix(hash, UInt64(undoSteps.count))
    hash = StableHash.mix(hash, UInt64(redoSteps.count))
    hash = StableHash.mix(hash, UInt64(itemNames.count))
    return titles.isEmpty ? hash : StableHash.mix(hash, titlesHash)
  }
}

extension Model {
  /// Whether the model is consistent, as every decoded model must be.
  ///
  /// Every item has a name, and is in at most one container. No two containers have the same name.
  /// All recorded steps can be undone and redone in their order.
  ///
  /// - Complexity: O(*n* + *s*) for *n* items and *s* changes in all steps.
  public var isSound: Bool {
    let names = containers.map(\.id)
    return Set(names).count == names.count && containers.haveUniqueItems(of: itemNames)
      && stepsArePossible && titles.items.allSatisfy(itemNames.has)
      && groups.values.allSatisfy(itemNames.has)
  }

  private var stepsArePossible: Bool {
    var (past, future) = (self, self)
    return (undoSteps + openTransactions).reversed().allSatisfy { past.apply($0.inverse) }
      && openTransactions.reversed().allSatisfy { future.apply($0.inverse) }
      && redoSteps.reversed().allSatisfy { future.apply($0) }
  }
}

extension [Container] {
  /// Returns whether all items have names, and each is in one container only.
  fileprivate func haveUniqueItems(of names: ItemNames) -> Bool {
    var isSeen = [Bool](repeating: false, count: names.count)
    for item in lazy.flatMap(\.items) {
      guard names.has(item), !isSeen[item.rawValue] else { return false }
      isSeen[item.rawValue] = true
    }
    return true
  }
}
