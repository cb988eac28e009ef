import DragKit
import DragSDL
import ToDo

// The window alone: its events drive an interaction, which nothing records.

let window = try SDLWindow(title: "To do", size: Size(width: 320, height: 480))
let loop = EventLoop(for: window)
guard let renderer = SDL_CreateRenderer(window.pointer, -1, 0) else {
  fatalError(String(cString: SDL_GetError()))
}

let shades: [UInt32] = [0x1d5fb8, 0x227ae6, 0x4a92ea, 0x74acef, 0x9cc5f4]
var interaction = Interaction()
var list = ToDoList()
var isRunning = true
while isRunning {
  let events = loop.poll { event in if event.type == SDL_QUIT.rawValue { isRunning = false } }
  for event in events { loop.perform(interaction.handle(event, content: &list).requests) }
  loop.perform(interaction.advance(to: loop.now, content: &list).requests)
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  for element in interaction.scene(of: list) where element.kind == .item {
    let shade = shades[Int(element.item.rawValue) % shades.count]
    element.fill(renderer, Color(hex: list.isDone(element.item) ? 0xc8c8d0 : shade))
  }
  SDL_RenderPresent(renderer)
  loop.wait(until: interaction.nextWake(list))
}
