import DragProgram

let options = ProgramOptions.parseOrExit(on: Tiles.stage)

SDL_Init(SDL_INIT_VIDEO)
guard
  let window = SDL_CreateWindow("Tiles", 100, 100, 320, 400, SDL_WINDOW_RESIZABLE.rawValue),
  let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
else { fatalError(String(cString: SDL_GetError())) }

let colors: [String: (UInt8, UInt8, UInt8)] = [
  "red": (235, 77, 75), "orange": (240, 147, 43), "green": (46, 168, 108), "blue": (34, 122, 230),
  "violet": (126, 87, 214),
]

func fill(_ box: SDL_FRect, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
  var box = box
  SDL_SetRenderDrawColor(renderer, red, green, blue, alpha)
  SDL_RenderFillRectF(renderer, &box)
}

func draw(_ world: InteractionWorld<Tiles>) {
  SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255)
  SDL_RenderClear(renderer)
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  for element in world.interaction.scene(of: world.content) where element.kind == .item {
    let (red, green, blue) = colors[world.content.name(of: element.item)] ?? (0, 0, 0)
    element.clip(renderer)
    if let shadow = element.shadow {
      fill(SDL_FRect(element.frame.moved(by: Vector(dx: 0, dy: shadow.offset))), 0, 0, 0, 40)
    }
    if element.isFocused { fill(SDL_FRect(element.frame.insetBy(-4)), 60, 60, 70) }
    fill(SDL_FRect(element.frame), red, green, blue)
  }
  SDL_RenderPresent(renderer)
}

var session = try LiveSession(on: Tiles.stage)
if let file = options.recording { try session.startRecording(to: file) }
let loop = EventLoop(for: window)

var isRunning = true
while isRunning {
  let events = loop.poll { event in if event.type == SDL_QUIT.rawValue { isRunning = false } }
  let output = session.turn(events, until: loop.now)
  loop.perform(output.requests)
  draw(session.world)
  loop.wait(until: session.nextWake)
}
session.stopRecording()
