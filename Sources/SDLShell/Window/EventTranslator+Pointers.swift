internal import CSDL2
internal import DragFrameIO
internal import DragGeometry

extension EventTranslator {
  mutating func mouseMoved(_ device: UInt32, _ buttons: UInt32, to point: Point) -> Outcome {
    guard device != csdl_touch_mouse_id else {
      isMouseAstray = true
      return .discarded(.touchMouse)
    }
    (mousePlace, isMouseAstray) = (point, false)
    return .passed(.pointerMoved(.mouse, to: point, isDown: buttons != 0))
  }

  mutating func mousePressed(_ device: UInt32, _ number: UInt8, at point: Point) -> Outcome {
    guard device != csdl_touch_mouse_id else { return .discarded(.touchMouse) }
    guard let button = PointerButton(sdlButton: number) else { return .discarded(.extraButton) }
    heldButtons.insert(number)
    return .passed(.pointerPressed(.mouse, at: mousePlace(point), button: button))
  }

  mutating func mouseReleased(_ device: UInt32, _ number: UInt8, at point: Point) -> Outcome {
    guard device != csdl_touch_mouse_id else { return .discarded(.touchMouse) }
    guard let button = PointerButton(sdlButton: number) else { return .discarded(.extraButton) }
    guard heldButtons.remove(number) != nil else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(.mouse, at: mousePlace(point), button: button))
  }

  /// Where the mouse is: a finger may have moved SDL's pointer away from it.
  private func mousePlace(_ point: Point) -> Point {
    isMouseAstray ? mousePlace : point
  }

  mutating func wheelTurned(
    _ device: UInt32, _ dx: Double, _ dy: Double, at point: Point
  ) -> Outcome {
    guard device != csdl_touch_mouse_id else { return .discarded(.touchMouse) }
    // SDL counts up as positive; here down is, as it is everywhere else.
    let turn = Vector(
      dx: Length(subpixels: (dx * 256).quantized), dy: Length(subpixels: (-dy * 256).quantized))
    return .passed(.wheelScrolled(at: mousePlace(point), by: turn))
  }

  mutating func fingerPressed(_ finger: RawEvent.Finger) -> Outcome {
    guard finger.device != csdl_mouse_touch_id else { return .discarded(.mouseTouch) }
    return .passed(.pointerPressed(fingers.add(finger), at: point(finger)))
  }

  mutating func fingerMoved(_ finger: RawEvent.Finger) -> Outcome {
    guard finger.device != csdl_mouse_touch_id else { return .discarded(.mouseTouch) }
    guard let pointer = fingers.pointer(of: finger) else {
      return .discarded(.withoutPress)
    }
    return .passed(.pointerMoved(pointer, to: point(finger), isDown: true))
  }

  mutating func fingerReleased(_ finger: RawEvent.Finger) -> Outcome {
    guard finger.device != csdl_mouse_touch_id else { return .discarded(.mouseTouch) }
    guard let pointer = fingers.remove(finger) else { return .discarded(.withoutPress) }
    return .passed(.pointerReleased(pointer, at: point(finger)))
  }

  /// The fingers that are not heard of any more after `raw`.
  ///
  /// With its first button the mouse captures the pointer, and X hands it the fingers that are down:
  /// not even their end is reported.
  mutating func fingersLost(to raw: RawEvent) -> [PointerID] {
    guard case .mousePressed(let device, _, _, _) = raw, device != csdl_touch_mouse_id else {
      return []
    }
    defer { fingers = FingerNumbers() }
    return fingers.pointers
  }

  /// A finger's place: SDL divides it by one pixel less than the window has.
  private func point(_ finger: RawEvent.Finger) -> Point {
    point(
      finger.x * Double(max(windowSize.width - 1, 1)),
      finger.y * Double(max(windowSize.height - 1, 1)))
  }
}

extension PointerButton {
  /// The button by SDL's number, or nothing for one that goes back or forth.
  init?(sdlButton: UInt8) {
    switch Int32(sdlButton) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}
