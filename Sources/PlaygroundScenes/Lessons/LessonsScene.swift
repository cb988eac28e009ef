package import DragKit

/// Article 000: lessons in groups that open and close.
///
/// What the article publishes is here under the article's names, in its order: ``LessonDragDelegate``
/// and ``LessonDropDelegate``. What a drop would do is decided by ``LessonRules``.
package struct LessonsScene: PlaygroundScene {
  /// The top level in the container `lessons`, and what is in each group in a container of its name.
  package var model = Model()
  var bounds = Rect.zero
  /// What a drop would do where.
  var rules = LessonRules.corrected
  /// The groups that are open, in the order in which they were opened.
  var openGroups: [ContainerID] = Group.allCases.filter(\.isOpenAtFirst).map(\.container)
  /// The group that is dragged: it is folded as long as it is in the air (R23).
  var liftedGroup: ContainerID?

  static let container: ContainerID = "lessons"
  /// Where something waits that was not lifted in the list.
  static let external: ContainerID = "external"
  static let externalText = "external-text"
  /// What stands for the list where none of its rows is.
  static let view = ItemID.control(ControlNumbers.lessons)

  /// The groups, each of which is an item and a container of one name.
  enum Group: String, CaseIterable, Hashable, Sendable {
    case swift, uikit, drawing

    var container: ContainerID { ContainerID(rawValue) }
    var isOpenAtFirst: Bool { self != .drawing }

    var lessons: [String] {
      switch self {
      case .swift: ["variables", "functions", "closures"]
      case .uikit: ["views", "tables", "collections"]
      case .drawing: ["paths", "colors"]
      }
    }
  }

  static let topLevel = ["welcome"] + Group.allCases.map(\.rawValue) + ["farewell"]

  init() {
    model.addContainer(Self.container, items: Self.topLevel)
    for group in Group.allCases { model.addContainer(group.container, items: group.lessons) }
    model.addContainer(Self.external, items: [Self.externalText])
  }

  var layout: LessonsLayout { LessonsLayout(bounds: bounds) }

  var areas: [Stage.Area] {
    let open = Group.allCases.filter(isShownOpen).compactMap { group in
      item(of: group).map { CollectionSection.OpenGroup($0, group.container) }
    }
    let list = CollectionArea(
      view: Self.view, bounds: layout.list,
      layout: ListLayout(ListConfiguration(appearance: .sidebar, rowHeight: 44)),
      sections: [.outline(of: Self.container, in: model, opening: open)])
    return [
      Stage.Area(Self.container, .collection(list)),
      Stage.Area(Self.external, .placed(externalItems)),
    ]
  }

  private var externalItems: [PlacedItem] {
    guard let tile = layout.externalTile, let items = model[Self.external]?.items else { return [] }
    return items.prefix(1).map { PlacedItem($0, tile) }
  }

  func name(of item: ItemID) -> String? { item == Self.view ? "list" : nil }
}

// What the chrome does with it.
extension LessonsScene {
  var panel: ScenePanel {
    ScenePanel(
      segments: [[.rulesCorrected, .rulesArticle]],
      sliders: [
        .liftDistance, .longPressTime, .springLoadingTime, .gapResponse, .gapDamping,
        .dropResponse, .dropDamping, .cancelResponse,
      ])
  }

  func isOn(_ control: Control) -> Bool {
    control == rules.control
  }

  mutating func press(_ control: Control) {
    rules = LessonRules.allCases.first { $0.control == control } ?? rules
  }

  /// Brings everything back to its first place and takes copies away, as one step that can be undone.
  ///
  /// While something is dragged, nothing is reset.
  mutating func reset() {
    guard !model.isInTransaction else { return }
    let first = LessonsScene().model
    model.begin()
    let standing = model.containers.flatMap(\.items)
    for copy in standing where first.position(of: copy) == nil { model.remove(copy) }
    for container in first.containers {
      model.move(Array(container.items), to: InsertionPlace(container.id, .start))
    }
    model.commit()
    openGroups = Group.allCases.filter(\.isOpenAtFirst).map(\.container)
  }
}

extension LessonRules {
  /// The segment that chooses the rules.
  var control: Control { self == .article ? .rulesArticle : .rulesCorrected }
}

extension LessonsScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(rules, openGroups, liftedGroup)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, rules, openGroups, liftedGroup) = try reader.read()
    guard model[Self.container] != nil, model[Self.external] != nil,
      Group.allCases.allSatisfy({ [model] in model[$0.container] != nil })
    else { throw reader.invalid("lessons") }
  }
}
