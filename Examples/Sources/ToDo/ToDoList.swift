public import DragKit

/// A list of what is to be done; what is done stands below it, and stays there.
public struct ToDoList: InteractiveContent, Equatable, Sendable {
  public var model = Model()
  public let tuning = Tuning()
  private var done: Set<ItemID> = []
  private var window = Size(width: 320, height: 480)

  static let list: ContainerID = "to-do"
  private static let view = ItemID.control(0)

  /// Creates a list of errands, of which nothing is done.
  public init() {
    model.addContainer(Self.list, items: ["milk", "bread", "letter", "laundry", "dishes"])
  }

  /// Rows as wide as the window.
  public var stage: Stage {
    let area = CollectionArea(
      view: Self.view, bounds: Rect(origin: .zero, size: window),
      layout: ListConfiguration().layout,
      sections: [CollectionSection(Self.list, count: items.count)])
    return Stage(areas: [Stage.Area(Self.list, .collection(area))])
  }

  public static let handlers = HandlerRegistry<ToDoList>()
    .collection(list) { rows in
      rows.dragDelegate = ToDoDragDelegate()
      rows.dropDelegate = ToDoDropDelegate()
    }
    .items(in: list) { row in
      row.onTap { content, item in content.finish(item) }
    }

  public mutating func windowResized(to size: Size) { window = size }

  public func name(of item: ItemID) -> String {
    item == Self.view ? "list" : model.name(of: item)
  }
}

extension ToDoList {
  /// How many are still to be done; they stand above the others.
  var openCount: Int { items.count - done.count }

  /// Says whether an item is done.
  public func isDone(_ item: ItemID) -> Bool { done.contains(item) }

  private var items: ItemOrder { model[Self.list]?.items ?? [] }

  private mutating func finish(_ item: ItemID) -> [Request] {
    guard !isDone(item) else { return [] }
    model.move([item], to: InsertionPlace(Self.list, Gap(items.count)))
    done.insert(item)
    return []
  }
}

/// The state of the list in a recording.
extension ToDoList: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(model, done, window)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, done, window) = try reader.read()
  }
}
