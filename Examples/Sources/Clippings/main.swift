import DragKitRecording
import DragSDL

let stage = ScriptStage("clippings", window: Size(width: 320, height: 400)) { Clippings() }
let options = ProgramOptions.parseOrExit(on: stage)

SDL_Init(SDL_INIT_VIDEO)
guard let window = SDL_CreateWindow("Clippings", 100, 100, 320, 400, SDL_WINDOW_RESIZABLE.rawValue)
else { fatalError(String(cString: SDL_GetError())) }
let loop = EventLoop(for: window)
guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
  fatalError(String(cString: SDL_GetError()))
}

func draw(_ world: InteractionWorld<Clippings>) {
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  for element in world.interaction.scene(of: world.content) where element.kind == .item {
    element.clip(renderer)
    var box = SDL_FRect(element.frame)
    let type = world.content.clippings[element.item]?.type
    let blue: UInt8 = type == .plainText ? 90 : type == .png ? 160 : 230
    SDL_SetRenderDrawColor(renderer, element.isFocused ? 240 : 60, 140, blue, 255)
    SDL_RenderFillRectF(renderer, &box)
  }
  SDL_RenderPresent(renderer)
}

var session = try LiveSession(on: stage)
if let file = options.recording { try session.startRecording(to: file) }

var isRunning = true
while isRunning {
  let events = loop.poll { event in if event.type == SDL_QUIT.rawValue { isRunning = false } }
  let output = session.turn(events, until: loop.now)
  loop.perform(output.requests)
  draw(session.world)
  loop.wait(until: session.nextWake)
}
session.stopRecording()
