import DragKitRecording

/// A list of things, which are named by what was dropped or pasted.
struct Basket: InteractiveContent, Equatable, Sendable {
  var model = Model()

  init() { model.addContainer("basket", items: ["a", "b"]) }

  var stage: Stage {
    let (bounds, rows) = (
      Rect(x: 0, y: 0, width: 200, height: 300), ListConfiguration(rowHeight: 40)
    )
    return Stage(areas: [.list("basket", count: model["basket"]?.count ?? 0, rows, in: bounds)])
  }

  static let handlers = HandlerRegistry<Basket>()
    .collection("basket") { list in
      list.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
      list.acceptedTypes = [.text, .url]
      list.dropDelegate = BasketDropDelegate()
    }
    .onCopyCommand(in: "basket") { basket, item in
      item.map { [ItemProvider(text: basket.model.name(of: $0))] } ?? []
    }
    .onCutCommand(in: "basket") { basket, item in
      guard let item else { return [] }
      basket.model.remove(item)
      return [ItemProvider(text: basket.model.name(of: item))]
    }
    .onPasteCommand(of: [.text, .url]) { basket, payloads, _ in
      for payload in payloads {
        let name = payload.path ?? payload.text
        let thing = basket.model.registerItem(
          named: basket.model.item(named: name) == nil ? name : name + " copy")
        basket.model.insert(
          thing, at: InsertionPlace("basket", Gap(basket.model["basket"]?.count ?? 0)))
      }
      return true
    }

  func name(of item: ItemID) -> String { item.isControl ? "list" : model.name(of: item) }

  static func == (left: Basket, right: Basket) -> Bool { left.model == right.model }
}

private struct BasketDropDelegate: CollectionDropDelegate {
  func performDrop(with coordinator: inout DropCoordinator, content: inout Basket) {
    guard var place = coordinator.destination?.place else { return }
    for item in coordinator.items {
      let provider = item.dragItem.itemProvider
      let thing = content.model.registerItem(named: provider.path ?? provider.text)
      content.model.insert(thing, at: place)
      coordinator.drop(item.dragItem, toItemAt: place)
      place = InsertionPlace(place.container, Gap(place.gap.index + 1))
    }
  }
}

extension Basket: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(model) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) { model = try reader.read() }
}

extension Basket {
  static var scriptStage: ScriptStage<InteractionWorld<Basket>> {
    ScriptStage("basket", window: Size(width: 200, height: 300)) { Basket() }
  }

  /// The names of the things after a recording.
  static func order(after recording: Recording) -> [String] {
    var rehearsal = Rehearsal(scriptStage.header, in: InteractionWorld(Basket()))
    rehearsal.play(recording.turns.flatMap(\.events))
    let model = rehearsal.world.content.model
    return model["basket"]?.items.map { model.name(of: $0) } ?? []
  }
}
