internal import CDesktop
internal import CSDL2

/// The mouse of a window under X11, by the server's own events, which replace those that SDL makes of them.
///
/// SDL 2 gives a press the location of its last motion, ignores a press after a release that it missed, and gives up the
/// mouse when the window loses the focus. Here, the window keeps the mouse while a button is held, even if it is hidden:
/// people reach another program with the keyboard while they drag.
final class XMouse {
  private let window: X11Window
  private let number: UInt32
  private var source = PointerSource()
  /// The location of the last motion.
  private var location: (x: Int32, y: Int32) = (0, 0)
  /// Takes the crossings that are the effect of a grab while a button is held.
  ///
  /// SDL would take them for entries of the mouse, and then end the grab.
  private lazy var filter = XFilter(of: EnterNotify...LeaveNotify, on: window.display) {
    [unowned self] event in
    source.isHeld && [NotifyGrab, NotifyUngrab].contains(event.xcrossing.mode)
  }

  /// Follows the mouse over a window; `number` is SDL's for the window.
  init(over window: X11Window, number: UInt32) {
    (self.window, self.number) = (window, number)
    window.connection.ignoringErrors {
      _ = XIGetClientPointer(window.display, 0, &source.pointer)
    }
    // SDL's own capture would end when the window loses the focus, or the mouse returns.
    SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0")
    filter.watch(window.id)
  }

  private var root: UInt { XDefaultRootWindow(window.display) }

  /// Handles a raw event of a device, which precedes its other events.
  func announce(finger: Bool) { source.isFinger = finger }

  /// Converts an event of the server; returns `nil` if it is none of the mouse, or of another window.
  func event(_ native: XEvent) -> SDL_Event? {
    let wasHeld = source.isHeld
    let converted = source.event(native, in: number) { [window, root] origin, x, y in
      if origin == window.id { return (x, y) }
      guard origin == root else { return nil }
      let place = window.connection.ignoringErrors {
        window.connection.place(Int(x), Int(y), of: root, in: window.id)
      }
      return (Int32(place.x), Int32(place.y))
    }
    guard let event = converted else { return nil }
    if event.type == SDL_MOUSEMOTION.rawValue { location = (event.motion.x, event.motion.y) }
    if !wasHeld {
      grab()
    } else if !source.isHeld {
      XUngrabPointer(window.display, UInt(CurrentTime))
    }
    return event
  }

  /// The time after which a window without the focus has to ``hold()`` the mouse again.
  static let interval = Microseconds.milliseconds(50)

  /// Whether SDL may release the mouse at any time, although a button is held.
  var isAtRisk: Bool { source.isHeld && !(window.hasFocus && window.isVisible) }

  /// Keeps the mouse while a button is held; returns the last motion and the releases that the window has missed.
  ///
  /// SDL releases the mouse when it reports a change of the window's focus or visibility, and some time after that.
  func hold() -> [SDL_Event] {
    filter.watch(window.id)
    grab()
    guard source.isHeld else { return [] }
    var (root, child, rootX, rootY) = (UInt(0), UInt(0), Int32(0), Int32(0))
    var (x, y, state) = (Int32(0), Int32(0), UInt32(0))
    XQueryPointer(window.display, window.id, &root, &child, &rootX, &rootY, &x, &y, &state)
    var native: [XEvent] = []
    if (x, y) != location, !source.isFinger {
      var motion = XMotionEvent()
      (motion.type, motion.window, motion.x, motion.y) = (MotionNotify, window.id, x, y)
      // The releases follow.
      motion.state = 0b111 << 8
      native.append(XEvent(xmotion: motion))
    }
    var release = XButtonEvent()
    (release.type, release.window, release.x, release.y) = (ButtonRelease, window.id, x, y)
    let lost = source.lost(state >> 8)
    for button in 1...3 where lost >> (button - 1) & 1 != 0 {
      release.button = UInt32(button)
      native.append(XEvent(xbutton: release))
    }
    return native.compactMap(event)
  }

  private func grab() {
    guard source.isHeld else { return }
    // A window that is hidden cannot keep it. With the screen's, the server withholds the raw events.
    for holder in [window.id, root] {
      let status = window.connection.ignoringErrors {
        XGrabPointer(
          window.display, holder, 0,
          UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask), GrabModeAsync,
          GrabModeAsync, 0, 0, UInt(CurrentTime))
      }
      if status == GrabSuccess { return }
    }
  }

  /// Whether an event of SDL is one of the mouse, which the server's own event has replaced.
  ///
  /// Where SDL has lost the mouse, its events name no window.
  func replaces(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      // It is in the same place in each kind of event.
      [0, number].contains(event.button.windowID)
    default: false
    }
  }
}
