/// An invalid change of a snapshot or a model.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The section with this description is not in the snapshot.
  case unknownSection(String)
  /// The item with this description is not in the snapshot.
  case unknownItem(String)
  /// A section would occur twice, or the containers of two sections would have the same name.
  ///
  /// The text is the section's description or the container's name.
  case duplicateSection(String)
  /// The item with this description would occur twice.
  case duplicateItem(String)
  /// There is no section to append items to.
  case noSections
  /// The item is not registered in the model.
  case unregisteredItem(ItemID)
  /// A section of the snapshot is a container of the model that the change must not affect.
  ///
  /// The container is not in the `scope` of `apply(_:to:)`, or belongs to no section of a
  /// ``DiffableDataSource``.
  case containerLeftOut(ContainerID)

  public var description: String {
    switch self {
    case .unknownSection(let section): "there is no section \(section): append or insert it first"
    case .unknownItem(let item): "there is no item \(item): append or insert it first"
    case .duplicateSection(let section):
      "the section \(section) would be there twice: move it, or delete it first"
    case .duplicateItem(let item):
      "the item \(item) would be there twice: move it, or delete it first"
    case .noSections: "there is no section for the items: append one first"
    case .unregisteredItem(let item):
      "the model has no item \(item.rawValue): give it an identity with registerItem(named:)"
    case .containerLeftOut(let container):
      "the model has a container '\(container.name)' already: name it among those to apply to"
    }
  }
}
