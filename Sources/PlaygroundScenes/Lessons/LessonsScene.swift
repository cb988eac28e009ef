package import DragKit

/// Article 000: lessons in groups that open and close.
package struct LessonsScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero
  /// What a drop would do where.
  var rules = LessonRules.corrected
  /// The groups that are open, in the order in which they were opened.
  var openGroups: [ContainerID] = Group.allCases.filter(\.isOpenAtFirst).map(\.container)

  static let container: ContainerID = "lessons"
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

  init() {
    let groups = Group.allCases.map(\.rawValue)
    model.addContainer(Self.container, items: ["welcome"] + groups + ["farewell"])
    for group in Group.allCases { model.addContainer(group.container, items: group.lessons) }
  }

  /// The group that an item stands for; nothing where it is a lesson (L24).
  func group(of item: ItemID) -> Group? {
    model[Self.container]?.offset(of: item) == nil ? nil : Group(rawValue: model.name(of: item))
  }

  var areas: [Stage.Area] {
    let open = Group.allCases.filter { openGroups.contains($0.container) }.compactMap { group in
      model.item(named: group.rawValue).map { CollectionSection.OpenGroup($0, group.container) }
    }
    return [
      Stage.Area(
        Self.container,
        .collection(
          CollectionArea(
            view: Self.view, bounds: bounds,
            layout: .list(ListConfiguration(appearance: .sidebar, rowHeight: 44)),
            sections: [.outline(of: Self.container, in: model, opening: open)])))
    ]
  }

  func name(of item: ItemID) -> String? { item == Self.view ? "list" : nil }

  var panel: ScenePanel { ScenePanel(segments: [[.rulesCorrected, .rulesArticle]]) }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .rulesCorrected: rules == .corrected
    case .rulesArticle: rules == .article
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .rulesCorrected: rules = .corrected
    case .rulesArticle: rules = .article
    default: break
    }
  }

  mutating func reset() {
    guard !model.isInTransaction else { return }
    var scene = LessonsScene()
    (scene.bounds, scene.rules) = (bounds, rules)
    self = scene
  }

  /// What the lessons do.
  static let wiring = Wiring<LessonsScene>().collection(container) { list in
    list.reorderingHandlers.canReorderItem = { _, _ in true }
  }

  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    for row in interaction.visibleItems(in: Self.container) where !row.isAway {
      canvas.own(row.item)
      canvas.text(model.name(of: row.item), .label, chrome.theme.text, in: row.frame)
      if interaction.focused == row.item { canvas.focusRing(within: row.frame, chrome.theme) }
    }
  }

  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: 8, theme.card)
    canvas.text(model.name(of: item), .label, theme.text, in: frame)
    return DragPreview(size: size, cornerRadius: 8, operations: canvas.operations)
  }
}

extension LessonsScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    rules.rawValue.encode(to: &writer)
    openGroups.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(from: &reader)
    guard let rules = LessonRules(rawValue: try String(from: &reader)),
      model[Self.container] != nil,
      Group.allCases.allSatisfy({ [model] in model[$0.container] != nil })
    else { throw reader.invalid("lessons") }
    self.rules = rules
    openGroups = try [ContainerID](from: &reader)
  }
}
