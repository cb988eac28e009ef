internal import CSDL2
internal import DragFrameIO
internal import DragGeometry

extension WindowShell {
  /// Runs the event loop until the client is finished, the window is closed or a signal ends the program.
  ///
  /// SDL converts SIGINT and SIGTERM to the event of closing the window.
  package func run(_ client: inout some ShellClient) throws(SDLError) {
    defer { client.close() }
    while true {
      let (events, dropped) = takeEvents()
      let now = elapsed
      let files = dropped + (drops?.pump(at: now) { client.canOpen($0) } ?? [])
      // Of several files only the first is opened.
      if let file = files.first { client.open(file, atTime: now) }
      let isDue = client.nextWake.map { $0 <= now } ?? false
      perform(client.pump(events, until: now))
      if isClosing || client.isFinished { return }
      if !events.isEmpty || !files.isEmpty || isDue { pacer.isDirty = true }
      if pacer.shouldPaint(at: now) { try paint(client, at: now) }
      let nextWake = [client.nextWake, drops?.nextWake].compactMap(\.self).min()
      wait(atMost: pacer.sleep(from: elapsed, nextWake: nextWake))
    }
  }

  /// Returns all queued input events and the paths of all queued dropped files.
  ///
  /// They are taken together, so that many motions cost one frame.
  private func takeEvents() -> (events: [InputEvent], files: [String]) {
    var (events, files) = ([InputEvent](), [String]())
    let queue = takeQueue()
    let lastKey = queue.lastIndex { $0.heldModifiers != nil } ?? -1
    for (index, event) in queue.enumerated() {
      if event.type == SDL_QUIT.rawValue { isClosing = true }
      if let file = event.takeDroppedFile() { files.append(file) }
      let raw = RawEvent(event)
      note(raw)
      // The current modifiers apply only after the last key: a chord can begin and end in one turn.
      let held = index > lastKey ? Modifiers(SDL_GetModState()) : event.heldModifiers
      events += translator.translate(raw, at: elapsed, modifiers: held)
    }
    return (events, files)
  }

  private func takeQueue() -> [SDL_Event] {
    var queue: [SDL_Event] = []
    var event = SDL_Event()
    // Queries the X server once, while SDL_PollEvent may do so for each event.
    SDL_PumpEvents()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) > 0 { queue.append(event) }
    return queue
  }

  private func note(_ raw: RawEvent) {
    switch raw {
    case .window(.resized):
      surface = nil
      pacer.isDirty = true
    // Under Wayland a change of the window's state takes effect with the next frame. Until then the shadow
    // of libdecor's title bar covers the whole window and gets every press.
    case .window(.exposed), .window(.restored), .window(.focusGained), .window(.focusLost):
      isExposed = true
      pacer.isDirty = true
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
    // If the screen lost the pixels, the surface still has them: they only need to be shown again.
    surface.show(damage, all: isExposed)
    isExposed = false
    pacer.painted(at: now)
  }

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
  /// Returns the path of a dropped file; `nil` for any other event.
  ///
  /// If the event is a drop of a file or of text, its text is freed.
  fileprivate func takeDroppedFile() -> String? {
    let isFile = type == SDL_DROPFILE.rawValue
    guard isFile || type == SDL_DROPTEXT.rawValue, let words = drop.file else { return nil }
    // NB: The receiver of the event frees the text, also of other drops (SDL_events.h).
    defer { SDL_free(words) }
    return isFile ? String(cString: words) : nil
  }

  fileprivate var heldModifiers: Modifiers? {
    guard type == SDL_KEYDOWN.rawValue || type == SDL_KEYUP.rawValue else { return nil }
    return Modifiers(SDL_Keymod(rawValue: UInt32(key.keysym.mod)))
  }
}
