internal import CSDL2
internal import DragEvents
internal import DragGeometry
package import DragSDL
internal import RecordingTools

/// The event loop of a program whose frames are scheduled: each as soon as something has changed.
package final class FrameLoop<Drawing> {
  private let loop: EventLoop
  private let window: SDLWindow
  private let screen: any Screen<Drawing>
  private var pacer: FramePacer
  private var isClosing = false
  private var loss = FrameLoss.size
  /// When the oldest motion that no frame has shown yet was received; `nil` if all are shown.
  private var motion: Microseconds?

  package init(_ window: SDLWindow, _ screen: any Screen<Drawing>) {
    (self.window, self.screen) = (window, screen)
    loop = EventLoop(window) { [screen.arrivals].compactMap(\.self) }
    screen.begin(loop.input)
    var mode = SDL_DisplayMode()
    let status = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window.pointer), &mode)
    pacer = FramePacer(refreshRate: status == 0 ? Int(mode.refresh_rate) : 0)
  }

  package var messages: MessageQueue { loop.messages }

  /// Runs until the program is finished, the window is closed or a signal ends the program.
  ///
  /// SDL converts SIGINT and SIGTERM to the event of closing the window.
  package func run(_ program: inout some Program<Drawing>) throws {
    var nextWake: Microseconds?
    while true {
      var events = loop.poll(note)
      takeFrameEvents()
      let now = loop.now
      events += takeScale(at: now)
      let turn = program.turn(events, until: now)
      if motion == nil, turn.change != nil { motion = events.first(where: \.kind.isMove)?.time }
      let (messages, file) = loop.input.perform(turn.requests) { program.canOpen($0) }
      messages.forEach { program.receive($0) }
      if let file { program.open(file, at: now) }
      if window.followDesktop() { program.scaleChanged() }
      if isClosing || turn.isFinished { return }
      if let image = screen.picture(of: program.carried) { loop.input.show(image) }
      if let change = file == nil ? turn.change : .content { pacer.note(change) }
      if screen.takeArrivals(at: now) { pacer.note(.animation) }
      if let nextWake, nextWake <= now { pacer.note(.animation) }
      if pacer.shouldPaint(at: now) { try show(&program, at: now) }
      nextWake = turn.nextWake
      sleep(until: nextWake.earlier(loop.input.nextWake))
    }
  }

  /// Sleeps until there is something to do, at least until the next event.
  private func sleep(until wake: Microseconds?) {
    var span = pacer.sleep(from: loop.now, nextWake: wake)
    repeat {
      loop.sleep(atMost: span)
      guard loop.hadOnlyFrameEvents() else { return }
      takeFrameEvents()
      if loss == .size { return }
      span = pacer.sleep(from: loop.now, nextWake: wake)
    } while span != .zero
  }

  /// Continues at the scale of the window, which may have changed; returns the events of that.
  private func takeScale(at now: Microseconds) -> [InputEvent] {
    let events = loop.input.use(window.scale, at: now)
    if !events.isEmpty { note(.size) }
    return events
  }

  /// Continues after a Wayland compositor has asked for a frame, or released an image.
  private func takeFrameEvents() {
    if screen.takeFrameRequest() { pacer.frameRequested() }
    // On a screen of another density, the window keeps its size in units, and SDL may report no change.
    if screen.isOutdated { note(.size) }
  }

  /// Schedules a frame, which shows what the window may have lost.
  private func note(_ loss: FrameLoss) {
    self.loss = max(loss, self.loss)
    pacer.note(.content)
  }

  private func note(_ event: SDL_Event) {
    if event.type == SDL_QUIT.rawValue { isClosing = true }
    guard event.type == SDL_WINDOWEVENT.rawValue else { return }
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: note(.size)
    // Under Wayland a change of the window's state takes effect with the next frame. Until then the shadow
    // of libdecor's title bar covers the whole window and gets every press.
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST:
      note(.pixels)
    default: break
    }
  }

  private func show(_ program: inout some Program<Drawing>, at now: Microseconds) throws {
    let animated = pacer.animates(at: now)
    let size = window.size
    let frame = try screen.show(after: loss, at: now) { program.draw(size, animated: animated) }
    guard let frame else { return pacer.postpone(at: now) }
    loss = .none
    pacer.painted(at: now, animated: animated, awaitsRequest: frame.awaitsRequest)
    if frame.isChanged { measure(&program, from: now) }
    if frame.needsFrame { pacer.note(.animation) }
  }

  /// Reports the times of a frame that was just shown.
  private func measure(_ program: inout some Program<Drawing>, from start: Microseconds) {
    let end = loop.now
    program.note(
      MeasuredFrame(
        work: end - start, latency: motion.map { end - $0 }, budget: pacer.animationInterval))
    motion = nil
  }
}
