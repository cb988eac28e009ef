import CDesktop
import CSDL2
import Testing

@testable import DragSDL

@Suite("The device of a pointer event")
struct PointerSourceTests {
  private static let finger: UInt32 = 0xffff_ffff

  @Test("events after a finger's raw event are the finger's, until one of the mouse")
  func announced() {
    var source = PointerSource()
    #expect(source.motion(0).device == 0)
    source.isFinger = true
    #expect(source.motion(0).device == Self.finger)
    source.isFinger = false
    #expect(source.motion(0).device == 0)
  }

  @Test("a held button stays held while a finger is pressed and released, until its own release")
  func releasedByFinger() {
    var source = PointerSource()
    let press = source.press(1)
    source.isFinger = true
    let fingersRelease = source.release(1)
    source.isFinger = false
    #expect(press == 0)
    #expect(fingersRelease == Self.finger)
    // X says that no button is held.
    #expect(source.lost(0) == 0)
    #expect(source.motion(0).buttons == 1)
    let release = source.release(1)
    #expect(release == 0)
    #expect(source.motion(0).buttons == 0)
    _ = source.press(1)
    #expect(source.lost(0) == 1)
  }

  @Test("a finger's press and release of a button that the mouse does not hold change nothing")
  func fingerAlone() {
    var source = PointerSource()
    source.isFinger = true
    _ = source.press(1)
    _ = source.release(1)
    source.isFinger = false
    #expect(source.motion(0).buttons == 0)
    #expect(!source.isHeld)
  }

  @Test("a motion does not end the press of a button of the thumb, of which X says nothing then")
  func thumb() {
    var source = PointerSource()
    _ = source.press(4)
    #expect(source.lost(0) == 0)
    #expect(source.motion(0).buttons == 0b1000)
    _ = source.release(4)
    #expect(source.motion(0).buttons == 0)
  }

  @Test("a motion without a button ends the press whose release was lost")
  func lostRelease() {
    var source = PointerSource()
    _ = source.press(1)
    _ = source.press(3)
    #expect(source.lost(0b001) == 0b100)
    #expect(source.motion(0b101).buttons == 0b101)
    #expect(source.motion(0b100).buttons == 0b100)
    #expect(source.motion(0).buttons == 0)
    #expect(!source.isHeld)
  }
}

@Suite("Events of the X server's pointer")
struct XPointerEventTests {
  private static let window: UInt = 7
  private var source = PointerSource()

  @Test("a press has its own location, also without a motion before it")
  mutating func press() {
    let event = event(.button(ButtonPress, 1, x: 30, y: 40))
    #expect(event?.type == SDL_MOUSEBUTTONDOWN.rawValue)
    #expect(event?.button.windowID == 3)
    #expect(event?.button.button == 1)
    #expect(event.map { [$0.button.x, $0.button.y] } == [30, 40])
    #expect(source.isHeld)
  }

  @Test("a release ends what a press held, and a second press is one again after a lost release")
  mutating func release() {
    _ = event(.button(ButtonPress, 1, x: 0, y: 0))
    let second = event(.button(ButtonPress, 1, x: 5, y: 5))
    #expect(second?.type == SDL_MOUSEBUTTONDOWN.rawValue)
    let release = event(.button(ButtonRelease, 1, x: 6, y: 6))
    #expect(release?.type == SDL_MOUSEBUTTONUP.rawValue)
    #expect(!source.isHeld)
  }

  @Test("the buttons 4 to 7 are the wheel, and the later ones are SDL's from 4 on")
  mutating func buttons() {
    let turns = [4, 5, 6, 7].map { event(.button(ButtonPress, $0, x: 1, y: 2)) }
    #expect(turns.map { $0?.wheel.y } == [1, -1, 0, 0])
    #expect(turns.map { $0?.wheel.x } == [0, 0, -1, 1])
    #expect(turns.allSatisfy { $0?.wheel.mouseX == 1 && $0?.wheel.mouseY == 2 })
    #expect(event(.button(ButtonRelease, 4, x: 0, y: 0)) == nil)
    #expect(!source.isHeld)
    #expect(event(.button(ButtonPress, 8, x: 0, y: 0))?.button.button == 4)
    #expect(event(.button(ButtonPress, 99, x: 0, y: 0)) == nil)
  }

  @Test("the mouse that enters the window has moved there, but not because of a grab")
  mutating func enter() {
    var crossing = XEvent()
    (crossing.xcrossing.type, crossing.xcrossing.window) = (EnterNotify, Self.window)
    (crossing.xcrossing.x, crossing.xcrossing.y) = (8, 9)
    #expect(event(crossing).map { [$0.motion.x, $0.motion.y] } == [8, 9])
    crossing.xcrossing.mode = NotifyGrab
    #expect(event(crossing) == nil)
  }

  @Test("motions that the server sends beside fingers are the mouse's, unless a finger makes them")
  mutating func besideFingers() {
    _ = event(.button(ButtonPress, 3, x: 0, y: 0))
    let moved = input(XI_Motion)
    #expect(moved.map { [$0.motion.x, $0.motion.y] } == [8, 9])
    #expect(moved?.motion.state == 0b100)
    source.isFinger = true
    #expect(input(XI_Motion)?.motion.which == csdl_touch_mouse_id)
  }

  @Test("presses of XInput, which SDL 3 requests, are the pointer's, once for all devices")
  mutating func input() {
    source.pointer = 2
    #expect(input(XI_ButtonPress, from: 6, to: 6) == nil)
    let press = input(XI_ButtonPress, from: 6, to: 2)
    #expect(press?.type == SDL_MOUSEBUTTONDOWN.rawValue)
    #expect(press?.button.button == 3)
    #expect(press.map { [$0.button.x, $0.button.y] } == [8, 9])
    // A remote desktop has no device.
    #expect(input(XI_ButtonRelease, from: 2, to: 2)?.type == SDL_MOUSEBUTTONUP.rawValue)
    #expect(!source.isHeld)
  }

  /// An event of XInput from a device to a pointer, by the third button or with it held.
  private mutating func input(
    _ type: Int32, from device: Int32 = 0, to pointer: Int32 = 0
  ) -> SDL_Event? {
    var mask: UInt8 = 1 << 3
    return withUnsafeMutablePointer(to: &mask) { mask in
      var input = XIDeviceEvent()
      (input.evtype, input.sourceid, input.deviceid, input.detail) = (type, device, pointer, 3)
      (input.event, input.event_x, input.event_y) = (Self.window, 8.75, 9.25)
      input.buttons = XIButtonState(mask_len: 1, mask: mask)
      return withUnsafeMutablePointer(to: &input) { input in
        var native = XEvent()
        (native.xcookie.type, native.xcookie.evtype) = (GenericEvent, type)
        native.xcookie.data = UnsafeMutableRawPointer(input)
        return event(native)
      }
    }
  }

  @Test("events of other windows, and of the keyboard, are none of the pointer")
  mutating func others() {
    var press = XEvent.button(ButtonPress, 1, x: 0, y: 0)
    press.xbutton.window = 8
    #expect(event(press) == nil)
    var key = XEvent()
    key.type = KeyPress
    #expect(event(key) == nil)
    #expect(!source.isHeld)
  }

  private mutating func event(_ native: XEvent) -> SDL_Event? {
    source.event(native, in: 3) { window, x, y in window == Self.window ? (x, y) : nil }
  }
}

extension XEvent {
  fileprivate static func button(_ type: Int32, _ number: UInt32, x: Int32, y: Int32) -> XEvent {
    var event = XEvent()
    (event.xbutton.type, event.xbutton.window, event.xbutton.button) = (type, 7, number)
    (event.xbutton.x, event.xbutton.y) = (x, y)
    return event
  }
}
