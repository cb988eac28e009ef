public import DragModel

extension DiffableDataSource {
  /// The item at a position; nothing where none stands there.
  public func itemIdentifier(for position: Position) -> ItemIdentifier? {
    model.item(at: position).flatMap { items[$0] }
  }

  /// The item that something of the model stands for.
  public func itemIdentifier(for item: ItemID) -> ItemIdentifier? { items[item] }

  /// Where an item stands; nothing where it stands nowhere.
  public func position(for identifier: ItemIdentifier) -> Position? {
    items[identifier].flatMap { model.position(of: $0) }
  }

  /// What stands for an item in the model; it stays the same wherever the item goes, also while it is
  /// away.
  public func item(for identifier: ItemIdentifier) -> ItemID? { items[identifier] }

  /// The section that a container stands for; nothing where that is not in the model.
  public func sectionIdentifier(for container: ContainerID) -> SectionIdentifier? {
    model[container] == nil ? nil : sections[container]
  }

  /// The section of an index; nothing where there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let known = model.containers.lazy.compactMap { sections[$0.id] }
    return known.dropFirst(max(index, 0)).first.flatMap { index < 0 ? nil : $0 }
  }

  /// How many sections stand before a section.
  public func index(for section: SectionIdentifier) -> Int? {
    model.containers.lazy.compactMap { sections[$0.id] }.enumerated().first { $0.1 == section }?.0
  }

  /// The container that stands for a section: what its ``DragModel/CollectionSection`` shows, and what
  /// handlers are wired to.
  public func container(for section: SectionIdentifier) -> ContainerID? { sections[section] }

  /// What a reorder did, in sections and items.
  public func transaction(
    _ transaction: ReorderTransaction
  ) -> DataSourceTransaction<SectionIdentifier, ItemIdentifier> {
    DataSourceTransaction(
      initialSnapshot: snapshot(transaction.initialSnapshot),
      finalSnapshot: snapshot(transaction.finalSnapshot))
  }

  /// The container of a section.
  func containerID(_ section: SectionIdentifier) -> ContainerID {
    ContainerID(identifierName(section))
  }

  /// What a section or an item is called in a trace.
  func identifierName(_ identifier: some Hashable) -> String {
    if let id = identifier as? ContainerID { return id.name }
    let name = String(describing: identifier).traceName
    return name.isEmpty ? "item" : name
  }
}

extension String {
  /// Small letters and figures with dashes between them.
  fileprivate var traceName: String {
    var name = ""
    for letter in utf8 {
      switch letter {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(letter))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        name.unicodeScalars.append(Unicode.Scalar(letter | 0x20))
      default:
        if !name.isEmpty, name.last != "-" { name += "-" }
      }
    }
    return name.last == "-" ? String(name.dropLast()) : name
  }
}
