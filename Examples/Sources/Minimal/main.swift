import DragProgram

/// Tiles of a list that a mouse, a finger or the keyboard reorders.
struct Tiles: InteractiveContent, Equatable, CanonicalCodable {
  var model = Model()
  var window = Size(width: 320, height: 400)

  init() { model.addContainer("list", items: ["red", "orange", "green", "blue", "violet"]) }

  var stage: Stage {  // The list fills the window.
    let list = CollectionArea(
      view: .control(0), bounds: Rect(origin: .zero, size: window),
      layout: ListConfiguration(appearance: .inset, rowHeight: 64, spacing: 12).layout,
      sections: [CollectionSection("list", count: model["list"]?.count ?? 0)])
    return Stage(areas: [Stage.Area("list", .collection(list))])
  }

  static let handlers = HandlerRegistry<Tiles>().collection("list") { list in
    list.reorderingHandlers.canReorderItem = { _, _ in true }
  }

  mutating func windowResized(to size: Size) { window = size }
  /// The bytes of the state, by which a session is recorded and compared.
  func encode(into writer: inout CanonicalWriter) { writer.write(model, window) }
  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, window) = try reader.read()
  }
}

let colors: [String: UInt32] = [
  "red": 0xeb4d4b, "orange": 0xf0932b, "green": 0x2ea86c, "blue": 0x227ae6, "violet": 0x7e57d6,
]

SDLProgram(ScriptStage("tiles", window: Tiles().window) { Tiles() }).main { frame, renderer in
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  for element in frame.elements where element.kind == .item {
    element.fill(renderer, Color(hex: colors[frame.content.name(of: element.item)] ?? 0))
  }
}
