import DragSDL

let stage = ScriptStage("clippings", window: Size(width: 320, height: 400)) { Clippings() }

SDLProgram(stage, title: "Clippings").main { frame, renderer in
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  for element in frame.elements where element.kind == .item {
    element.clip(renderer)
    var box = SDL_FRect(element.frame)
    let type = frame.content.clippings[element.item]?.type
    let blue: UInt8 = type == .plainText ? 90 : type == .png ? 160 : 230
    SDL_SetRenderDrawColor(renderer, element.isFocused ? 240 : 60, 140, blue, 255)
    SDL_RenderFillRectF(renderer, &box)
  }
}
