public import DragKitSnapshots

/// The view controller of 【UIKit】TableViewのドラッグ&ドロップをCollectionViewで実装する方法.
///
/// It shows lessons in groups as a sidebar list.
public struct LessonDataViewController: InteractiveContent, Equatable, Sendable {
  /// A section for the list itself, and one for what is in each group.
  public typealias DataSource = DiffableDataSource<String, LessonItem>

  public internal(set) var dataSource: DataSource
  /// The groups that are open.
  public internal(set) var openGroups: Set<LessonItem> = [LessonItem("swift", isGroup: true)]
  public var tuning = Tuning()

  /// Shows a few lessons.
  public init() throws {
    var snapshot = Snapshot<String, LessonItem>()
    try snapshot.appendSections(["lessons", "swift", "uikit"])
    try snapshot.appendItems(
      [
        LessonItem("welcome"), LessonItem("swift", isGroup: true),
        LessonItem("uikit", isGroup: true), LessonItem("farewell"),
      ], toSection: "lessons")
    try snapshot.appendItems(
      ["variables", "functions", "closures"].map { LessonItem($0) }, toSection: "swift")
    try snapshot.appendItems(["views", "tables"].map { LessonItem($0) }, toSection: "uikit")
    dataSource = try DataSource(snapshot)
  }

  public var model: Model {
    get { dataSource.model }
    set { dataSource.model = newValue }
  }
}

extension LessonDataViewController {
  // configureCollectionView()
  public var stage: Stage {
    let collectionView = CollectionArea(
      view: Self.collectionView, bounds: Rect(x: 0, y: 0, width: 320, height: 600),
      layout: generateLayout(),
      sections: [.outline(of: "lessons", in: model, opening: shownGroups)])
    return Stage(areas: [Stage.Area("lessons", .collection(collectionView))])
  }

  public static let handlers = HandlerRegistry<LessonDataViewController>()
    .collection("lessons") { collectionView in
      collectionView.dragDelegate = LessonDragDelegate()  // 👈
      collectionView.dropDelegate = LessonDropDelegate()  // 👈
      collectionView.isSpringLoaded = true  // 👈
      collectionView.shouldSpringLoadItem = { content, item in content.isFolded(item) }
      collectionView.springLoadItem = { content, item in content.open(item) }
    }

  func generateLayout() -> some CollectionLayout {
    let listConfiguration = ListConfiguration(appearance: .sidebar)
    return listConfiguration.layout
  }

  private static let collectionView = ItemID.control(0)

  /// The groups that are open, with what is in them.
  private var shownGroups: [(item: ItemID, container: ContainerID)] {
    openGroups.compactMap { group in
      guard let item = dataSource.item(for: group),
        let container = dataSource.container(for: group.title)
      else { return nil }
      return (item, container)
    }
  }

  private func isFolded(_ item: ItemID) -> Bool {
    dataSource.itemIdentifier(for: item).map { $0.isGroup && !openGroups.contains($0) } ?? false
  }

  private mutating func open(_ item: ItemID) {
    if let group = dataSource.itemIdentifier(for: item) { openGroups.insert(group) }
  }

  public func name(of item: ItemID) -> String {
    item == Self.collectionView ? "collection-view" : model.name(of: item)
  }
}

struct LessonDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout LessonDataViewController
  ) -> [DragItem] {
    guard let lessonItem = content.dataSource.itemIdentifier(for: item) else { return [] }
    // The article's payload is the index path; a title means something elsewhere, too.
    let itemProvider = ItemProvider(text: lessonItem.title)
    return [DragItem(itemProvider: itemProvider, localObject: item)]
  }
}

struct LessonDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout LessonDataViewController
  ) -> DropProposal {
    let dataSource = content.dataSource
    if session.hasActiveDrag {
      if let destinationItem = destination?.item.flatMap({ dataSource.itemIdentifier(for: $0) }) {
        let dragItem = session.items.first?.localObject.flatMap {
          dataSource.itemIdentifier(for: $0)
        }
        guard dragItem?.isGroup == true else {
          // What is dragged is a lesson.
          return DropProposal(
            operation: .move,
            intent: destinationItem.isGroup ? .insertIntoDestination : .insertAtDestination)
        }
        // What is dragged is a group.
        return DropProposal(operation: .move, intent: .insertAtDestination)
      }
    }
    return DropProposal(operation: .forbidden)
  }

  func performDrop(
    with coordinator: inout DropCoordinator, content: inout LessonDataViewController
  ) {
    guard let destination = coordinator.destination, let item = coordinator.items.first,
      item.source != nil, let dragLessonItem = item.dragItem.localObject
    else { return coordinator.fail("there is nothing to drop, or nowhere to drop it") }
    if coordinator.proposal.intent == .insertIntoDestination {
      // insertInto: the lesson goes to the end of the group.
      guard let group = destination.item, let lessons = content.lessons(in: group) else {
        return coordinator.fail("there is no such group")
      }
      coordinator.drop(item.dragItem, intoItemAt: group)
      content.model.move([dragLessonItem], to: InsertionPlace(lessons.id, Gap(lessons.count)))
    } else {
      // insertAt: the lesson goes into the gap.
      coordinator.drop(item.dragItem, toItemAt: destination.place)
      content.model.move([dragLessonItem], to: destination.place)
    }
  }
}

extension LessonDataViewController {
  /// The contents of a group.
  func lessons(in group: ItemID) -> Container? {
    dataSource.itemIdentifier(for: group).flatMap { dataSource.container(for: $0.title) }
      .flatMap { model[$0] }
  }
}
