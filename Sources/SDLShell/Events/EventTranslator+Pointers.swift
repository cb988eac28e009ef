internal import CSDL2
internal import DragFrameIO
internal import DragGeometry

extension EventTranslator {
  mutating func movePointerByFinger() -> Outcome {
    isPointerMovedByFinger = true
    return .discarded(.touchMouse)
  }

  mutating func mouseMoved(_ buttons: UInt32, to point: Point) -> Outcome {
    (mouseLocation, isPointerMovedByFinger) = (point, false)
    return .passed(.pointerMoved(.mouse, to: point, isDown: buttons != 0))
  }

  mutating func mousePressed(_ number: UInt8, at point: Point) -> Outcome {
    guard let button = PointerButton(sdlButton: number) else { return .discarded(.extraButton) }
    heldButtons.insert(number)
    return .passed(.pointerPressed(.mouse, at: mouseLocation(point), button: button))
  }

  mutating func mouseReleased(_ number: UInt8, at point: Point) -> Outcome {
    guard let button = PointerButton(sdlButton: number) else { return .discarded(.extraButton) }
    guard heldButtons.remove(number) != nil else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(.mouse, at: mouseLocation(point), button: button))
  }

  private func mouseLocation(_ point: Point) -> Point {
    isPointerMovedByFinger ? mouseLocation : point
  }

  func wheelTurned(_ dx: Double, _ dy: Double, at point: Point) -> Outcome {
    // In SDL up is positive; in an input event down is.
    let turn = Vector(
      dx: Length(subpixels: (dx * 256).quantized), dy: Length(subpixels: (-dy * 256).quantized))
    return .passed(.wheelScrolled(at: mouseLocation(point), by: turn))
  }

  func fingerMoved(_ finger: RawEvent.Finger) -> Outcome {
    guard let pointer = fingers.pointer(of: finger) else { return .discarded(.withoutPress) }
    return .passed(.pointerMoved(pointer, to: point(finger), isDown: true))
  }

  mutating func fingerReleased(_ finger: RawEvent.Finger) -> Outcome {
    guard let pointer = fingers.remove(finger) else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(pointer, at: point(finger)))
  }

  /// Removes and returns all fingers if `raw` is a press of the mouse; otherwise returns none.
  ///
  /// The press captures the X server's pointer for the mouse. From then on, X no longer reports the
  /// fingers that are down.
  mutating func fingersLost(to raw: RawEvent) -> [PointerID] {
    guard case .mousePressed(let device, _, _, _) = raw, device != csdl_touch_mouse_id else {
      return []
    }
    defer { fingers = FingerNumbers() }
    return fingers.pointers
  }

  func point(_ finger: RawEvent.Finger) -> Point {
    point(
      finger.x * Double(max(windowSize.width - 1, 1)),
      finger.y * Double(max(windowSize.height - 1, 1)))
  }
}

extension PointerButton {
  init?(sdlButton: UInt8) {
    switch Int32(sdlButton) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}
