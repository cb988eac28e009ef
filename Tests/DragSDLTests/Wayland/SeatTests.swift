import CSDL2
import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

struct SeatMouseTests {
  private var mouse = SeatMouse()

  private mutating func press(_ code: UInt32) -> RawEvent? {
    mouse.buttonChanged(code, isDown: true)
  }

  private mutating func release(_ code: UInt32) -> RawEvent? {
    mouse.buttonChanged(code, isDown: false)
  }

  @Test("the mouse is reported only over the content of the window")
  mutating func content() {
    #expect(mouse.moved(x: 1, y: 2) == nil)
    #expect(press(0x110) == nil)
    #expect(mouse.entered(x: 10.5, y: 20) == .mouseMoved(device: 0, buttons: 0, x: 10.5, y: 20))
    #expect(mouse.left() == .mouseLost)
    #expect(mouse.left() == nil)
    #expect(mouse.moved(x: 1, y: 2) == nil)
  }

  @Test("a press and a release have the last location, and motions in between the held buttons")
  mutating func buttons() {
    _ = mouse.entered(x: 3, y: 4)
    #expect(press(0x110) == .mousePressed(device: 0, button: 1, x: 3, y: 4))
    #expect(mouse.moved(x: 5, y: 6) == .mouseMoved(device: 0, buttons: 1, x: 5, y: 6))
    #expect(press(0x111) == .mousePressed(device: 0, button: 3, x: 5, y: 6))
    #expect(release(0x110) == .mouseReleased(device: 0, button: 1, x: 5, y: 6))
    #expect(mouse.moved(x: 5, y: 7) == .mouseMoved(device: 0, buttons: 4, x: 5, y: 7))
    #expect(press(0x113) == .mousePressed(device: 0, button: 4, x: 5, y: 7))
    #expect(press(0x114) == .mousePressed(device: 0, button: 5, x: 5, y: 7))
  }

  @Test(
    "a mouse that the compositor returns before the end of a drag to other programs is over the content"
  )
  mutating func returned() {
    _ = mouse.entered(x: 3, y: 4)
    _ = press(0x110)
    mouse.taken()
    #expect(mouse.moved(x: 5, y: 6) == nil)
    #expect(mouse.dragged(x: 7, y: 8) == .mouseMoved(device: 0, buttons: 1, x: 7, y: 8))
    _ = mouse.entered(x: 7, y: 8)
    #expect(mouse.dropped() == .mouseReleased(device: 0, button: 1, x: 7, y: 8))
    #expect(mouse.moved(x: 9, y: 8) == .mouseMoved(device: 0, buttons: 0, x: 9, y: 8))
  }

  @Test("after a drag that ends over another program, the mouse is reported once it is back")
  mutating func dropped() {
    _ = mouse.entered(x: 3, y: 4)
    _ = press(0x110)
    mouse.taken()
    #expect(mouse.dropped() == .mouseReleased(device: 0, button: 1, x: 3, y: 4))
    #expect(mouse.moved(x: 9, y: 8) == nil)
    #expect(mouse.entered(x: 5, y: 6) == .mouseMoved(device: 0, buttons: 0, x: 5, y: 6))
  }

  @Test("codes that are not a mouse's, such as those of keys, are no buttons")
  mutating func otherCodes() {
    _ = mouse.entered(x: 3, y: 4)
    for code: UInt32 in [0, 30, 0x10f, 0x115, .max] {
      #expect(press(code) == nil)
    }
  }

  @Test("a wheel counts in whole notches, and a touchpad in tenths of its distance")
  mutating func wheel() {
    _ = mouse.entered(x: 3, y: 4)
    mouse.scrolled(0, notches: 1)
    mouse.scrolled(0, distance: 15)
    #expect(mouse.groupEnded() == .wheel(device: 0, dx: 0, dy: -1, x: 3, y: 4))
    mouse.scrolled(0, distance: -5)
    mouse.scrolled(1, distance: 2.5)
    #expect(mouse.groupEnded() == .wheel(device: 0, dx: 0.25, dy: 0.5, x: 3, y: 4))
    #expect(mouse.groupEnded() == nil)
  }
}

struct SeatFingersTests {
  private var fingers = SeatFingers()

  private func finger(_ number: Int64, _ x: Double, _ y: Double) -> RawEvent.Finger {
    RawEvent.Finger(device: SeatFingers.device, number: number, x: x, y: y)
  }

  @Test("a finger is reported from its press to its release, which has the last location")
  mutating func touch() {
    #expect(fingers.pressed(0, 7, x: 1, y: 2) == .fingerPressed(finger(0, 1, 2)))
    #expect(fingers.moved(0, x: 3, y: 4.25) == .fingerMoved(finger(0, 3, 4.25)))
    #expect(fingers.released(0) == .fingerReleased(finger(0, 3, 4.25)))
    #expect(fingers.moved(0, x: 5, y: 6) == nil)
    #expect(fingers.released(0) == nil)
  }

  @Test("a finger that was not put down on the window is not reported")
  mutating func elsewhere() {
    #expect(fingers.moved(3, x: 1, y: 1) == nil)
    #expect(fingers.released(3) == nil)
  }

  @Test("the compositor cancels all fingers at once")
  mutating func cancelled() {
    #expect(fingers.cancelled() == nil)
    _ = fingers.pressed(0, 7, x: 1, y: 2)
    _ = fingers.pressed(1, 8, x: 1, y: 2)
    #expect(fingers.cancelled() == .touchesCancelled)
    #expect(fingers.isEmpty)
    #expect(fingers.moved(0, x: 5, y: 6) == nil)
  }

  @Test("a finger's press is known while it is the only one")
  mutating func only() {
    #expect(fingers.only == nil)
    _ = fingers.pressed(0, 7, x: 1, y: 2)
    _ = fingers.pressed(1, 8, x: 1, y: 2)
    #expect(fingers.only == nil)
    _ = fingers.released(0)
    #expect(fingers.only?.serial == 8)
  }
}

struct QueuedEventTests {
  private func sdl(_ type: SDL_EventType, _ number: Int32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    if type == SDL_WINDOWEVENT {
      event.window.data1 = number
    } else {
      event.key.keysym.sym = number
    }
    return event
  }

  private var focusLoss: SDL_Event {
    var event = sdl(SDL_WINDOWEVENT, 0)
    event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    return event
  }

  /// The names of merged events: `w1` is SDL's of the window (`w0` the loss of the focus), `k1` that of a key, and
  /// `m1` the mouse's.
  private func names(_ sdl: [SDL_Event], _ seat: [SeatEvent]) -> [String] {
    var queue = sdl.map(QueuedEvent.sdl)
    queue.merge(seat)
    return queue.map { event in
      switch event {
      case .sdl(let event) where event.type == SDL_WINDOWEVENT.rawValue: "w\(event.window.data1)"
      case .sdl(let event): "k\(event.key.keysym.sym)"
      case .seat(.mouseMoved(_, _, let x, _)): "m\(Int(x))"
      case .seat: "other"
      }
    }
  }

  private func mouse(_ x: Double) -> SeatEvent {
    .pointer(.mouseMoved(device: 0, buttons: 0, x: x, y: 0))
  }

  @Test(
    "keys and a loss of the focus are merged among the events of the mouse where the seat reported them"
  )
  func merged() {
    let (down, up) = (sdl(SDL_KEYDOWN, 1), sdl(SDL_KEYUP, 2))
    let shown = sdl(SDL_WINDOWEVENT, 1)
    #expect(
      names([shown, down, up], [mouse(1), mouse(2), .key, mouse(3), .key, mouse(4)])
        == ["w1", "m1", "m2", "k1", "m3", "k2", "m4"])
    #expect(
      names([down, focusLoss, shown], [mouse(1), .key, mouse(2), .focusLost, mouse(3)])
        == ["m1", "k1", "m2", "w0", "w1", "m3"])
    // Keys that SDL releases when the focus is lost come before the loss.
    #expect(
      names([down, up, focusLoss], [.key, mouse(1), .focusLost, mouse(2)])
        == ["k1", "m1", "k2", "w0", "m2"])
    // A key that SDL reports late, or that only SDL reports, is not lost.
    #expect(names([], [mouse(1), .key, mouse(2)]) == ["m1", "m2"])
    #expect(names([down, shown], [mouse(1)]) == ["m1", "k1", "w1"])
    // A repeated key stays with the press before it.
    var repeated = sdl(SDL_KEYDOWN, 2)
    repeated.key.repeat = 1
    #expect(
      names([down, repeated, sdl(SDL_KEYUP, 3)], [.key, mouse(1), .key]) == [
        "k1", "k2", "m1", "k3",
      ])
  }
}

@Suite("The answers to an offer of a Wayland compositor")
struct WaylandOfferTests {
  // As `wl_data_device_manager.dnd_action` numbers them.
  private let none: UInt32 = 0
  private let copy: UInt32 = 1
  private var offer = WaylandOffer()

  init() { (offer.types, offer.actions, offer.chosen) = (["text/plain"], copy, copy) }

  private typealias Request = WaylandOffer.Request

  private var acceptance: [Request] {
    [.accept(type: "text/plain"), .setActions(copy, preferred: copy)]
  }

  @Test("are given once")
  mutating func once() {
    #expect(offer.answer(nil) == [])
    #expect(offer.answer(.copy) == acceptance)
    #expect(offer.answer(.copy) == [])
    #expect(offer.answer(nil) == [.accept(type: nil), .setActions(none, preferred: none)])
  }

  @Test("accept a drop again before they finish it, if the last one has refused it")
  mutating func refusedBefore() {
    _ = offer.answer(.copy)
    _ = offer.answer(nil)
    #expect(offer.finish(.copy) == acceptance + [.finish])
  }

  @Test("finish no drop that is refused, and none for which the compositor has chosen no action")
  mutating func refused() {
    _ = offer.answer(.copy)
    #expect(offer.finish(nil) == [])
    offer.chosen = none
    #expect(offer.finish(.copy) == [])
  }
}
