internal import DragCoding
package import DragKit

/// The page *Lessons* (L01–L30 on the page *Rules*): lessons in groups that open and close.
///
/// ``LessonDragDelegate`` and ``LessonDropDelegate`` keep the names and the order of the
/// code in the article 【UIKit】TableViewのドラッグ&ドロップをCollectionViewで実装する方法.
package struct LessonsScene: PlaygroundScene {
  static let info = PageInfo(name: "lessons", scene: "lessons", icon: "list")

  /// The model, with a container for the top level of the list and a container for each group.
  ///
  /// The top level is in the container `lessons`. A group's container has the name of the group.
  /// The container `external` has the text that can be dragged from outside the list.
  package var model = Model()
  var bounds = Rect.zero
  var rules = LessonRules.corrected
  var openGroups = initiallyOpenGroups
  var liftedGroup: ContainerID?
  @Derived var menu: ContextMenu?

  static let container: ContainerID = "lessons"
  static let external: ContainerID = "external"
  static let externalText = "external-text"
  static let view = ItemID.control(ControlNumbers.lessons)

  /// A group of lessons: an item of the list, and a container with the same name.
  enum LessonGroup: String, CaseIterable, Hashable, Sendable {
    case swift, uikit, drawing

    var container: ContainerID { ContainerID(rawValue) }

    var lessons: [String] {
      switch self {
      case .swift: ["variables", "functions", "closures"]
      case .uikit: ["views", "tables", "collections"]
      case .drawing: ["paths", "colors"]
      }
    }
  }

  private static let initiallyOpenGroups = [
    LessonGroup.swift.container, LessonGroup.uikit.container,
  ]

  init() {
    let topLevel = ["welcome"] + LessonGroup.allCases.map(\.rawValue) + ["farewell"]
    model.addContainer(Self.container, items: topLevel)
    for group in LessonGroup.allCases {
      model.addContainer(group.container, items: group.lessons)
      if let item = item(of: group) { model.nest(group.container, in: item) }
    }
    model.addContainer(Self.external, items: [Self.externalText])
  }

  var layout: LessonsLayout { LessonsLayout(bounds: bounds) }

  var stage: Stage {
    let open = LessonGroup.allCases.filter(isShownOpen).compactMap { group in
      item(of: group).map { (item: $0, container: group.container) }
    }
    let list = CollectionArea(
      view: Self.view, bounds: layout.list,
      layout: ListConfiguration(appearance: .sidebar, rowHeight: 44).layout,
      sections: [.outline(of: Self.container, in: model, opening: open)])
    let external = layout.externalTile.flatMap { tile in
      model[Self.external]?.items.first.map { PlacedItem($0, tile) }
    }
    return Stage(areas: [
      Stage.Area(Self.container, .collection(list)),
      Stage.Area(Self.external, .placed([external].compactMap(\.self))),
    ])
  }

  func name(of item: ItemID) -> String? { item == Self.view ? "list" : nil }
}

// MARK: - Groups
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
    let below = (model[group.container]?.count ?? 0) - place.gap.index
    let isAbove = place.gap.index < below
    return InsertionPlace(Self.container, isAbove ? .before(offset) : .after(offset))
  }

  mutating func makeCopy(of lesson: ItemID) -> ItemID {
    var parts = model.name(of: lesson).split(separator: "-")
    if parts.count > 1, parts.last.flatMap({ Int($0) }) != nil { parts.removeLast() }
    let stem = parts.joined(separator: "-")
    var number = 2
    while model.item(named: "\(stem)-\(number)") != nil { number += 1 }
    return model.registerItem(named: "\(stem)-\(number)")
  }
}

extension LessonsScene {
  static let pageControls: [Control: PageControl<LessonsScene>] = [
    .rulesCorrected: .choice(\.rules, .corrected),
    .rulesArticle: .choice(\.rules, .article),
  ]

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.rulesCorrected, .rulesArticle]],
      sliders: Control.sliders(without: .liftScale, .liftedAlpha, .glideResponse))
  }

  mutating func reset() {
    model.restore(LessonsScene().model)
    openGroups = Self.initiallyOpenGroups
  }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(rules, openGroups, liftedGroup)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, rules, openGroups, liftedGroup) = try reader.read()
    guard model[Self.container] != nil, model[Self.external] != nil,
      LessonGroup.allCases.allSatisfy({ [model] in model[$0.container] != nil })
    else { throw reader.invalid("lessons") }
  }
}
