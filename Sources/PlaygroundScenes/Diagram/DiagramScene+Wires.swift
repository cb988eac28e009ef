internal import DragKit

// Touches on ports.
extension DiagramScene {
  /// Lets a touch take the end of a wire off its input, or begin a new wire at the port.
  mutating func beginWire(_ touch: Touch) {
    guard let port = touch.item.flatMap(DiagramPort.init), !isHolding(touch.id) else { return }
    let source = circuitAsDrawn[port]
    if source != nil, wireHolds.contains(where: { $0.origin == port }) { return }
    wireHolds.append(
      WireHold(
        pointer: touch.id, fixed: source ?? port, origin: source == nil ? nil : port,
        isLoose: source == nil, location: touch.location, target: source == nil ? nil : port,
        signals: signals))
  }

  mutating func moveWire(with touch: Touch) {
    guard let index = wireHolds.firstIndex(where: { $0.pointer == touch.id }) else { return }
    wireHolds[index].location = touch.location
    // A finger that trembles on a port takes no wire off.
    guard wireHolds[index].isLoose || touch.hasExceededSlop else { return }
    let target = port(near: touch, fitting: wireHolds[index].fixed)
    if target != wireHolds[index].origin { wireHolds[index].isLoose = true }
    wireHolds[index].target = target
    settle(at: touch.timestamp)
  }

  /// Puts the end of the wire into the port that it was drawn to; where there is none, the wire is
  /// gone.
  mutating func endWire(_ touch: Touch) {
    guard let hold = stopWire(touch), hold.isLoose else { return }
    if let target = hold.target { loosen(from: target.isInput ? target : hold.fixed) }
    step(at: touch.timestamp) { document in
      if let origin = hold.origin { document.circuit[origin] = nil }
      if let target = hold.target { document.circuit.join(hold.fixed, target) }
    }
  }

  /// Puts everything back as it was before the touch.
  mutating func cancelWire(_ touch: Touch) {
    guard let hold = stopWire(touch) else { return }
    // A loop that the touch cut had gone out, and would not light up by itself.
    if hold.isLoose, hold.origin != nil { signals = hold.signals }
    settle(at: touch.timestamp)
  }

  private mutating func stopWire(_ touch: Touch) -> WireHold? {
    guard let index = wireHolds.firstIndex(where: { $0.pointer == touch.id }) else { return nil }
    return wireHolds.remove(at: index)
  }

  /// An input gets another wire: a touch that holds the end of the old one has it all to itself.
  private mutating func loosen(from input: DiagramPort) {
    for index in wireHolds.indices where wireHolds[index].origin == input {
      wireHolds[index].origin = nil
      wireHolds[index].isLoose = true
    }
  }

  /// The port that a touch reaches and that a wire from another one can lead to; of several the
  /// nearest.
  private func port(near touch: Touch, fitting fixed: DiagramPort) -> DiagramPort? {
    let reach: Length = touch.id.kind == .touch ? 22 : 12
    let ports = DiagramPort.allCases.filter { fixed.fits($0) && !isCovered($0) }
    let ways = ports.map { port in (port: port, way: touch.location - center(of: port)) }
    return ways.filter { !$0.way.isLonger(than: reach) }
      .min { $0.way.squaredLength < $1.way.squaredLength }?.port
  }
}

extension Circuit {
  /// Makes a wire between an output and an input, whichever comes first.
  fileprivate mutating func join(_ one: DiagramPort, _ other: DiagramPort) {
    if one.isInput { self[one] = other } else { self[other] = one }
  }
}

extension Vector {
  /// The square of the length, of a way that is short, in subpixels.
  fileprivate var squaredLength: Int {
    dx.subpixels * dx.subpixels + dy.subpixels * dy.subpixels
  }
}
