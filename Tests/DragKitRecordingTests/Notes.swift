import DragKitRecording

/// A list whose rows have titles that the user edits, and that a server adds rows to.
struct Notes: InteractiveContent, Equatable, Sendable {
  var model = Model()
  private(set) var titles: [ItemID: String] = [:]
  private(set) var editedItem: ItemID?
  private(set) var composed = ""

  init() { model.addContainer("notes", items: ["milk", "bread", "letter"]) }

  var stage: Stage {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 480)
    return Stage(areas: [.list("notes", count: model["notes"]?.count ?? 0, in: bounds)])
  }

  static let handlers = HandlerRegistry<Notes>()
    .collection("notes") { rows in
      rows.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    }
    .items(in: "notes") { row in
      row.onTap { notes, item in
        notes.editedItem = item
        return []
      }
      row.onTextInput(
        { notes, item, text in
          notes.titles[item, default: ""] += text
          notes.composed = ""
        },
        onEnd: { notes, _ in notes.editedItem = nil })
      row.onTextComposition { notes, _, text in notes.composed = text }
    }
    .onKeyPress { notes, key, _, item in
      switch (key, item) {
      case ("backspace", let item?): notes.titles[item]?.removeLast()
      case ("enter", _): notes.editedItem = nil
      case ("s", _): return [.send(Message("save", text: notes.titles.values.sorted().joined()))]
      default: break
      }
      return []
    }
    .onMessage("loaded") { notes, message in
      for name in message.value(of: [String].self) ?? [] { notes.add(name) }
      return []
    }

  private mutating func add(_ name: String) {
    let place = InsertionPlace("notes", Gap(model["notes"]?.count ?? 0))
    model.insert(model.registerItem(named: name), at: place)
  }

  func title(of name: String) -> String? { model.item(named: name).flatMap { titles[$0] } }
}

extension Notes: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(model, titles, editedItem, composed)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, titles, editedItem, composed) = try reader.read()
  }
}

extension ScriptStage where World == InteractionWorld<Notes> {
  static var notes: ScriptStage {
    ScriptStage("notes", window: Size(width: 320, height: 480)) { Notes() }
  }
}
