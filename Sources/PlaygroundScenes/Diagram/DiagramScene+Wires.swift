internal import DragKit

extension DiagramScene {
  /// Lets a touch take the wire off its input, or begin a new wire at an output.
  mutating func beginWire(_ touch: Touch) {
    guard let port = touch.item.flatMap(DiagramPort.init), !isHolding(touch) else { return }
    let source = circuitAsDrawn[port]
    if source != nil, wireHolds.contains(where: { $0.origin == port }) { return }
    wireHolds.append(
      WireHold(
        pointer: touch.id, fixed: source ?? port, origin: source == nil ? nil : port,
        isLoose: source == nil, location: touch.location, target: source == nil ? nil : port,
        signals: signals))
  }

  mutating func moveWire(with touch: Touch) {
    guard let index = wireHolds.index(of: touch) else { return }
    wireHolds[index].location = touch.location
    // A finger that trembles on a port keeps its wire.
    guard wireHolds[index].isLoose || touch.hasExceededSlop else { return }
    let target = port(near: touch, fitting: wireHolds[index].fixed)
    if target != wireHolds[index].origin { wireHolds[index].isLoose = true }
    wireHolds[index].target = target
    settle(at: touch.timestamp)
  }

  /// Connects the wire to the port that attracts it, or removes the wire if there is none.
  mutating func endWire(_ touch: Touch) {
    guard let hold = wireHolds.release(touch), hold.isLoose else { return }
    if let target = hold.target { loosen(from: target.isInput ? target : hold.fixed) }
    step(at: touch.timestamp) { document in
      if let origin = hold.origin { document.circuit[origin] = nil }
      if let target = hold.target { document.circuit.join(hold.fixed, target) }
    }
  }

  mutating func cancelWire(_ touch: Touch) {
    guard let hold = wireHolds.release(touch) else { return }
    // A loop that the touch opened went out, and would not light up by itself.
    if hold.isLoose, hold.origin != nil { signals = hold.signals }
    settle(at: touch.timestamp)
  }

  /// Detaches the old wire from an input that gets another one, if a touch holds its end.
  private mutating func loosen(from input: DiagramPort) {
    for index in wireHolds.indices where wireHolds[index].origin == input {
      wireHolds[index].origin = nil
      wireHolds[index].isLoose = true
    }
  }

  /// Returns the nearest port within reach of a touch that fits the other end.
  private func port(near touch: Touch, fitting fixed: DiagramPort) -> DiagramPort? {
    let reach: Length = touch.id.kind == .touch ? 22 : 12
    let ports = DiagramPort.allCases.filter { fixed.fits($0) && !isCovered($0) }
    let distances = ports.map { port in (port: port, vector: touch.location - center(of: port)) }
    return distances.filter { !$0.vector.isLonger(than: reach) }
      .min { $0.vector.squaredLength < $1.vector.squaredLength }?.port
  }
}

extension Circuit {
  fileprivate mutating func join(_ one: DiagramPort, _ other: DiagramPort) {
    if one.isInput { self[one] = other } else { self[other] = one }
  }
}

extension Vector {
  /// The square of the length in subpixels; it overflows for lengths beyond the window.
  fileprivate var squaredLength: Int { dx.subpixels * dx.subpixels + dy.subpixels * dy.subpixels }
}
