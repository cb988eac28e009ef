internal import DragCoding
package import DragKit

/// The page *Lessons* (L01–L30 on the page *Rules*): lessons in groups that open and close.
///
/// ``LessonDragDelegate`` and ``LessonDropDelegate`` keep the names and the order of the
/// code in the article 【UIKit】TableViewのドラッグ&ドロップをCollectionViewで実装する方法.
package struct LessonsScene: PlaygroundScene {
  static let info = PageInfo(name: "lessons", icon: "list")

  /// The model, with a container for the top level of the list and a container for each group.
  ///
  /// The top level is in the container `lessons`. A group's container has the name of the group.
  /// The container `external` has the text that can be dragged from outside the list.
  package var model = Model()
  var bounds = Rect.zero
  var rules = LessonRules.corrected
  var openGroups = initiallyOpenGroups
  var liftedGroup: ContainerID?

  static let container: ContainerID = "lessons"
  static let external: ContainerID = "external"
  static let view = ItemID.control(ControlNumbers.lessons)
  private static let initiallyOpenGroups = [
    LessonGroup.swift.container, LessonGroup.uikit.container,
  ]

  init() {
    let groups = LessonGroup.allCases
    model.addContainer(
      Self.container, items: ["welcome"] + groups.map(\.container.name) + ["farewell"])
    for group in groups {
      model.addContainer(group.container, items: group.lessons)
      model.nest(group.container, in: group.item)
    }
    model.addContainer(Self.external, items: ["external-text"])
  }

  var layout: LessonsLayout { LessonsLayout(bounds: bounds) }

  var stage: Stage {
    let list = CollectionArea(
      view: Self.view, bounds: layout.list,
      layout: ListConfiguration(appearance: .sidebar, rowHeight: 44).layout,
      sections: [.outline(of: Self.container, in: model, opening: shownGroups)])
    let external = layout.externalTile.flatMap { tile in
      model[Self.external]?.items.first.map { PlacedItem($0, tile) }
    }
    return Stage(areas: [
      Stage.Area(Self.container, .collection(list)),
      Stage.Area(Self.external, .placed([external].compactMap(\.self))),
    ])
  }

  func name(of item: ItemID) -> String? { item == Self.view ? "list" : nil }

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
    let containers = [Self.container, Self.external] + LessonGroup.allCases.map(\.container)
    guard containers.allSatisfy({ [model] in model[$0] != nil }) else {
      throw reader.invalid("lessons")
    }
  }
}

// MARK: - Groups

/// A group of lessons: an item of the list, and a container with the same name.
///
/// The raw value is that of the item in a new list, where the lesson `welcome` has 0.
enum LessonGroup: Int, CaseIterable, Hashable, Sendable {
  case swift = 1, uikit, drawing

  init?(_ item: ItemID) { self.init(rawValue: item.rawValue) }

  init?(_ container: ContainerID) {
    guard let group = Self.allCases.first(where: { $0.container == container }) else { return nil }
    self = group
  }

  var item: ItemID { ItemID(rawValue: rawValue) }

  var container: ContainerID { ContainerID("\(self)") }

  var lessons: [String] {
    switch self {
    case .swift: ["variables", "functions", "closures"]
    case .uikit: ["views", "tables", "collections"]
    case .drawing: ["paths", "colors"]
    }
  }
}

extension LessonsScene: GroupScene {
  var liftedGroups: [ContainerID] { [liftedGroup].compactMap(\.self) }
  func contents(of item: ItemID) -> ContainerID? { LessonGroup(item)?.container }
  func group(of container: ContainerID) -> ItemID? { LessonGroup(container)?.item }

  package var namesOfShownGroups: [String] { shownGroups.map(\.container.name).sorted() }

  /// Undoes or redoes a step and opens the groups that receive items.
  mutating func step(_ direction: UndoDirection) {
    let before = model
    model.step(direction)
    for group in LessonGroup.allCases {
      let items = model[group.container]?.items ?? []
      let hasCome = items.contains { before.position(of: $0)?.container != group.container }
      if hasCome { open(group.item) }
    }
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

extension Control {
  static let rulesCorrected = Control(20, "rules-corrected")
  static let rulesArticle = Control(21, "rules-article")
}
