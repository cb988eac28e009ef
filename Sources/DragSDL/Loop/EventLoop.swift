public import CSDL2
internal import CDesktop
public import DragEvents
public import DragGeometry

/// The event loop of an SDL window: its input, its clock, and a sleep that ends with the next event or wake.
///
/// ```swift
/// let loop = EventLoop(for: window)
/// while isRunning {
///   let events = loop.poll { event in if event.type == SDL_QUIT.rawValue { isRunning = false } }
///   let output = session.turn(events, until: loop.now)
///   loop.perform(output.requests)
///   draw(session.world)
///   loop.wait(until: session.nextWake)
/// }
/// ```
///
/// The sleep watches the connection with the display server. Events that the program pushes into SDL's queue, from any thread,
/// end it, too. Create a loop on the main thread, and use it there; ``messages`` can be sent from any thread.
public final class EventLoop {
  /// The input of the window.
  public let input: WindowInput
  /// Messages for the content, which reach it as input events.
  public let messages: MessageQueue
  private var wait: EventWait
  /// Whether the last events request the program's end, which otherwise came only after its next sleep.
  private var isEnding = false
  private let start = Microseconds.monotonic

  /// Creates the loop of an SDL window that the program closes after it; `scale` is the window's units per logical pixel.
  public convenience init(for window: OpaquePointer, scale: Fraction = .one) {
    self.init(for: SDLWindow(adopting: window, scale: scale))
  }

  /// Creates the loop of a window.
  public convenience init(for window: SDLWindow) { self.init(window, watching: { [] }) }

  package init(_ window: SDLWindow, watching others: () -> [any EventSource]) {
    input = WindowInput(for: window)
    let x11 = X11Window(of: window.pointer)?.connection
    let connections = [x11].compactMap(\.self) + (input.exchange?.connections ?? [])
    messages = MessageQueue(wakesSDL: connections.isEmpty)
    // While SDL waits, nothing else could end the wait.
    wait = EventWait(
      sources: connections.isEmpty ? [] : connections + [messages, PushedEvents()] + others())
  }

  deinit {
    input.close()
    wait.end()
  }

  /// The time since the loop was created, without the time in which the machine was suspended.
  public var now: Microseconds { .monotonic - start }

  /// Returns the input events since the last call, with the messages that were sent meanwhile.
  ///
  /// `handle` receives each event of SDL, also those that are no input, such as `SDL_QUIT`.
  public func poll(_ handle: (SDL_Event) -> Void = { _ in }) -> [InputEvent] {
    // Queries the display server once, while SDL_PollEvent may do so for each event.
    if !isOnlyForProgram { SDL_PumpEvents() }
    SDL_Event.takeEach { event in
      input.add(event)
      if event.type == SDL_QUIT.rawValue { isEnding = true }
      handle(event)
    }
    let now = now
    var events = input.takeEvents(at: now)
    for message in messages.take() {
      events.append(InputEvent(time: now, .messageReceived(message)))
    }
    return events
  }

  /// Whether SDL has nothing to do, since the compositor has only sent events of our objects.
  ///
  /// SDL also repeats held keys, and converts signals.
  private var isOnlyForProgram: Bool {
    guard let wayland = input.wayland, wait.wasEnded(by: wayland), !wayland.hasEventsOfSDL else {
      return false
    }
    var count: Int32 = 0
    let keys = UnsafeBufferPointer(start: SDL_GetKeyboardState(&count), count: Int(count))
    return keys.allSatisfy { $0 == 0 }
  }

  /// Sleeps until an event, a message or a signal arrives, or until a time; `nil` sets no limit.
  ///
  /// It does not sleep after `SDL_QUIT`: the program's loop ends now.
  public func wait(until time: Microseconds?) {
    guard !isEnding else { return isEnding = false }
    sleep(atMost: time.earlier(input.nextWake).map { $0 - now })
  }

  package func sleep(atMost span: Microseconds?) { wait(atMost: span) }

  /// Returns whether the last sleep was ended only by what a Wayland compositor says about frames, which it handles.
  ///
  /// It says something once or twice after each frame. A turn of the loop would take several times as long.
  package func hadOnlyFrameEvents() -> Bool {
    guard let wayland = input.wayland, wait.wasEnded(by: wayland) else { return false }
    wayland.dispatch(at: now)
    if wayland.holdsEvents { return false }
    if wayland.hasEventsOfSDL { SDL_PumpEvents() }
    return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE
  }

  /// Performs requests of the content; see ``WindowInput/perform(_:)``.
  @discardableResult
  public func perform(_ requests: [Request]) -> [Message] { input.perform(requests) }
}
