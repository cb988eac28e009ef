import DragKitRecording

/// A board of cards in three columns.
struct Board: InteractiveContent, Equatable {
  var model = Model()
  let tuning = Tuning()
  private(set) var titles: [ItemID: String] = [:]
  private(set) var editedItem: ItemID?
  private(set) var isDark = false
  private(set) var window = Size(width: 880, height: 560)
  private var added = 0
  private var history: [Snapshot] = []

  static let columns: [(id: ContainerID, title: String)] = [
    ("to-do", "To do"), ("doing", "Doing"), ("done", "Done"),
  ]
  static let appearance = ItemID.control(100)

  init() {
    let cards = [
      ["Call Ada", "Buy stamps", "Plan the trip"], ["Write the report"], ["Water plants"],
    ]
    for (column, titles) in zip(Self.columns, cards) {
      model.addContainer(column.id)
      for title in titles { add(title, to: column.id) }
    }
  }

  @discardableResult
  private mutating func add(_ title: String, to column: ContainerID) -> ItemID {
    added += 1
    let card = model.registerItem(named: "card-\(added)")
    model.insert(card, at: InsertionPlace(column, Gap(model[column]?.count ?? 0)))
    titles[card] = title
    return card
  }
}

// The layout: a list and a button in each column.
extension Board {
  func frame(ofColumn number: Int) -> Rect {
    let width = (window.width - 64) / 3
    return Rect(
      x: 16 + (width + 16) * number, y: 64, width: width, height: max(window.height - 80, 160))
  }

  static func list(_ number: Int) -> ItemID { .control(number) }
  static func button(_ number: Int) -> ItemID { .control(10 + number) }

  var stage: Stage {
    var areas: [Stage.Area] = []
    var controls = [
      PlacedItem(Self.appearance, Rect(x: window.width - 80, y: 16, width: 64, height: 32))
    ]
    for (number, column) in Self.columns.enumerated() {
      let frame = frame(ofColumn: number)
      var bounds = frame
      (bounds.origin.y, bounds.size.height) = (frame.minY + 44, frame.height - 96)
      let list = CollectionArea(
        view: Self.list(number), bounds: bounds,
        layout: ListConfiguration(appearance: .sidebar, rowHeight: 56, spacing: 8).layout,
        sections: [CollectionSection(column.id, count: model[column.id]?.count ?? 0)])
      areas.append(Stage.Area(column.id, .collection(list)))
      let place = Rect(x: frame.minX + 8, y: frame.maxY - 44, width: frame.width - 16, height: 36)
      controls.append(PlacedItem(Self.button(number), place))
    }
    return Stage(areas: areas + [Stage.Area("controls", .placed(controls))])
  }

  mutating func windowResized(to size: Size) { window = size }

  func name(of item: ItemID) -> String {
    if item == Self.appearance { return "appearance" }
    for (number, column) in Self.columns.enumerated() {
      if item == Self.list(number) { return column.id.name + "-list" }
      if item == Self.button(number) { return "add-" + column.id.name }
    }
    return model.name(of: item)
  }
}

// What the user can do.
extension Board {
  static let handlers: HandlerRegistry<Board> = {
    var registry = HandlerRegistry<Board>()
      .onKeyPress { board, key, modifiers, card in board.press(key, modifiers, on: card) }
      .item(appearance) { button in
        button.onTap { board, _ in
          board.isDark.toggle()
          return []
        }
      }
    for (number, column) in columns.enumerated() {
      registry =
        registry
        .collection(column.id) { list in
          list.reorderingHandlers.canReorderItem = { _, _ in true }
          list.reorderingHandlers.acceptsItem = { _, _ in true }
          list.reorderingHandlers.willReorder = { board, _ in board.remember() }
          list.accessories = { _, _ in
            [
              RowAccessory(.custom("remove"), reservedLayoutWidth: .custom(36)) { board, card in
                board.remove(card)
              }
            ]
          }
        }
        .items(in: column.id) { card in
          card.onTap { board, card in
            board.remember()
            board.editedItem = card
            return []
          }
          card.onTextInput(
            { board, card, text in board.titles[card, default: ""] += text },
            onEnd: { board, _ in board.editedItem = nil })
        }
        .item(button(number)) { button in
          button.onTap { board, _ in
            board.remember()
            board.editedItem = board.add("", to: column.id)
            return []
          }
        }
    }
    return registry
  }()

  private mutating func press(_ key: Key, _ modifiers: Modifiers, on card: ItemID?) -> [Request] {
    switch key {
    case .z where modifiers == .control: undo()
    case .enter, .escape: editedItem = nil
    case "backspace":
      if let card, editedItem == card { _ = titles[card]?.popLast() }
    case "delete":
      if let card, editedItem == nil, model.position(of: card) != nil { remove(card) }
    default: break
    }
    return []
  }

  private mutating func remove(_ card: ItemID) {
    remember()
    model.remove(card)
    editedItem = nil
  }
}

// Undo: what the board was before each change.
extension Board {
  struct Snapshot: Equatable, CanonicalCodable {
    var model: Model
    var titles: [ItemID: String]

    init(_ board: Board) { (model, titles) = (board.model, board.titles) }

    func encode(into writer: inout CanonicalWriter) { writer.write(model, titles) }
    init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
      (model, titles) = try reader.read()
    }
  }

  private mutating func remember() { history.append(Snapshot(self)) }

  private mutating func undo() {
    guard let before = history.popLast() else { return }
    (model, titles, editedItem) = (before.model, before.titles, nil)
  }
}

extension Board: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(model, titles, editedItem, isDark, window, added, history)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, titles, editedItem, isDark, window, added, history) = try reader.read()
  }
}
