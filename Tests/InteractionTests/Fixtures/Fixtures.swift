@testable import DragKit
import Support

extension Driver {
  var overlays: [DragOverlay] { interaction.screen.motion.overlays }

  /// The open gap of a collection view.
  func gap(in container: ContainerID) -> (place: InsertionPlace, frame: Rect)? {
    interaction.gap(in: container)
  }
}

/// A content with names for items that are not in its model.
protocol NamedControls: InteractiveContent {
  static var controlNames: [ItemID: String] { get }
}

extension NamedControls {
  func name(of item: ItemID) -> String { Self.controlNames[item] ?? model.name(of: item) }
}

/// Drags the pressed item alone, with its name as text.
struct NamedDragDelegate<Content: InteractiveContent>: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] {
    [DragItem(item, of: content)]
  }
}

extension DragItem {
  /// An item of a content, with its name as text.
  init(_ item: ItemID, of content: some InteractiveContent) {
    self.init(itemProvider: ItemProvider(text: content.name(of: item)), localObject: item)
  }
}

/// A view of items in any layout, each of which can be dragged to any place in it.
struct PlainView: InteractiveContent {
  var model = Model()
  var tuning = Tuning()
  var layout: any CollectionLayout
  let bounds: Rect
  var isRightToLeft = false
  var sizes: ItemSizes?
  var header: ItemID?
  var reorderingCadence = ReorderingCadence.immediate

  init(_ items: [String], as layout: any CollectionLayout, in bounds: Rect) {
    (self.layout, self.bounds) = (layout, bounds)
    model.addContainer("items", items: items)
  }

  /// A view of items that are named by their numbers, from `item-1` on.
  init(count: Int, as layout: any CollectionLayout, in bounds: Rect) {
    self.init((1...count).map { "item-\($0)" }, as: layout, in: bounds)
  }

  var stage: Stage {
    let area = CollectionArea(
      view: .control(0), bounds: bounds, layout: layout,
      sections: [CollectionSection(header: header, "items", count: model["items"]?.count ?? 0)],
      isRightToLeft: isRightToLeft, itemSizes: sizes, reorderingCadence: reorderingCadence)
    return Stage(areas: [Stage.Area("items", .collection(area))])
  }

  static let handlers = HandlerRegistry<PlainView>().collection("items") { items in
    items.reorderingHandlers.canReorderItem = { _, _ in true }
  }
}

/// A list of notes and of folders that spring open, made with the public interface alone.
struct Folders: InteractiveContent, Equatable {
  var model = Model()
  var tuning = Tuning()
  /// The calls of the handlers, in order.
  var reported: [String] = []
  var isOpen = false
  /// Whether the notes and folders are tiles.
  var isGrid = false

  static let list = ItemID.control(0)

  init(notes: Int = 3) {
    model.addContainer("list", items: ["folder", "locked"] + (1...notes).map { "note-\($0)" })
    model.addContainer("folder", items: ["inside-1", "inside-2"])
  }

  var stage: Stage {
    let folder = model.item(named: "folder")
    let open = isOpen ? folder.map { [(item: $0, container: ContainerID("folder"))] } ?? [] : []
    let area = CollectionArea(
      view: Self.list, bounds: Rect(x: 0, y: 0, width: 300, height: 400),
      layout: layout,
      sections: [.outline(of: "list", in: model, opening: open)], reorderingCadence: .fast)
    return Stage(areas: [Stage.Area("list", .collection(area))])
  }

  private var layout: any CollectionLayout {
    isGrid
      ? TileConfiguration(itemSize: Size(width: 60, height: 60), spacing: 12).grid
      : ListConfiguration().layout
  }

  static let handlers = HandlerRegistry<Folders>().collection("list") { list in
    list.dragDelegate = NamedDragDelegate()
    list.dropDelegate = NoteDropDelegate()
    list.isSpringLoaded = true
    list.shouldSpringLoadItem = { folders, item in
      ["folder", "note-3"].contains(folders.name(of: item))
    }
    list.springLoadItem = { folders, item in
      folders.reported.append("opened \(folders.name(of: item))")
      folders.isOpen = true
    }
  }
}

/// Moves notes into folders over the middle half of their rows, and beside everything else.
struct NoteDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout Folders
  ) -> DropProposal {
    let name = destination?.item.map(content.name(of:)) ?? ""
    let goesInto = ["folder", "locked"].contains(name) && destination?.band == .into
    return DropProposal(
      operation: .move, intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }

  func canInsert(_ session: DropSession, into item: ItemID, content: Folders) -> Bool {
    ["folder", "locked"].contains(content.name(of: item))
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Folders) {
    guard let place = coordinator.destination?.place else { return coordinator.fail("nowhere") }
    content.model.move(coordinator.session.localObjects, to: place)
  }
}

/// Numbered frames in one line, which can be magnified, and selected with a band.
struct ContactSheet: InteractiveContent {
  var model = Model()
  var tuning = Tuning()
  var axis: Axis
  var side: Length = 50
  private var sideBefore: Length = 50
  var isShown = true
  var tapped: [String] = []
  /// The items that the last band touches, in the order of the line.
  var banded: [String] = []
  /// The phases of bands and of magnifying, without repetitions.
  private(set) var phases: [String] = []

  static let view = ItemID.control(0)

  init(_ axis: Axis = .vertical) {
    self.axis = axis
    model.addContainer("sheet", count: 100, named: "frame")
  }

  var stage: Stage {
    let sheet = CollectionArea(
      // A band can begin in the margin.
      view: Self.view, bounds: Rect(x: 0, y: 0, width: 400, height: 400),
      layout: ListConfiguration(appearance: .inset, rowHeight: side, axis: axis).layout,
      sections: [CollectionSection("sheet", count: 100)])
    return Stage(areas: isShown ? [Stage.Area("sheet", .collection(sheet))] : [])
  }

  private mutating func record(_ phase: String) {
    if phases.last != phase { phases.append(phase) }
  }

  static let handlers = HandlerRegistry<ContactSheet>().items(in: "sheet") { frame in
    frame.onTap { content, item in
      content.tapped.append(content.name(of: item))
      return []
    }
    frame.onDoubleTap { content, item in
      content.tapped.append("\(content.name(of: item)) twice")
      return []
    }
  }.collection("sheet") { sheet in
    sheet.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    sheet.selectionBand = { content, event in
      content.banded = event.items.map(content.name(of:))
      content.record("band \(event.phase)")
    }
    sheet.magnify = { content, event in
      // The scale of a pinch is that since it began.
      if event.phase == .began || event.phase == .turned { content.sideBefore = content.side }
      content.side = content.sideBefore * event.scale
      content.record("magnify \(event.phase)")
    }
  }
}

/// A stone on a table that touches push about, and a drawer that is another page.
struct Table: NamedControls {
  var model = Model()
  var stone = Rect(x: 100, y: 100, width: 50, height: 50)
  var page = 0
  var isHeld = false
  var isEnabled = true
  var glides = false
  var reported: [String] = []
  var bell: Microseconds?

  static let item = ItemID.control(0)
  static let below = ItemID.control(1)
  static let door = ItemID.control(2)

  var stage: Stage {
    let stone = PlacedItem(Self.item, stone)
    let things = [
      PlacedItem(Self.below, Rect(x: 0, y: 0, width: 300, height: 300))
    ]
    let door = PlacedItem(Self.door, Rect(x: 300, y: 0, width: 50, height: 50))
    return Stage(
      page: page,
      areas: [
        Stage.Area("things", .placed(things)), Stage.Area("stones", .placed([stone])),
        Stage.Area("doors", .placed([door]), layer: .controls),
      ],
      held: isHeld ? [stone] : [])
  }

  static let handlers = HandlerRegistry<Table>()
    .items(in: "stones") { $0.onTouches(StoneResponder()) }
    .item(below) { below in
      below.onTap { table, _ in
        table.reported.append("tap below")
        return []
      }
    }
    .item(door) { door in
      door.onTap { table, _ in
        table.page += 1
        return []
      }
    }

  static let controlNames = [item: "stone", below: "table", door: "door"]
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { item != Self.item || isEnabled }

  var nextDeadline: Microseconds? { bell }
  mutating func deadlineReached(at now: Microseconds) {
    reported.append("rang at \(now.count)")
    bell = nil
  }
}

struct StoneResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Table) {
    content.isHeld = true
    content.stone.origin = touches[0].location - touches[0].grab
  }

  func touchesMoved(_ touches: [Touch], content: inout Table) {
    content.stone.origin = touches[0].location - touches[0].grab
  }

  func touchesEnded(_ touches: [Touch], content: inout Table) {
    content.isHeld = false
    if content.glides { content.stone.origin = content.stone.origin + touches[0].glide }
  }

  func touchesCancelled(_ touches: [Touch], content: inout Table) {
    content.isHeld = false
    content.stone.origin = Point(x: 100, y: 100)
    content.reported.append("cancelled")
  }
}
