@testable import DragKit

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

/// Lets notes go into folders at the middle half of their rows, and beside everything else.
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
