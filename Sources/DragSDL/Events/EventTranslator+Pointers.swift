internal import CSDL2
internal import DragEvents

extension EventTranslator {
  mutating func movePointerByFinger() -> Outcome {
    isPointerMovedByFinger = true
    return .discarded(.touchMouse)
  }

  mutating func mouseMoved(_ buttons: UInt32, to point: Point) -> Outcome {
    isPointerMovedByFinger = false
    // The first five, as presses are passed on.
    let isDown = buttons & 0b1_1111 != 0
    if !isDown { heldButtons = [] }
    return .passed(.pointerMoved(.mouse, to: place(ofMouseAt: point), isDown: isDown))
  }

  mutating func mousePressed(_ number: UInt8, at point: Point) -> Outcome {
    guard let button = PointerButton(sdlNumber: Int(number)) else {
      return .discarded(.extraButton)
    }
    heldButtons.insert(number)
    return .passed(.pointerPressed(.mouse, at: place(ofMouseAt: point), button: button))
  }

  mutating func mouseReleased(_ number: UInt8, at point: Point) -> Outcome {
    guard let button = PointerButton(sdlNumber: Int(number)) else {
      return .discarded(.extraButton)
    }
    guard heldButtons.remove(number) != nil else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(.mouse, at: place(ofMouseAt: point), button: button))
  }

  /// Whether the mouse, which could not leave the window while a button was held, is released outside of it.
  ///
  /// A Wayland compositor reports that the mouse leaves after the release.
  func endsOutside(_ kind: InputEvent.Kind) -> Bool {
    guard isX11, heldButtons.isEmpty, case .pointerReleased(.mouse, at: let point, _) = kind else {
      return false
    }
    return !isInWindow(point)
  }

  private func isInWindow(_ point: Point) -> Bool {
    let corner = self.point(Double(windowSize.width), Double(windowSize.height))
    return Rect(x: .zero, y: .zero, width: corner.x, height: corner.y).contains(point)
  }

  /// Records where the mouse is; returns the place to report, which is never in a hidden window.
  private mutating func place(ofMouseAt point: Point) -> Point {
    if !isPointerMovedByFinger { mouseLocation = point }
    return visibility == .hidden && isInWindow(mouseLocation) ? Point(x: -1, y: -1) : mouseLocation
  }

  mutating func wheelTurned(_ dx: Double, _ dy: Double, at point: Point) -> Outcome {
    // In SDL up is positive; in an input event down is.
    let turn = Vector(
      dx: Length(subpixels: (dx * 256).quantized), dy: Length(subpixels: (-dy * 256).quantized))
    return .passed(.wheelScrolled(at: place(ofMouseAt: point), by: turn))
  }

  func fingerMoved(_ finger: RawEvent.Finger) -> Outcome {
    guard let pointer = fingers.pointer(of: finger) else { return .discarded(.withoutPress) }
    return .passed(.pointerMoved(pointer, to: point(finger), isDown: true))
  }

  mutating func fingerReleased(_ finger: RawEvent.Finger) -> Outcome {
    guard let pointer = fingers.remove(finger) else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(pointer, at: point(finger)))
  }

  /// Removes and returns the pointers whose release will not be reported because of `raw`.
  ///
  /// Under X11, a press captures the pointer for the mouse: motions of the fingers that are down are then
  /// reported as the mouse's, and their release is not. A finger may not be released over a hidden window.
  mutating func pointersLost(to raw: RawEvent) -> [PointerID] {
    switch raw {
    case .mousePressed(csdl_touch_mouse_id, _, _, _): []
    case .mousePressed where isX11, .touchesCancelled: fingers.removeAll()
    case .window(.hidden), .window(.minimized): fingers.removeAll()
    case .mouseLost: loseMouse()
    default: []
    }
  }

  private mutating func loseMouse() -> [PointerID] {
    defer { heldButtons = [] }
    return heldButtons.isEmpty ? [] : [.mouse]
  }

  func point(_ finger: RawEvent.Finger) -> Point { point(finger.x, finger.y) }
}
