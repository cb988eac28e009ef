internal import DragKit

// The groups: which there are, and which are open.
extension LessonsScene {
  /// The group that an item stands for; nothing where it is a lesson (L24).
  func group(of item: ItemID) -> Group? {
    model[Self.container]?.offset(of: item) == nil ? nil : Group(rawValue: model.name(of: item))
  }

  /// The group that a container belongs to.
  func group(of container: ContainerID) -> Group? { Group(rawValue: container.name) }

  /// The item that stands for a group.
  func item(of group: Group) -> ItemID? { model.item(named: group.rawValue) }

  /// `true` where the lessons of a group are seen.
  func isShownOpen(_ group: Group) -> Bool {
    openGroups.contains(group.container) && liftedGroup != group.container
  }

  /// The names of the groups whose lessons are seen, in the order of the alphabet.
  package var shownGroups: [String] {
    Group.allCases.filter(isShownOpen).map(\.rawValue).sorted()
  }

  /// Opens the group that an item stands for, or folds it; a lesson does nothing.
  ///
  /// While something is dragged, no group is folded: it could be the one that the lesson comes from.
  mutating func toggle(_ item: ItemID) {
    guard let group = group(of: item) else { return }
    if openGroups.contains(group.container) {
      guard !model.isInTransaction else { return }
      openGroups.removeAll { $0 == group.container }
    } else {
      open(item)
    }
  }

  /// Opens the group that an item stands for.
  mutating func open(_ item: ItemID) {
    guard let group = group(of: item), !openGroups.contains(group.container) else { return }
    openGroups.append(group.container)
  }

  mutating func undo() { changeInSight { $0.undo() } }

  mutating func redo() { changeInSight { $0.redo() } }

  /// Changes the model, and opens the groups that something has come to: what comes back is to be seen.
  private mutating func changeInSight(_ change: (inout Model) -> Void) {
    let before = model
    change(&model)
    for group in Group.allCases {
      let items = model[group.container].map { Array($0.items) } ?? []
      let hasCome = items.contains { before.position(of: $0)?.container != group.container }
      if hasCome, let row = item(of: group) { open(row) }
    }
  }

  /// The place nearest to another where a group may stand: no group goes into a group, so that one in
  /// it means before it or behind it (L25).
  func topLevelPlace(nearestTo place: InsertionPlace) -> InsertionPlace {
    guard let group = group(of: place.container), let item = item(of: group),
      let offset = model[Self.container]?.offset(of: item)
    else { return place }
    let (above, below) = (
      place.gap.index + 1, (model[group.container]?.count ?? 0) - place.gap.index
    )
    return InsertionPlace(Self.container, above <= below ? .before(offset) : .after(offset))
  }

  /// Makes a lesson like another, with a name of its own: `variables-2`.
  mutating func makeCopy(of lesson: ItemID) -> ItemID {
    let name = model.name(of: lesson)
    let parts = name.split(separator: "-")
    let stem =
      parts.count > 1 && Int(parts[parts.count - 1]) != nil
      ? parts.dropLast().joined(separator: "-") : name
    var number = 2
    while model.item(named: "\(stem)-\(number)") != nil { number += 1 }
    return model.registerItem(named: "\(stem)-\(number)")
  }
}
