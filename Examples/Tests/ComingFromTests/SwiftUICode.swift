import DragKit

// The code of the page Coming from SwiftUI, beside that of `Colours`.

struct Notes: InteractiveContent, Equatable {
  var model = Model()
  let tuning = Tuning()
  var isTargeted = false
  var dropped: [String] = []
  var lastReason: DragEndReason?

  init() {
    model.addContainer("notes", items: ["milk", "bread"])
    model.addContainer("bins", items: ["bin"])
    model.addContainer("archives", items: ["archive"])
  }

  static let handlers = HandlerRegistry<Notes>()
    .items(in: "notes") { note in
      note.onDrag(
        { notes, note in ItemProvider(text: notes.name(of: note)) },
        preview: { _, _ in DragPreview(size: Size(width: 60, height: 60), cornerRadius: 12) })
      note.onDragEnd { notes, _, reason in notes.lastReason = reason }
    }
    .items(in: "bins") { bin in
      bin.onDrop(of: [.text], isTargeted: \Notes.isTargeted) { notes, providers, location in
        notes.dropped += providers.map { "\($0.text) at \(location.x.pixels)" }
        return true
      }
    }
    .items(in: "archives") { archive in
      archive.onDrop(of: [.text]) { archive in ArchiveDropDelegate(archive: archive) }
    }
}

extension Notes {
  var stage: Stage {
    Stage(areas: [
      Stage.Area("notes", .column(column(x: 0))), Stage.Area("bins", .column(column(x: 200))),
      Stage.Area("archives", .column(column(x: 400))),
    ])
  }

  private func column(x: Length) -> ColumnLayout {
    ColumnLayout(
      bounds: Rect(x: x, y: 0, width: 200, height: 400), itemSize: Size(width: 100, height: 100),
      spacing: 8)
  }
}

struct ArchiveDropDelegate: DropDelegate {
  let archive: ItemID

  func validateDrop(info: DropInfo, content: inout Notes) -> Bool {
    info.hasItemsConforming(to: [.plainText])
  }

  func dropUpdated(info: DropInfo, content: inout Notes) -> DropProposal? {
    DropProposal(operation: info.preferredOperation ?? .move)
  }

  func performDrop(info: DropInfo, content notes: inout Notes) -> Bool {
    notes.dropped += info.itemProviders(for: [.plainText]).map(\.text)
    return true
  }
}

struct Reminders: InteractiveContent, Equatable {
  var model = Model()
  let tuning = Tuning()
  var isEditing = false
  var pinned: ItemID?
  var menuItem: ItemID?

  init() { model.addContainer("reminders", items: ["inbox", "call", "post", "walk"]) }

  var stage: Stage {
    let list = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 320, height: 480),
      layout: ListConfiguration().layout,
      sections: [CollectionSection("reminders", count: model["reminders"]?.count ?? 0)],
      isEditing: isEditing)
    return Stage(areas: [Stage.Area("reminders", .collection(list))])
  }

  static let handlers = HandlerRegistry<Reminders>()
    .collection("reminders") { list in
      // .onMove and .moveDisabled
      list.reorderingHandlers.canReorderItem = { @Sendable reminders, item in
        reminders.name(of: item) != "inbox"
      }
      // .onDelete and .deleteDisabled
      list.accessories = { reminders, item in
        guard reminders.name(of: item) != "inbox" else { return [] }
        return [RowAccessory(.delete), RowAccessory(.reorder)]
      }
      // .swipeActions(edge: .trailing)
      list.trailingSwipeActionsConfigurationProvider = { reminders, item in
        reminders.name(of: item) == "inbox" ? nil : deleteActions
      }
      // .swipeActions(edge: .leading, allowsFullSwipe: false)
      list.leadingSwipeActionsConfigurationProvider = { _, _ in pinActions }
    }
    .items(in: "reminders") { row in
      // .contextMenu
      row.onContextMenu { reminders, item, place in reminders.menuItem = item }
    }
}

extension Reminders {
  static let deleteActions = SwipeActionsConfiguration<Reminders>(
    actions: [
      ContextualAction(style: .destructive, title: "Delete") { reminders, item in
        reminders.model.remove(item)
      }
    ])

  static let pinActions = SwipeActionsConfiguration<Reminders>(
    actions: [
      ContextualAction(style: .normal, title: "Pin", name: "pin") { reminders, item in
        reminders.pinned = item
        return true
      }
    ], performsFirstActionWithFullSwipe: false)
}

extension Reminders {
  mutating func move(from: Int, to destination: Int) {
    let source = RangeSet(from..<from + 1)
    model.move(fromOffsets: source, toOffset: destination, in: "reminders")
  }
}

func callDelegate(of archive: ItemID, _ notes: inout Notes) {
  let delegate = ArchiveDropDelegate(archive: archive)
  let milk = DragItem(itemProvider: ItemProvider(text: "milk"))
  let info = DropInfo(items: [milk], location: Point(x: 10, y: 10))
  if delegate.validateDrop(info: info, content: &notes) {
    _ = delegate.performDrop(info: info, content: &notes)
  }
}
