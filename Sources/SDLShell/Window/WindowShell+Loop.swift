internal import CSDL2
internal import DragFrameIO
internal import DragGeometry

extension WindowShell {
  /// Shows the client until it is finished, the window is closed or a signal ends the program.
  ///
  /// SDL turns SIGINT and SIGTERM into the same event as closing the window.
  package func run(_ client: inout some ShellClient) throws(SDLError) {
    defer { client.close() }
    while true {
      let events = takeEvents()
      let now = clock.now
      let isDue = client.nextWake.map { $0 <= now } ?? false
      perform(client.pump(events, until: now))
      if isClosing || client.isFinished { return }
      if !events.isEmpty || isDue { pacer.markDirty() }
      if pacer.shouldPaint(at: now) { try paint(client, at: now) }
      wait(atMost: pacer.sleep(from: clock.now, nextWake: client.nextWake))
    }
  }

  /// Takes all that is queued, so that many motions cost one frame.
  private func takeEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    var event = SDL_Event()
    // Asks the X server once, and not again after each event as SDL_PollEvent may.
    SDL_PumpEvents()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) > 0 {
      if event.type == SDL_QUIT.rawValue { isClosing = true }
      let raw = RawEvent(event)
      note(raw)
      events += translator.translate(raw, at: clock.now, modifiers: Modifiers(SDL_GetModState()))
    }
    return events
  }

  /// Takes note of what concerns the window's own pixels.
  private func note(_ raw: RawEvent) {
    switch raw {
    case .window(.resized):
      surface = nil
      pacer.markDirty()
    case .window(.exposed):
      isExposed = true
      pacer.markDirty()
    default: break
    }
  }

  private func perform(_ requests: [Request]) {
    for request in requests {
      switch request {
      case .showCursor(let cursor): cursors.show(cursor)
      case .copyText(let text): SDL_SetClipboardText(text)
      case .toggleRecording, .replayLast: break
      }
    }
  }

  private func paint(_ client: some ShellClient, at now: Microseconds) throws(SDLError) {
    let surface = try currentSurface()
    let damage = painter.paint(client.frame(), overlay: client.overlay())
    // Where the screen lost the pixels, the surface did not: they need only be shown again.
    surface.show(damage, all: isExposed)
    isExposed = false
    pacer.painted(at: now)
  }

  /// The window's surface, fetched anew after every change of size.
  private func currentSurface() throws(SDLError) -> WindowSurface {
    if let surface { return surface }
    let fetched = try WindowSurface(of: window)
    painter.use(fetched.painted)
    surface = fetched
    isExposed = true
    return fetched
  }
}
