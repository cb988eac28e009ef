internal import CSDL2
internal import DragFrameIO
internal import DragGeometry

extension WindowShell {
  /// Runs the event loop until the client is finished, the window is closed or a signal ends the program.
  ///
  /// SDL converts SIGINT and SIGTERM to the event of closing the window.
  package func run(_ client: inout some ShellClient) throws(SDLError) {
    defer { client.close() }
    var nextWake = client.nextWake
    while true {
      let (events, dropped) = takeEvents()
      let now = elapsed
      let files = dropped + (drops?.pump(at: now) { client.canOpen($0) } ?? [])
      // Of several files only the first is opened.
      if let file = files.first { client.open(file, atTime: now) }
      perform(client.pump(events, until: now))
      if isClosing || client.isFinished { return }
      if let change = files.isEmpty ? client.change : .content { pacer.note(change) }
      if painter.placer.assets.pictures.takeArrivals(at: now) { pacer.note(.animation) }
      if let nextWake, nextWake <= now { pacer.note(.animation) }
      if pacer.shouldPaint(at: now) { try paint(client, at: now) }
      nextWake = client.nextWake
      sleep(until: nextWake.earlier(drops?.nextWake))
    }
  }

  /// Sleeps until there is something to do, at least until the next event.
  private func sleep(until wake: Microseconds?) {
    var span = pacer.sleep(from: elapsed, nextWake: wake)
    repeat {
      wait(atMost: span)
      guard hadOnlyFrameEvents() else { return }
      span = pacer.sleep(from: elapsed, nextWake: wake)
    } while span != .zero
  }

  /// Returns whether the last sleep was ended only by what a Wayland compositor says about frames, and handles that.
  ///
  /// It says something once or twice after each frame. A turn of the loop would take several times as long.
  private func hadOnlyFrameEvents() -> Bool {
    guard let wayland, wait.wasEnded(by: wayland) else { return false }
    wayland.dispatch()
    if wayland.seat?.hasEvents == true { return false }
    if wayland.hasEventsOfSDL { SDL_PumpEvents() }
    takeFrameEvents()
    return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE && !isResized
  }

  /// Whether SDL has nothing to do, since the compositor has only sent events that are the program's own.
  ///
  /// SDL also repeats held keys, and converts signals.
  private var isOnlyForProgram: Bool {
    guard let wayland, wait.wasEnded(by: wayland), !wayland.hasEventsOfSDL else { return false }
    var count: Int32 = 0
    let keys = UnsafeBufferPointer(start: SDL_GetKeyboardState(&count), count: Int(count))
    return keys.allSatisfy { $0 == 0 }
  }

  private func takeEvents() -> (events: [InputEvent], files: [String]) {
    var (events, files) = ([InputEvent](), [String]())
    var queue = takeQueue()
    queue.merge(takeWaylandEvents())
    let lastKey = wayland == nil ? nil : queue.lastIndex { $0.heldModifiers != nil }
    for index in queue.indices {
      let raw: RawEvent
      switch queue[index] {
      case .sdl(let event):
        if event.type == SDL_QUIT.rawValue { isClosing = true }
        if let file = event.takeDroppedFile() { files.append(file) }
        raw = RawEvent(event, in: translator.windowSize)
        note(raw)
      case .seat(let event): raw = event
      }
      // A Wayland compositor also reports modifiers without a key, when it gives the window the keyboard. They apply
      // only after the last key: a chord can begin and end in one turn. Under X11, SDL reports them as keys, and
      // SDL 3 resets the current ones when the mouse enters the window.
      let isCurrent = wayland != nil && index > lastKey ?? -1
      let held = isCurrent ? Modifiers(SDL_GetModState()) : queue[index].heldModifiers
      translator.translate(raw, at: elapsed, modifiers: held, into: &events)
    }
    return (events, files)
  }

  private func takeQueue() -> [QueuedEvent] {
    var queue: [QueuedEvent] = []
    var event = SDL_Event()
    // Queries the display server once, while SDL_PollEvent may do so for each event.
    if !isOnlyForProgram { SDL_PumpEvents() }
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) > 0 {
      queue.append(.sdl(event))
    }
    return queue
  }

  /// Handles the events of Wayland that are not SDL's, and returns those of the seat.
  private func takeWaylandEvents() -> [SeatEvent] {
    guard let wayland else { return [] }
    wayland.dispatch()
    filter.discardsPointers = wayland.seat != nil
    takeFrameEvents()
    return wayland.seat?.takeEvents() ?? []
  }

  /// Continues after a Wayland compositor has asked for a frame, or released an image.
  private func takeFrameEvents() {
    guard let surface = surface as? WaylandSurface else { return }
    if surface.takeFrameRequest() { pacer.frameRequested() }
    // On a screen of another density, the window keeps its size in units, and SDL may report no change.
    guard DeviceSize(ofPixelsIn: window) != surface.size else { return }
    isResized = true
    pacer.note(.content)
  }

  /// Schedules a frame after an event by which the window may have lost its surface or its pixels.
  private func note(_ raw: RawEvent) {
    switch raw {
    case .window(.resized):
      isResized = true
      pacer.note(.content)
    // Under Wayland a change of the window's state takes effect with the next frame. Until then the shadow
    // of libdecor's title bar covers the whole window and gets every press.
    case .window(.exposed), .window(.restored), .window(.focusGained), .window(.focusLost):
      isExposed = true
      pacer.note(.content)
    default: break
    }
  }

  private func perform(_ requests: [Request]) {
    for request in requests {
      switch request {
      case .showCursor(let cursor): cursors.show(cursor)
      case .copyText(let text):
        SDL_SetClipboardText(text)
        if let x11 = X11Window(of: window) { XFlush(x11.display) }
      case .acceptText, .send: break
      }
    }
  }

  private func paint(_ client: some ShellClient, at now: Microseconds) throws(SDLError) {
    let surface = try currentSurface()
    guard surface.beginFrame() else { return pacer.postpone(at: now) }
    let animated = pacer.animates(at: now)
    let isExposed = isExposed
    let damage = painter.paint(
      client.frame(animated: animated), overlay: client.overlay(), at: now
    ) { $0.isEmpty && !isExposed ? nil : surface.canvas(for: $0) }
    // If the screen lost the pixels, the surface still has them: they only need to be shown again.
    if !damage.isEmpty || isExposed { surface.show(damage, all: isExposed) }
    self.isExposed = false
    pacer.painted(at: now, animated: animated, awaitsRequest: surface.awaitsFrameRequest)
    if painter.needsFrame { pacer.note(.animation) }
  }

  /// Returns the window's surface; if it is new or the window's size or scale has changed, all is painted.
  private func currentSurface() throws(SDLError) -> any WindowSurface {
    if let surface, !isResized { return surface }
    // Without shared memory of the new size, SDL can still show the window.
    if let known = surface, (try? known.resize()) == nil { surface = nil }
    let current = if let surface { surface } else { try makeSurface() }
    surface = current
    painter.use(current.size, scale: pixelScale(of: current.size))
    (isResized, isExposed) = (false, true)
    return current
  }

  private func makeSurface() throws(SDLError) -> any WindowSurface {
    if let wayland, let surface = WaylandSurface(of: window, wayland) { return surface }
    if let surface = XSharedSurface(of: window) { return surface }
    return try SDLWindowSurface(of: window)
  }
}

extension SDL_Event {
  /// Returns the path of a dropped file, and `nil` for other events; frees the text of any drop.
  fileprivate func takeDroppedFile() -> String? {
    let isFile = type == SDL_DROPFILE.rawValue
    guard isFile || type == SDL_DROPTEXT.rawValue, let words = drop.file else { return nil }
    // NB: The receiver of the event frees the text, also of other drops (SDL_events.h).
    defer { SDL_free(words) }
    return isFile ? String(cString: words) : nil
  }
}

extension QueuedEvent {
  /// The modifiers that were held at a key event; `nil` for other events.
  fileprivate var heldModifiers: Modifiers? {
    guard case .sdl(let event) = self,
      event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue
    else { return nil }
    return Modifiers(SDL_Keymod(rawValue: UInt32(event.key.keysym.mod)))
  }
}
