public import DragModel

extension DiffableDataSource {
  /// The item at a position, if any.
  public func itemIdentifier(for position: Position) -> ItemIdentifier? {
    model.item(at: position).flatMap { items[$0] }
  }

  /// The item of an identity, if any.
  public func itemIdentifier(for item: ItemID) -> ItemIdentifier? { items[item] }

  /// The position of an item; `nil` if it is in no section.
  public func position(for identifier: ItemIdentifier) -> Position? {
    items[identifier].flatMap { model.position(of: $0) }
  }

  /// The identity of an item in the model, which it keeps while it is in no section.
  public func item(for identifier: ItemIdentifier) -> ItemID? { items[identifier] }

  /// The section of a container; `nil` if the container is not in the model.
  public func sectionIdentifier(for container: ContainerID) -> SectionIdentifier? {
    model[container] == nil ? nil : sections[container]
  }

  /// The section at an index, if any.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let known = model.containers.lazy.compactMap { sections[$0.id] }
    return known.dropFirst(max(index, 0)).first.flatMap { index < 0 ? nil : $0 }
  }

  /// The index of a section, if it is in the model.
  public func index(for section: SectionIdentifier) -> Int? {
    model.containers.lazy.compactMap { sections[$0.id] }.enumerated().first { $0.1 == section }?.0
  }

  /// The container of a section, which its `CollectionSection` shows and its handlers are registered for.
  public func container(for section: SectionIdentifier) -> ContainerID? { sections[section] }

  /// Translates the result of a reorder into sections and items.
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

  /// The name of a section or an item in a trace.
  func identifierName(_ identifier: some Hashable) -> String {
    if let id = identifier as? ContainerID { return id.name }
    let name = String(describing: identifier).traceName
    return name.isEmpty ? "item" : name
  }
}

extension String {
  /// The text in lower-case letters and digits, with dashes between the words.
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
