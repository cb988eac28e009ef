internal import DragEvents

extension EventTranslator {
  /// Continues at another scale; returns the new size of the window, and the new location of the mouse if it is over it.
  mutating func use(
    _ scale: Fraction, windowSize: DeviceSize, isUnderMouse: Bool, at time: Microseconds
  ) -> [InputEvent] {
    let place = units(mouseLocation)
    self.scale = scale
    self.windowSize = windowSize
    mouseLocation = logical(place)
    var events = [InputEvent(time: time, .windowResized(windowSize.logical(scale)))]
    if isUnderMouse, fingers.isEmpty {
      let isDown = !heldButtons.isEmpty
      events.append(
        InputEvent(time: time, .pointerMoved(.mouse, to: mouseLocation, isDown: isDown)))
    }
    return events
  }
}
