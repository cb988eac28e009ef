internal import CSDL2
internal import DragEvents

/// The event loop of a program whose frames are scheduled: each as soon as something has changed.
package final class FrameLoop<Presenter: FramePresenter> {
  private let loop: EventLoop
  private let window: SDLWindow
  private let presenter: Presenter
  private var pacer: FramePacer
  private var isClosing = false
  private var isExposed = true
  private var isResized = false
  /// When the oldest motion that no frame has shown yet was received; `nil` if all are shown, or none is measured.
  private var motion: Microseconds?

  package init(_ window: SDLWindow, _ presenter: Presenter) {
    (self.window, self.presenter) = (window, presenter)
    loop = EventLoop(window, watching: presenter.startWatching)
    var mode = SDL_DisplayMode()
    let status = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window.pointer), &mode)
    pacer = FramePacer(refreshRate: status == 0 ? Int(mode.refresh_rate) : 0)
  }

  /// Runs until the client is finished, the window is closed or a signal ends the program.
  ///
  /// SDL converts SIGINT and SIGTERM to the event of closing the window.
  package func run(_ client: inout Presenter.Client) throws(SDLError) {
    defer { client.close() }
    presenter.begin(loop.input)
    client.begin(loop.messages)
    var nextWake: Microseconds?
    while true {
      var events = loop.poll(note)
      takeFrameEvents()
      let now = loop.now
      events += takeScale(at: now)
      let turn = client.pump(events, until: now)
      if motion == nil, turn.change != nil, client.measuresFrames {
        motion = events.first(where: \.kind.isMove)?.time
      }
      let (messages, file) = loop.input.perform(turn.requests) { client.canOpen($0) }
      messages.forEach { client.receive($0) }
      if let file { client.open(file, atTime: now) }
      if isClosing || turn.isFinished { return }
      if let image = presenter.dragImage(of: client) { loop.input.drags?.show(image) }
      if let change = file == nil ? turn.change : .content { pacer.note(change) }
      if presenter.takeArrivals(at: now) { pacer.note(.animation) }
      if let nextWake, nextWake <= now { pacer.note(.animation) }
      if pacer.shouldPaint(at: now) { try present(&client, at: now) }
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
      if isResized { return }
      span = pacer.sleep(from: loop.now, nextWake: wake)
    } while span != .zero
  }

  /// Continues at the scale of the window, which may have changed; returns the events of that.
  private func takeScale(at now: Microseconds) -> [InputEvent] {
    let events = loop.input.use(window.scale, at: now)
    guard !events.isEmpty else { return [] }
    isResized = true
    pacer.note(.content)
    return events
  }

  /// Continues after a Wayland compositor has asked for a frame, or released an image.
  private func takeFrameEvents() {
    if presenter.takeFrameRequest() { pacer.frameRequested() }
    // On a screen of another density, the window keeps its size in units, and SDL may report no change.
    guard presenter.isOutdated else { return }
    isResized = true
    pacer.note(.content)
  }

  /// Schedules a frame after an event by which the window may have lost its surface or its pixels.
  private func note(_ event: SDL_Event) {
    if event.type == SDL_QUIT.rawValue { isClosing = true }
    guard event.type == SDL_WINDOWEVENT.rawValue else { return }
    switch RawEvent.WindowChange(event.window) {
    case .resized:
      isResized = true
      pacer.note(.content)
    // Under Wayland a change of the window's state takes effect with the next frame. Until then the shadow
    // of libdecor's title bar covers the whole window and gets every press.
    case .exposed, .restored, .focusGained, .focusLost:
      isExposed = true
      pacer.note(.content)
    default: break
    }
  }

  private func present(_ client: inout Presenter.Client, at now: Microseconds) throws(SDLError) {
    let animated = pacer.animates(at: now)
    let frame = PresentedFrame(
      time: now, animated: animated, isResized: isResized, isExposed: isExposed)
    guard let result = try presenter.present(client, frame) else { return pacer.postpone(at: now) }
    (isResized, isExposed) = (false, false)
    pacer.painted(at: now, animated: animated, awaitsRequest: result.awaitsRequest)
    if result.isChanged { measure(&client, from: now) }
    if result.needsFrame { pacer.note(.animation) }
  }

  /// Reports the times of a frame that was just shown.
  private func measure(_ client: inout Presenter.Client, from start: Microseconds) {
    defer { motion = nil }
    guard client.measuresFrames else { return }
    let end = loop.now
    client.note(
      MeasuredFrame(
        work: end - start, latency: motion.map { end - $0 }, budget: pacer.animationInterval))
  }
}
