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

  /// The identity of an item in the model, which does not change even while it is in no section.
  public func item(for identifier: ItemIdentifier) -> ItemID? { items[identifier] }

  /// The section of a container; `nil` if the container is not in the model.
  public func sectionIdentifier(for container: ContainerID) -> SectionIdentifier? {
    model[container] == nil ? nil : sections[container]
  }

  /// The section at an index, if any.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section, if it is in the model.
  public func index(for section: SectionIdentifier) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// The container of a section, for its `CollectionSection` and its handlers.
  public func container(for section: SectionIdentifier) -> ContainerID? { sections[section] }

  /// Translates the result of a reorder into sections and items.
  public func transaction(
    _ transaction: ReorderTransaction
  ) -> DataSourceTransaction<SectionIdentifier, ItemIdentifier> {
    DataSourceTransaction(
      initialSnapshot: snapshot(transaction.initialSnapshot),
      finalSnapshot: snapshot(transaction.finalSnapshot))
  }

  func containerID(_ section: SectionIdentifier) -> ContainerID {
    ContainerID(identifierName(section))
  }

  /// The name of a section or an item in a trace: its description in lower-case ASCII letters and digits, with
  /// dashes between the words.
  func identifierName(_ identifier: some Hashable) -> String {
    if let id = identifier as? ContainerID { return id.name }
    let words = String(describing: identifier).unicodeScalars
      .split { !$0.isASCII || !($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    return words.isEmpty ? "item" : words.map(String.init).joined(separator: "-").lowercased()
  }
}
