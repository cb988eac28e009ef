import DragKitSnapshots

// The code of the page Coming from UIKit, beside that of `Lessons`.

struct LinkView: InteractiveContent, Equatable {
  var model = Model()
  let tuning = Tuning()
  let link: ItemID
  var center = Point(x: 160, y: 240)

  init() { link = model.addContainer("view", items: ["link"])[0] }

  var stage: Stage {
    let picture = PlacedItem(link, Rect(center: center, size: Size(width: 128, height: 128)))
    return Stage(areas: [Stage.Area("view", .placed([picture]))], held: [picture])
  }

  static let handlers = HandlerRegistry<LinkView>().items(in: "view") { link in
    link.onTouches(LinkResponder())
  }
}

struct LinkResponder: TouchResponder {
  func touchesMoved(_ touches: [Touch], content view: inout LinkView) {
    guard let touch = touches.first, touch.item == view.link else { return }
    view.center = touch.location
  }
}

struct GrabbedLinkResponder: TouchResponder {
  func touchesMoved(_ touches: [Touch], content view: inout LinkView) {
    guard let touch = touches.first, touch.item == view.link else { return }
    let origin = touch.location - touch.grab
    view.center = Rect(origin: origin, size: Size(width: 128, height: 128)).center
  }
}

struct Playlist: InteractiveContent, Equatable {
  enum Section { case songs }

  var dataSource: DiffableDataSource<Section, String>
  var isEditing = false
  var saved: [String] = []
  let tuning = Tuning()

  init(_ songs: [String]) throws {
    var snapshot = Snapshot<Section, String>()
    try snapshot.appendSections([.songs])
    try snapshot.appendItems(songs)
    dataSource = try DiffableDataSource(snapshot)
  }

  var model: Model {
    get { dataSource.model }
    set { dataSource.model = newValue }
  }

  var stage: Stage {
    let collectionView = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 320, height: 480),
      layout: ListConfiguration(appearance: .plain).layout,
      sections: [CollectionSection("songs", count: model["songs"]?.count ?? 0)],
      isEditing: isEditing)
    return Stage(areas: [Stage.Area("songs", .collection(collectionView))])
  }

  static let handlers = HandlerRegistry<Playlist>().collection("songs") { list in
    list.reorderingHandlers(of: \.dataSource) { handlers in
      handlers.canReorderItem = { @Sendable _, song in song != "Intro" }
      handlers.didReorder = { @Sendable playlist, transaction in
        playlist.saved = transaction.finalSnapshot.itemIdentifiers
      }
    }
    list.accessories = { _, _ in accessories }
    list.trailingSwipeActionsConfigurationProvider = { _, _ in swipeActions }
    list.targetPlaceForMoveOfItem = { _, _, proposed in
      proposed.gap == .start ? InsertionPlace(proposed.container, .after(0)) : proposed
    }
  }
}

extension Playlist {
  static let accessories: [RowAccessory<Playlist>] = [
    RowAccessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(52)),
    RowAccessory(.delete, displayed: .always, reservedLayoutWidth: .custom(52)) {
      playlist, song in
      playlist.model.remove(song)
    },
  ]

  static let swipeActions: SwipeActionsConfiguration<Playlist> = {
    let action = ContextualAction<Playlist>(style: .destructive, image: "trash") {
      playlist, song in
      playlist.model.remove(song)
      return true
    }
    return SwipeActionsConfiguration(actions: [action])
  }()
}

extension Playlist {
  mutating func delete(_ song: String) throws {
    var snapshot = dataSource.snapshot()
    try snapshot.deleteItems([song])
    try dataSource.apply(snapshot)
  }
}

struct Downloads: InteractiveContent, Equatable {
  var model = Model()
  let tuning = Tuning()
  /// The rows that wait for their data.
  var placeholders: [ItemID: String] = [:]
  var titles: [ItemID: String] = [:]

  init() {
    model.addContainer("links", items: ["link-a", "link-b"])
    model.addContainer("files", items: ["file"])
  }

  static let handlers = HandlerRegistry<Downloads>()
    .items(in: "links") { link in
      link.onDrag { downloads, link in ItemProvider(text: downloads.name(of: link)) }
    }
    .collection("files") { files in files.dropDelegate = FilesDropDelegate() }
    .onMessage("loaded") { downloads, message in
      guard let row = downloads.placeholders.keys.min() else { return [] }
      downloads.placeholders[row] = nil
      downloads.titles[row] = message.text
      return []
    }
}

struct FilesDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout Downloads
  ) -> DropProposal {
    DropProposal(operation: .copy, intent: .insertAtDestination)
  }

  func performDrop(with coordinator: inout DropCoordinator, content downloads: inout Downloads) {
    guard let place = coordinator.destination?.place, let item = coordinator.items.first else {
      return coordinator.fail("there is no destination")
    }
    let link = item.dragItem.itemProvider.text
    let row = downloads.model.registerItem(named: "row-for-" + link)
    downloads.model.insert(row, at: place)
    downloads.placeholders[row] = link
    coordinator.drop(item.dragItem, toItemAt: place)
  }
}

extension Downloads {
  var stage: Stage {
    let links = ColumnLayout(
      bounds: Rect(x: 340, y: 0, width: 200, height: 400), itemSize: Size(width: 160, height: 44),
      spacing: 8)
    let files = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 320, height: 400),
      layout: ListConfiguration().layout,
      sections: [CollectionSection("files", count: model["files"]?.count ?? 0)])
    return Stage(areas: [
      Stage.Area("links", .column(links)), Stage.Area("files", .collection(files)),
    ])
  }
}
