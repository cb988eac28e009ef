public import DragModel

/// Why a snapshot, or a model, refuses what it is asked.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The section is named, but is not in the snapshot.
  case unknownSection(String)
  /// The item is named, but is not in the snapshot.
  case unknownItem(String)
  /// The section would be there twice.
  case duplicateSection(String)
  /// The item would be there twice.
  case duplicateItem(String)
  /// There is no section that items could be appended to.
  case noSections
  /// A difference holds a step that this snapshot cannot take.
  case differenceMismatch
  /// The item is not one of the model's.
  case unregisteredItem(ItemID)
  /// The section is a container of the model that the snapshot does not stand for.
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
    case .differenceMismatch:
      "the difference was made from another snapshot: apply it to that one"
    case .unregisteredItem(let item):
      "the model has no item \(item.rawValue): give it an identity with registerItem(named:)"
    case .containerLeftOut(let container):
      "the model has a container '\(container.name)' already: name it among those to apply to"
    }
  }
}
