internal import DragKit

extension DiagramScene {
  static let handlers = HandlerRegistry<DiagramScene>()
    .items(in: container) { $0.onTouches(NodeResponder()) }
    .items(in: ports) { $0.onTouches(PortResponder()) }

  /// A part that a touch presses or moves.
  struct HeldNode: HeldByTouch, Hashable, Sendable {
    let pointer: PointerID
    let node: DiagramNode
    var center: Point
    var hasExceededSlop = false
  }

  /// A wire whose free end follows a touch; the other end is at ``fixedPort``.
  struct HeldWire: HeldByTouch, Hashable, Sendable {
    let pointer: PointerID
    let fixedPort: DiagramPort
    /// The input where the held wire ended when the touch began.
    ///
    /// `nil` for a new wire, and after another touch has connected a wire to that input.
    var formerInput: DiagramPort?
    /// Whether the held end has left ``formerInput``; always `true` for a new wire.
    var isDetached: Bool
    var location: Point
    var targetPort: DiagramPort?
    let signals: Signals

    var source: DiagramPort? { fixedPort.isInput ? targetPort : fixedPort }
    var input: DiagramPort? { fixedPort.isInput ? fixedPort : targetPort }
  }
}

struct NodeResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) {
    guard let node = touch.item.flatMap(DiagramNode.init), !scene.isHolding(touch),
      !scene.heldNodes.contains(where: { $0.node == node })
    else { return }
    let center = scene.centerUnder(touch)
    scene.heldNodes.append(DiagramScene.HeldNode(pointer: touch.id, node: node, center: center))
    scene.stacking.removeAll { $0 == node }
    scene.stacking.append(node)
  }

  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) {
    guard let index = scene.heldNodes.index(of: touch) else { return }
    scene.heldNodes[index].center = scene.centerUnder(touch)
    scene.heldNodes[index].hasExceededSlop = touch.hasExceededSlop
  }

  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) {
    guard let held = scene.heldNodes.release(touch) else { return }
    if held.node.isToggled, !held.hasExceededSlop {
      scene.step(at: touch.timestamp) { $0.circuit.toggle(held.node) }
    } else if held.center != scene.center(of: held.node) {
      let (centers, number) = (scene.document.centers ?? scene.usualCenters, held.node.rawValue)
      var others = scene.settledCenters
      others.remove(at: number)
      let place = scene.layout.freePlace(nearestTo: held.center, beside: others)
      scene.step(at: touch.timestamp) { document in
        document.centers = centers
        document.centers?[number] = place
      }
    }
  }

  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) {
    _ = scene.heldNodes.release(touch)
  }
}

struct PortResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) {
    guard let port = touch.item.flatMap(DiagramPort.init), !scene.isHolding(touch) else { return }
    let source = scene.visibleCircuit[port]
    if source != nil, scene.heldWires.contains(where: { $0.formerInput == port }) { return }
    let input = source == nil ? nil : port
    scene.heldWires.append(
      DiagramScene.HeldWire(
        pointer: touch.id, fixedPort: source ?? port, formerInput: input,
        isDetached: source == nil, location: touch.location, targetPort: input,
        signals: scene.signals))
  }

  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) {
    guard let index = scene.heldWires.index(of: touch) else { return }
    scene.heldWires[index].location = touch.location
    let held = scene.heldWires[index]
    // Within the slop, a wire stays connected, because fingers tremble.
    guard held.isDetached || touch.hasExceededSlop else { return }
    let target = scene.port(near: touch, fitting: held.fixedPort)
    if target != held.formerInput { scene.heldWires[index].isDetached = true }
    scene.heldWires[index].targetPort = target
    scene.settle(at: touch.timestamp)
  }

  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) {
    guard let held = scene.heldWires.release(touch), held.isDetached else { return }
    if held.targetPort != nil {
      // Replaces the input's wire; a touch that holds the old wire now holds a new one.
      for index in scene.heldWires.indices where scene.heldWires[index].formerInput == held.input {
        scene.heldWires[index].formerInput = nil
        scene.heldWires[index].isDetached = true
      }
    }
    scene.step(at: touch.timestamp) { document in
      if let input = held.formerInput { document.circuit[input] = nil }
      if let source = held.source, let input = held.input { document.circuit[input] = source }
    }
  }

  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) {
    guard let held = scene.heldWires.release(touch) else { return }
    // Restores the signals, because a feedback loop that the touch opened would stay off.
    if held.isDetached, held.formerInput != nil { scene.signals = held.signals }
    scene.settle(at: touch.timestamp)
  }
}

extension DiagramScene {
  fileprivate func isHolding(_ touch: Touch) -> Bool {
    heldNodes.index(of: touch) != nil || heldWires.index(of: touch) != nil
  }

  fileprivate func centerUnder(_ touch: Touch) -> Point {
    let frame = Rect(origin: touch.location - touch.grab, size: DiagramLayout.cardSize)
    return layout.clampedToStage(.zero + (frame.center - bounds.origin))
  }

  fileprivate func port(near touch: Touch, fitting fixedPort: DiagramPort) -> DiagramPort? {
    let reach: Length = touch.id.kind == .touch ? 22 : 12
    func offset(of port: DiagramPort) -> Vector { touch.location - center(of: port) }
    return DiagramPort.allCases
      .filter { fixedPort.fits($0) && !isCovered($0) && !offset(of: $0).isLonger(than: reach) }
      .min { offset(of: $0).squaredLength < offset(of: $1).squaredLength }
  }
}
