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
      let (events, dropped) = takeEvents()
      let now = clock.now
      let files = dropped + (drops?.pump(at: now) { client.canOpen($0) } ?? [])
      // Of several files one is shown; the others are not even looked at.
      if let file = files.first { client.open(file, at: now) }
      let isDue = client.nextWake.map { $0 <= now } ?? false
      perform(client.pump(events, until: now))
      if isClosing || client.isFinished { return }
      if !events.isEmpty || !files.isEmpty || isDue { pacer.markDirty() }
      if pacer.shouldPaint(at: now) { try paint(client, at: now) }
      let nextWake = [client.nextWake, drops?.nextWake].compactMap(\.self).min()
      wait(atMost: pacer.sleep(from: clock.now, nextWake: nextWake))
    }
  }

  /// Takes all that is queued, so that many motions cost one frame, and the files that SDL was given.
  private func takeEvents() -> (events: [InputEvent], files: [String]) {
    var (events, files) = ([InputEvent](), [String]())
    let queue = takeQueue()
    let lastKey = queue.lastIndex { $0.heldModifiers != nil } ?? -1
    for (index, event) in queue.enumerated() {
      if event.type == SDL_QUIT.rawValue { isClosing = true }
      if let dropped = DroppedFile(event) { files += [dropped.path].compactMap(\.self) }
      let raw = RawEvent(event)
      note(raw)
      // What SDL knows now holds only behind the last key: a chord may have come and gone in one turn.
      let held = index > lastKey ? Modifiers(SDL_GetModState()) : event.heldModifiers
      events += translator.translate(raw, at: clock.now, modifiers: held)
    }
    return (events, files)
  }

  private func takeQueue() -> [SDL_Event] {
    var queue: [SDL_Event] = []
    var event = SDL_Event()
    // Asks the X server once, and not again after each event as SDL_PollEvent may.
    SDL_PumpEvents()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) > 0 { queue.append(event) }
    return queue
  }

  /// Takes note of what concerns the window's own pixels.
  private func note(_ raw: RawEvent) {
    switch raw {
    case .window(.resized):
      surface = nil
      pacer.markDirty()
    // Under Wayland a change of the window's state takes effect with the next frame. Until then the
    // shadow of a title bar that libdecor draws lies over the whole window and gets every press.
    case .window(.exposed), .window(.restored), .window(.focusGained), .window(.focusLost):
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

extension SDL_Event {
  /// The modifiers that were held at a key; nothing where this is no key.
  fileprivate var heldModifiers: Modifiers? {
    guard type == SDL_KEYDOWN.rawValue || type == SDL_KEYUP.rawValue else { return nil }
    return Modifiers(SDL_Keymod(rawValue: UInt32(key.keysym.mod)))
  }
}
