internal import CDesktop
public import CSDL2
public import DragEvents
public import DragGeometry

/// The input of an SDL window: converts SDL's events to input events.
///
/// It corrects what SDL 2 reports wrongly or not at all: fingers that X11 reports as the mouse, presses without a motion,
/// releases while the window has lost the focus, modifier keys within one turn of the loop. Under Wayland, it listens to
/// mouse and fingers itself, because SDL truncates their locations and reports no cancelled touch.
///
/// ```swift
/// let input = WindowInput(of: window)
/// while SDL_PollEvent(&event) != 0 { input.add(event) }
/// let output = session.turn(input.takeEvents(at: now), until: now)
/// ```
///
/// This is for a loop that draws each frame of the screen. One that sleeps until something happens uses an ``EventLoop``:
/// under Wayland, `SDL_WaitEvent` does not return for the events of mouse and fingers.
///
/// Create it on the main thread, and use it there. There is one for a program, since SDL has one event filter.
public final class WindowInput {
  private let window: SDLWindow
  /// The window's units per logical pixel: device pixels under X11, the desktop's logical ones under Wayland.
  public var scale: Fraction { translator.scale }
  package private(set) var wayland: WaylandConnection?
  /// Drags and the clipboard of other programs.
  private(set) var exchange: (any Exchange)?
  private let cursors = CursorSet()
  private var translator: EventTranslator
  private var queue: [QueuedEvent] = []
  /// The events that this turn has made of SDL's and the seat's.
  private var translated: [InputEvent] = []
  private var lastTime = Microseconds.zero
  /// The time at which the mouse has to be held again; `nil` if it need not.
  private var nextHold: Microseconds?

  /// Starts to listen to a window that the program closes after this object is gone; see ``init(for:)``.
  ///
  /// - Parameters:
  ///   - window: The `SDL_Window`.
  ///   - scale: The window's units per logical pixel. By default, they are the same.
  public convenience init(of window: OpaquePointer, scale: Fraction = .one) {
    self.init(for: SDLWindow(adopting: window, scale: scale))
  }

  /// Starts to listen to a window.
  ///
  /// From now on, SDL reports text only while text is accepted (``accept(textIn:)``), makes no mouse from fingers, and reports
  /// the press that brings the window to the front.
  public init(for window: SDLWindow) {
    self.window = window
    let (scale, window, filter) = (window.scale, window.pointer, window.filter)
    let x11 = X11Window(of: window)
    if let x11 {
      RawInput.request(on: x11.display, besideFingers: false)
      filter.mouse = XMouse(over: x11, number: SDL_GetWindowID(window))
    }
    wayland = WaylandConnection(of: window)
    // SDL's own drops end; to other programs, the window now accepts none.
    for type in [SDL_DROPFILE, SDL_DROPTEXT] { SDL_EventState(type.rawValue, SDL_IGNORE) }
    exchange = x11.flatMap { X11Exchange(for: $0) } ?? wayland ?? TextClipboard()
    translator = EventTranslator(
      scale: scale, windowSize: DeviceSize(ofUnitsIn: window), isX11: x11 != nil)
    SDL_StopTextInput()
  }

  /// Continues at another scale; returns the events of the window that has another size in logical pixels.
  ///
  /// If the scale is the same, there are none.
  package func use(_ scale: Fraction, at now: Microseconds) -> [InputEvent] {
    guard scale != self.scale else { return [] }
    return translator.use(
      scale, windowSize: DeviceSize(ofUnitsIn: window.pointer),
      isUnderMouse: SDL_GetMouseFocus() == window.pointer, at: now)
  }

  /// Sets how SDL makes events of the mouse and of fingers.
  static func setHints() {
    // The press that brings the window to the front also starts a drag.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Otherwise SDL reports only 31 bytes of a composed text.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
  }

  /// The size of the window, in logical pixels.
  public var size: Size { DeviceSize(ofUnitsIn: window.pointer).logical(scale) }

  /// Adds an event that SDL has reported; it is converted by ``takeEvents(at:)``.
  public func add(_ event: SDL_Event) {
    queue.append(.sdl(event))
    guard event.type == SDL_WINDOWEVENT.rawValue, let mouse = window.filter.mouse else { return }
    queue += mouse.hold().map(QueuedEvent.sdl)
    // SDL replaces the native window for some renderers, and says only that it was hidden and shown.
    (exchange as? X11Exchange)?.windowChanged()
  }

  /// Converts the events that were added since the last call.
  ///
  /// They get the time `now`: SDL's own times are in milliseconds, and equal for all events that it reads at once.
  public func takeEvents(at now: Microseconds) -> [InputEvent] {
    lastTime = now
    var events: [InputEvent] = []
    wayland?.dispatch(at: now)
    holdMouse(at: now)
    queue.merge(takeSeatEvents())
    let lastKey = wayland == nil ? nil : queue.lastIndex { $0.heldModifiers != nil }
    for index in queue.indices {
      // A Wayland compositor also reports modifiers without a key, when it gives the window the keyboard. They apply
      // only after the last key: a chord can begin and end in one turn. Under X11, SDL reports them as keys, and
      // SDL 3 resets the current ones when the mouse enters the window.
      let isCurrent = wayland != nil && index > lastKey ?? -1
      let held = isCurrent ? Modifiers(SDL_GetModState()) : queue[index].heldModifiers
      let raw: RawEvent =
        switch queue[index] {
        case .sdl(let event): RawEvent(event, in: translator.windowSize)
        case .seat(let event): event
        }
      translator.translate(raw, at: now, modifiers: held, into: &events)
      queue[index].free()
    }
    queue.removeAll(keepingCapacity: true)
    translated = events
    followDrag()
    guard let exchanged = exchange?.takeEvents(at: now) else { return events }
    let outgoing = exchanged.outgoing.map { InputEvent(time: now, .outgoingDrag($0)) }
    // A release drops on the target that was reported before it, and a delivery follows the release.
    events.insert(contentsOf: outgoing.filter { !$0.isDelivery }, at: 0)
    events += outgoing.filter(\.isDelivery)
    for event in exchanged.incoming {
      translator.translate(event, at: now, into: &events)
    }
    return events + exchanged.pasted.map { InputEvent(time: now, .clipboardRead($0)) }
  }

  /// Keeps the mouse under X11 from time to time if SDL may release it.
  private func holdMouse(at now: Microseconds) {
    guard let mouse = window.filter.mouse, mouse.isAtRisk else { return nextHold = nil }
    if let nextHold {
      guard nextHold <= now else { return }
      queue += mouse.hold().map(QueuedEvent.sdl)
    }
    nextHold = now + XMouse.interval
  }

  /// Passes the last motion of the pointer that drags to the source of drags, which finds the window under it.
  private func followDrag(unlessReleased: Bool = false) {
    guard let source = exchange?.source, let pointer = source.pointer else { return }
    var last: (point: Point, isRelease: Bool)?
    for event in translated {
      switch event.kind {
      case .pointerMoved(pointer, to: let point, _): last = (point, false)
      case .pointerReleased(pointer, at: let point, _): last = (point, true)
      default: break
      }
    }
    guard let last, !(unlessReleased && last.isRelease) else { return }
    // Not where it is reported of a hidden window.
    let place = pointer == .mouse ? translator.mouseLocation : last.point
    source.follow(
      to: translator.units(place), in: translator.windowSize.logical(.one),
      isLast: last.isRelease, at: lastTime)
  }

  /// Performs a request about a drag to other programs.
  ///
  /// A drag can begin and leave the window in one turn, after a pause of the program, and the pointer rest from then on.
  private func perform(_ request: OutgoingDragRequest) {
    guard let source = exchange?.source else { return }
    let begins = source.pointer == nil
    source.perform(request, at: lastTime)
    if begins { followDrag(unlessReleased: true) }
  }

  /// Returns the events of a Wayland seat, which are not SDL's.
  private func takeSeatEvents() -> [SeatEvent] {
    guard let wayland else { return [] }
    window.filter.discardsPointers = wayland.seat != nil
    return wayland.seat?.takeEvents() ?? []
  }

  /// Performs requests of the content: shows a cursor, copies and pastes, accepts text.
  ///
  /// - Returns: The messages of the content, which are the program's to perform.
  @discardableResult
  public func perform(_ requests: [Request]) -> [Message] {
    perform(requests, opening: { _ in false }).messages
  }

  /// The time at which the input has to be taken even if nothing happens; `nil` if it need not.
  package var nextWake: Microseconds? {
    (exchange?.deadline).earlier(nextHold)
  }

  /// Shows a picture of the dragged items beside the pointer, where the window does not draw them.
  package func show(_ image: DragImage) { exchange?.source?.show(image) }

  /// Performs requests, and accepts a drop that the content refuses if the program can open one of its files.
  package func perform(
    _ requests: [Request], opening canOpen: (String) -> Bool
  ) -> (messages: [Message], file: String?) {
    var replies: [IncomingDragReply] = []
    var messages: [Message] = []
    for request in requests {
      switch request {
      case .showCursor(let cursor): cursors.show(cursor)
      case .acceptText(let frame): accept(textIn: frame)
      case .clipboard(let request): exchange?.clipboard?.perform(request, at: lastTime)
      case .send(let message): messages.append(message)
      case .incomingDrag(let reply): replies.append(reply)
      case .outgoingDrag(let request): perform(request)
      }
    }
    return (messages, exchange?.target?.perform(replies, at: lastTime, opening: canOpen))
  }

  /// Accepts typed text for an item in a frame, in logical pixels; `nil` ends that.
  ///
  /// While text is accepted, keys that make a character are reported by the text alone, and the others also when they
  /// repeat.
  public func accept(textIn frame: Rect?) {
    translator.acceptsText = frame != nil
    guard let frame else { return SDL_StopTextInput() }
    func units(_ length: Length) -> Int32 { Int32(clamping: (length * scale).pixels) }
    var area = SDL_Rect(
      x: units(frame.minX), y: units(frame.minY), w: units(frame.width), h: units(frame.height))
    SDL_SetTextInputRect(&area)
    SDL_StartTextInput()
  }

  deinit { close() }

  /// Ends the connections, before SDL closes the window.
  func close() {
    window.filter.mouse = nil
    (exchange, wayland) = (nil, nil)
  }
}

extension InputEvent {
  fileprivate var isDelivery: Bool {
    if case .outgoingDrag(.delivered) = kind { true } else { false }
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

extension SDL_Event {
  /// Takes the events that SDL has read, one after the other.
  static func takeEach(_ body: (SDL_Event) -> Void) {
    var event = SDL_Event()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) > 0 { body(event) }
  }
}
