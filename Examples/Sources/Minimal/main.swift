import DragSDL

/// Tiles of a list that a mouse, a finger or the keyboard reorders.
struct Tiles: InteractiveContent, Equatable, CanonicalCodable {
  var model = Model()
  var window = Size(width: 320, height: 400)
  let tuning = Tuning()

  init() { model.addContainer("list", items: ["red", "orange", "green", "blue", "violet"]) }

  /// The list fills the window.
  var stage: Stage {
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

let colors: [String: (UInt8, UInt8, UInt8)] = [
  "red": (235, 77, 75), "orange": (240, 147, 43), "green": (46, 168, 108), "blue": (34, 122, 230),
  "violet": (126, 87, 214),
]

let stage = ScriptStage("tiles", window: Size(width: 320, height: 400)) { Tiles() }
SDLProgram(stage, title: "Tiles").main { frame, renderer in
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  for element in frame.elements where element.kind == .item {
    let (red, green, blue) = colors[frame.content.name(of: element.item)] ?? (0, 0, 0)
    element.clip(renderer)
    if let shadow = element.shadow {
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 40)
      var below = SDL_FRect(element.frame.moved(by: Vector(dx: 0, dy: shadow.offset)))
      SDL_RenderFillRectF(renderer, &below)
    }
    if element.isFocused {
      SDL_SetRenderDrawColor(renderer, 60, 60, 70, 255)
      var around = SDL_FRect(element.frame.insetBy(-4))
      SDL_RenderFillRectF(renderer, &around)
    }
    var box = SDL_FRect(element.frame)
    SDL_SetRenderDrawColor(renderer, red, green, blue, 255)
    SDL_RenderFillRectF(renderer, &box)
  }
}
