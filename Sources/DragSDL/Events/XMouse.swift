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

  /// Follows the mouse over a window; `number` is SDL's for the window.
  init(over window: X11Window, number: UInt32) {
    (self.window, self.number) = (window, number)
    window.connection.ignoringErrors {
      _ = XIGetClientPointer(window.display, 0, &source.pointer)
    }
    // SDL's own capture would end when the window loses the focus, or the mouse returns.
    SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0")
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
    if !wasHeld {
      grab()
    } else if !source.isHeld {
      XUngrabPointer(window.display, UInt(CurrentTime))
    }
    return event
  }

  /// Keeps the mouse while a button is held; returns the releases that the window has missed.
  ///
  /// SDL releases the mouse whenever it reports a change of the window's focus or visibility.
  func hold() -> [SDL_Event] {
    grab()
    guard source.isHeld else { return [] }
    var (root, child, rootX, rootY) = (UInt(0), UInt(0), Int32(0), Int32(0))
    var (x, y, state) = (Int32(0), Int32(0), UInt32(0))
    XQueryPointer(window.display, window.id, &root, &child, &rootX, &rootY, &x, &y, &state)
    var release = XButtonEvent()
    (release.type, release.window, release.x, release.y) = (ButtonRelease, window.id, x, y)
    let lost = source.lost(state >> 8)
    return (1...3).filter { lost >> ($0 - 1) & 1 != 0 }.compactMap { button in
      release.button = button
      return event(XEvent(xbutton: release))
    }
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
