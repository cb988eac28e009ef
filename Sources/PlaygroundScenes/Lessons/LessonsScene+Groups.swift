internal import DragKit

extension LessonsScene {
  func group(of item: ItemID) -> LessonGroup? {
    model[Self.container]?.offset(of: item) == nil
      ? nil : LessonGroup(rawValue: model.name(of: item))
  }

  func group(of container: ContainerID) -> LessonGroup? { LessonGroup(rawValue: container.name) }

  func item(of group: LessonGroup) -> ItemID? { model.item(named: group.rawValue) }

  func isShownOpen(_ group: LessonGroup) -> Bool {
    openGroups.contains(group.container) && liftedGroup != group.container
  }

  package var shownGroups: [String] {
    LessonGroup.allCases.filter(isShownOpen).map(\.rawValue).sorted()
  }

  mutating func toggle(_ item: ItemID) -> [Request] {
    guard let group = group(of: item) else { return [] }
    if !openGroups.contains(group.container) {
      openGroups.append(group.container)
    } else if !model.isInTransaction {
      openGroups.removeAll { $0 == group.container }
    }
    return []
  }

  mutating func open(_ item: ItemID) {
    guard let group = group(of: item), !openGroups.contains(group.container) else { return }
    openGroups.append(group.container)
  }

  /// Takes a step, and opens the groups that have got rows by it.
  mutating func step(_ direction: UndoDirection) {
    let before = model
    model.step(direction)
    for group in LessonGroup.allCases {
      let items = model[group.container].map { Array($0.items) } ?? []
      let hasCome = items.contains { before.position(of: $0)?.container != group.container }
      if hasCome, let row = item(of: group) { open(row) }
    }
  }

  func topLevelPlace(nearestTo place: InsertionPlace) -> InsertionPlace {
    guard let group = group(of: place.container), let item = item(of: group),
      let offset = model[Self.container]?.offset(of: item)
    else { return place }
    let (above, below) = (
      place.gap.index + 1, (model[group.container]?.count ?? 0) - place.gap.index
    )
    return InsertionPlace(Self.container, above <= below ? .before(offset) : .after(offset))
  }

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
