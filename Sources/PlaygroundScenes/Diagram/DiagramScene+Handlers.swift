internal import DragKit

extension DiagramScene {
  static let handlers = HandlerRegistry<DiagramScene>()
    .items(in: container) { $0.onTouches(NodeResponder()) }
    .items(in: ports) { $0.onTouches(PortResponder()) }

  struct HeldNode: HeldByTouch, Hashable, Sendable {
    let pointer: PointerID
    let node: DiagramNode
    var center: Point
    var hasExceededSlop = false
  }

  package struct HeldWire: HeldByTouch, Hashable, Sendable {
    let pointer: PointerID
    package let fixedPort: DiagramPort
    /// The input at which the held wire ended when the touch began.
    ///
    /// `nil` for a new wire, and after another touch has connected a wire to that input.
    var formerInput: DiagramPort?
    /// Whether the held end has left ``formerInput``; always `true` for a new wire.
    var isDetached: Bool
    var location: Point
    package var targetPort: DiagramPort?
    let signals: Signals

    var source: DiagramPort? { fixedPort.isInput ? targetPort : fixedPort }
    var input: DiagramPort? { fixedPort.isInput ? fixedPort : targetPort }
  }
}

struct NodeResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) { scene.beginMoving(touch) }
  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) { scene.move(with: touch) }
  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) { scene.endMoving(touch) }
  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) {
    _ = scene.heldNodes.release(touch)
  }
}

struct PortResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) { scene.beginWire(touch) }
  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) { scene.moveWire(with: touch) }
  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) { scene.endWire(touch) }
  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) { scene.cancelWire(touch) }
}

extension DiagramScene {
  fileprivate mutating func beginMoving(_ touch: Touch) {
    guard let node = touch.item.flatMap(DiagramNode.init), !isHolding(touch),
      !heldNodes.contains(where: { $0.node == node })
    else { return }
    heldNodes.append(HeldNode(pointer: touch.id, node: node, center: centerUnder(touch)))
    stacking.removeAll { $0 == node }
    stacking.append(node)
  }

  private func isHolding(_ touch: Touch) -> Bool {
    heldNodes.index(of: touch) != nil || heldWires.index(of: touch) != nil
  }

  fileprivate mutating func move(with touch: Touch) {
    guard let index = heldNodes.index(of: touch) else { return }
    heldNodes[index].center = centerUnder(touch)
    heldNodes[index].hasExceededSlop = touch.hasExceededSlop
  }

  fileprivate mutating func endMoving(_ touch: Touch) {
    guard let held = heldNodes.release(touch) else { return }
    if held.node.isToggled, !held.hasExceededSlop {
      step(at: touch.timestamp) { $0.circuit.toggle(held.node) }
    } else if held.center != center(of: held.node) {
      let (layout, number) = (DiagramLayout(size: bounds.size), held.node.rawValue)
      let centers = document.centers ?? usualCenters
      var others = settledCenters
      others.remove(at: number)
      let place = layout.freePlace(nearestTo: held.center, beside: others)
      step(at: touch.timestamp) { document in
        document.centers = centers
        document.centers?[number] = place
      }
    }
  }

  private func centerUnder(_ touch: Touch) -> Point {
    let frame = Rect(origin: touch.location - touch.grab, size: DiagramLayout.cardSize)
    return DiagramLayout(size: bounds.size).clampedToStage(
      .zero + (frame.center - bounds.origin))
  }
}

// MARK: - Wires
extension DiagramScene {
  fileprivate mutating func beginWire(_ touch: Touch) {
    guard let port = touch.item.flatMap(DiagramPort.init), !isHolding(touch) else { return }
    let source = visibleCircuit[port]
    if source != nil, heldWires.contains(where: { $0.formerInput == port }) { return }
    let input = source == nil ? nil : port
    heldWires.append(
      HeldWire(
        pointer: touch.id, fixedPort: source ?? port, formerInput: input,
        isDetached: source == nil, location: touch.location, targetPort: input, signals: signals))
  }

  fileprivate mutating func moveWire(with touch: Touch) {
    guard let index = heldWires.index(of: touch) else { return }
    heldWires[index].location = touch.location
    // A finger that trembles on a port keeps its wire.
    guard heldWires[index].isDetached || touch.hasExceededSlop else { return }
    let target = port(near: touch, fitting: heldWires[index].fixedPort)
    if target != heldWires[index].formerInput { heldWires[index].isDetached = true }
    heldWires[index].targetPort = target
    settle(at: touch.timestamp)
  }

  fileprivate mutating func endWire(_ touch: Touch) {
    guard let held = heldWires.release(touch), held.isDetached else { return }
    if held.targetPort != nil {
      // The input loses its old wire, which another touch may hold.
      for index in heldWires.indices where heldWires[index].formerInput == held.input {
        heldWires[index].formerInput = nil
        heldWires[index].isDetached = true
      }
    }
    step(at: touch.timestamp) { document in
      if let input = held.formerInput { document.circuit[input] = nil }
      if let source = held.source, let input = held.input { document.circuit[input] = source }
    }
  }

  fileprivate mutating func cancelWire(_ touch: Touch) {
    guard let held = heldWires.release(touch) else { return }
    // A loop that the touch opened went out, and would not light up by itself.
    if held.isDetached, held.formerInput != nil { signals = held.signals }
    settle(at: touch.timestamp)
  }

  private func port(near touch: Touch, fitting fixedPort: DiagramPort) -> DiagramPort? {
    let reach: Length = touch.id.kind == .touch ? 22 : 12
    let ports = DiagramPort.allCases.filter { fixedPort.fits($0) && !isCovered($0) }
    let distances = ports.map { port in (port: port, vector: touch.location - center(of: port)) }
    return distances.filter { !$0.vector.isLonger(than: reach) }
      .min { $0.vector.squaredLength < $1.vector.squaredLength }?.port
  }
}

extension Vector {
  fileprivate var squaredLength: Int { dx.subpixels * dx.subpixels + dy.subpixels * dy.subpixels }
}
