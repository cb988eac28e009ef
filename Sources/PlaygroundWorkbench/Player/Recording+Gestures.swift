internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragRecording

extension Recording {
  /// What was done, as the recording tells it; of one that does not tell, as far as its events and
  /// calls do.
  var toldGestures: [Gesture] {
    let told = gestures
    guard told.isEmpty else { return told }
    var reader = GestureReader()
    for pump in pumps { reader.read(pump) }
    return reader.gestures.sorted { $0.number < $1.number }
  }
}

/// Makes gestures of events and calls alone, as those of the first version of the format are read.
private struct GestureReader {
  private(set) var gestures: [Gesture] = []
  private var current: [Gesture] = []
  private var count = 0

  mutating func read(_ pump: Pump) {
    for call in pump.calls where call.name == "dragBegan" { lift(call) }
    for event in pump.events { read(event) }
    // A drag that began with the press on the same line.
    for call in pump.calls where call.name == "dragBegan" { lift(call) }
    for call in pump.calls where call.name == "dragEnded" { end(.keyboard, at: call.time) }
  }

  private mutating func read(_ event: InputEvent) {
    switch event.kind {
    case .pointerPressed(let pointer, let point, _): begin(.press, pointer, at: point, event.time)
    case .pointerReleased(let pointer, _, _), .pointerCancelled(let pointer):
      end(pointer, at: event.time)
    case .wheelScrolled(let point, _):
      begin(.wheel, .mouse, at: point, event.time)
      if let wheel = current.popLast() { gestures.append(wheel) }
    default: break
    }
  }

  private mutating func begin(
    _ kind: Gesture.Kind, _ pointer: PointerID, at point: Point, _ time: Microseconds
  ) {
    guard kind == .wheel || !current.contains(where: { $0.pointer == pointer }) else { return }
    count += 1
    current.append(
      Gesture(number: count, kind, by: pointer, during: time...time, from: point, to: point))
  }

  private mutating func end(_ pointer: PointerID, at time: Microseconds) {
    guard let index = current.firstIndex(where: { $0.pointer == pointer }) else { return }
    var gesture = current.remove(at: index)
    gesture.span = gesture.span.lowerBound...max(time, gesture.span.lowerBound)
    gestures.append(gesture)
  }

  private mutating func lift(_ call: Call) {
    let item = call["item"]?.string ?? ""
    let waypoint = Waypoint(Landmark.ID(item, in: ""), .zero, at: call.time)
    if call["pointer"] == "keyboard" {
      guard !current.contains(where: { $0.pointer == .keyboard }) else { return }
      begin(.keys, .keyboard, at: .zero, call.time)
      current[current.count - 1].path = [waypoint]
    } else if let index = current.lastIndex(where: { $0.kind == .press }) {
      (current[index].kind, current[index].path) = (.drag, [waypoint])
    }
  }
}
