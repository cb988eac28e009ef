internal import CWayland
internal import DragEvents
internal import Glibc

/// The mouse and the touchscreen of a Wayland seat, as far as they are over the window's content, and when its
/// keyboard was used or taken away.
///
/// SDL reports neither the cancellation of touches nor fractions of a pixel, and it misreads touches on the
/// title bar that libdecor draws. Therefore the program listens to the seat itself, beside SDL, which keeps
/// the keyboard and the cursor.
final class WaylandSeat: WaylandObject {
  /// Since this version, events of a mouse arrive in groups, and objects can be released.
  static let leastVersion: UInt32 = 5
  /// From version 8, a wheel reports fractions of a notch in a further event.
  static let greatestVersion: UInt32 = 7

  let object: OpaquePointer
  private let window: WaylandWindow
  private let muted: MutedTouches?
  /// Whether the seat has said which devices it has.
  private(set) var isKnown = false
  private var pointer: OpaquePointer?
  private var touch: OpaquePointer?
  private var keyboard: OpaquePointer?
  private var mouse = SeatMouse()
  private var fingers = SeatFingers()
  private var events: [SeatEvent]
  /// The serial of the last press of a key, a button or a finger, with which the clipboard can be set.
  private(set) var inputSerial: UInt32?
  /// The serial of the press that holds the mouse, which starts a drag.
  private var pressSerial: UInt32?
  private enum DraggedPointer {
    case mouse
    case finger(Int32)
  }
  /// The pointer that drags to other programs; the compositor reports the drag instead of it.
  private var dragged: DraggedPointer?
  /// Whether the compositor has taken the mouse for the drag.
  private(set) var hasTakenDrag = false
  weak var dragSource: WaylandDragSource?
  private var seatListener: AnyObject?
  private var pointerListener: AnyObject?
  private var touchListener: AnyObject?
  private var keyboardListener: AnyObject?

  /// Listens to a seat, which it then owns; the events over the content of `window` are passed on.
  ///
  /// `events` are the remaining ones of a former seat.
  init(_ seat: OpaquePointer, over window: WaylandWindow, after events: [SeatEvent]) {
    (object, self.window, self.events) = (seat, window, events)
    muted = MutedTouches(on: window.display)
    seatListener = listen(
      to: seat,
      wl_seat_listener(
        capabilities: { own, _, bits in
          WaylandSeat.of(own)?.isKnown = true
          WaylandSeat.of(own)?.setCapabilities(bits)
        },
        name: { _, _, _ in }), wl_seat_add_listener)
  }

  deinit {
    disconnect()
    wl_seat_release(object)
  }

  var hasEvents: Bool { !events.isEmpty }

  /// Returns the events since the last call.
  func takeEvents() -> [SeatEvent] {
    muted?.update()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Handles the loss of the seat: whatever was held is cancelled.
  func disconnect() { setCapabilities(0) }

  private func setCapabilities(_ bits: UInt32) {
    if bits & WL_SEAT_CAPABILITY_POINTER.rawValue == 0 {
      if let pointer = pointer.take() { wl_pointer_release(pointer) }
      if case .mouse = dragged { cancelDrag() }
      note(mouse.left())
    } else if pointer == nil {
      listenToPointer()
    }
    if bits & WL_SEAT_CAPABILITY_KEYBOARD.rawValue == 0 {
      if let keyboard = keyboard.take() { wl_keyboard_release(keyboard) }
    } else if keyboard == nil {
      listenToKeyboard()
    }
    if bits & WL_SEAT_CAPABILITY_TOUCH.rawValue == 0 {
      if let touch = touch.take() { wl_touch_release(touch) }
      if case .finger = dragged { cancelDrag() }
      note(fingers.cancelled())
    } else if touch == nil {
      listenToTouch()
    }
  }

  private func note(_ raw: RawEvent?) { if let raw { events.append(.pointer(raw)) } }
}

extension WaylandSeat {
  private func listenToPointer() {
    guard let pointer = wl_seat_get_pointer(object) else { return }
    self.pointer = pointer
    // Newer headers have further functions, for events that this version of the seat does not send.
    var functions = wl_pointer_listener()
    functions.enter = { own, _, _, surface, x, y in
      guard let seat = WaylandSeat.of(own), seat.window.isContent(surface) else { return }
      seat.note(seat.mouse.entered(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
    }
    functions.leave = { own, _, _, surface in
      guard let seat = WaylandSeat.of(own), seat.window.wasContent(surface) else { return }
      // The compositor also takes the mouse for a drag to other programs.
      if seat.dragged == nil {
        seat.note(seat.mouse.left())
      } else {
        seat.mouse.taken()
        seat.hasTakenDrag = true
      }
    }
    functions.motion = { own, _, _, x, y in
      guard let seat = WaylandSeat.of(own) else { return }
      seat.note(seat.mouse.moved(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
    }
    functions.button = { own, _, serial, _, button, state in
      guard let seat = WaylandSeat.of(own) else { return }
      let isDown = state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue
      if isDown { (seat.pressSerial, seat.inputSerial) = (serial, serial) }
      seat.note(seat.mouse.buttonChanged(button, isDown: isDown))
    }
    functions.axis = { own, _, _, axis, distance in
      WaylandSeat.of(own)?.mouse.scrolled(axis, distance: wl_fixed_to_double(distance))
    }
    functions.axis_discrete = { own, _, axis, notches in
      WaylandSeat.of(own)?.mouse.scrolled(axis, notches: Int(notches))
    }
    functions.frame = { own, _ in
      guard let seat = WaylandSeat.of(own) else { return }
      seat.note(seat.mouse.groupEnded())
    }
    functions.axis_source = { _, _, _ in }
    functions.axis_stop = { _, _, _, _ in }
    pointerListener = listen(to: pointer, functions, wl_pointer_add_listener)
  }

  private func listenToTouch() {
    guard let touch = wl_seat_get_touch(object) else { return }
    self.touch = touch
    touchListener = listen(
      to: touch,
      wl_touch_listener(
        down: { own, _, serial, _, surface, number, x, y in
          guard let seat = WaylandSeat.of(own), seat.window.isContent(surface) else { return }
          // By a finger, weston reports no release over nothing: this is the next touch.
          if case .finger = seat.dragged { seat.dragSource?.handle { $0.ended(nil) } }
          seat.inputSerial = serial
          let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
          seat.note(seat.fingers.pressed(number, serial, x: x, y: y))
        },
        up: { own, _, _, _, number in
          guard let seat = WaylandSeat.of(own) else { return }
          seat.note(seat.fingers.released(number))
          if seat.fingers.isEmpty { seat.muted?.discard() }
        },
        motion: { own, _, _, number, x, y in
          guard let seat = WaylandSeat.of(own) else { return }
          let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
          seat.note(seat.fingers.moved(number, x: x, y: y))
        },
        frame: { _, _ in },
        cancel: { own, _ in
          guard let seat = WaylandSeat.of(own) else { return }
          // The compositor also takes a finger for a drag to other programs.
          if case .finger = seat.dragged {} else { seat.note(seat.fingers.cancelled()) }
          seat.muted?.discard()
        },
        shape: { _, _, _, _, _ in },
        orientation: { _, _, _, _ in }), wl_touch_add_listener)
  }

  /// SDL reports the keys and the loss of the focus; here only their order among the events of mouse and fingers
  /// matters.
  private func listenToKeyboard() {
    guard let keyboard = wl_seat_get_keyboard(object) else { return }
    self.keyboard = keyboard
    keyboardListener = listen(
      to: keyboard,
      wl_keyboard_listener(
        keymap: { _, _, _, file, _ in close(file) },
        enter: { _, _, _, _, _ in },
        leave: { own, _, _, surface in
          guard let seat = WaylandSeat.of(own), seat.window.wasContent(surface) else { return }
          seat.events.append(.focusLost)
        },
        key: { own, _, serial, _, _, _ in
          WaylandSeat.of(own)?.inputSerial = serial
          WaylandSeat.of(own)?.events.append(.key)
        },
        modifiers: { _, _, _, _, _, _, _ in },
        repeat_info: { _, _, _, _ in }), wl_keyboard_add_listener)
  }
}

// Drags to other programs: the compositor reports the drag instead of the pointer, and no release.
extension WaylandSeat {
  /// Returns the number of the press with which a pointer drags; `nil` if it is not down.
  ///
  /// A finger is known only while it is the only one.
  func serial(of pointer: PointerID) -> UInt32? {
    pointer.kind == .touch ? fingers.only?.serial : pressSerial
  }

  func beginDrag(by pointer: PointerID) {
    hasTakenDrag = false
    dragged = pointer.kind == .touch ? fingers.only.map { .finger($0.number) } : .mouse
  }

  func dragMoved(to point: Point) {
    let (x, y) = (Double(point.x.subpixels) / 256, Double(point.y.subpixels) / 256)
    switch dragged {
    case .mouse: note(mouse.dragged(x: x, y: y))
    case .finger(let number): note(fingers.moved(number, x: x, y: y))
    case nil: break
    }
  }

  /// Releases the pointer that has dragged.
  func endDrag(at point: Point) {
    dragMoved(to: point)
    switch dragged {
    case .mouse: note(mouse.dropped())
    case .finger(let number): note(fingers.released(number))
    case nil: break
    }
    dragged = nil
  }

  /// Handles the loss of the pointer that has dragged.
  func cancelDrag() {
    switch dragged {
    case .mouse: note(mouse.cancelled())
    case .finger: note(fingers.cancelled())
    case nil: break
    }
    dragged = nil
  }

  /// Continues with the events of the pointer, since the compositor ignores the drag.
  func abandonDrag() { dragged = nil }
}
