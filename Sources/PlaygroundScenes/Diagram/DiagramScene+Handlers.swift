internal import DragKit

extension DiagramScene {
  static let handlers = HandlerRegistry<DiagramScene>()
    .items(in: container) { $0.onTouches(NodeResponder()) }
    .items(in: ports) { $0.onTouches(PortResponder()) }

  /// A touch that moves a part.
  struct NodeHold: TouchHold, Hashable, Sendable {
    let pointer: PointerID
    let node: DiagramNode
    /// The center of the part, from the corner of the stage.
    var center: Point
    var hasExceededSlop = false
  }

  /// A touch that moves an end of a wire.
  package struct WireHold: TouchHold, Hashable, Sendable {
    let pointer: PointerID
    package let fixed: DiagramPort
    /// The input that the wire was taken off; `nil` for a new wire.
    var origin: DiagramPort?
    /// Whether the end has left ``origin``.
    var isLoose: Bool
    /// In the window.
    var location: Point
    /// The port that attracts the end, and connects to it on release.
    package var target: DiagramPort?
    let signals: Signals
  }
}

/// Moves a part with each touch, and toggles one that is only pressed.
struct NodeResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) { scene.beginMoving(touch) }
  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) { scene.move(with: touch) }
  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) { scene.endMoving(touch) }
  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) {
    _ = scene.nodeHolds.release(touch)
  }
}

struct PortResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout DiagramScene) { scene.beginWire(touch) }
  func touchMoved(_ touch: Touch, content scene: inout DiagramScene) { scene.moveWire(with: touch) }
  func touchEnded(_ touch: Touch, content scene: inout DiagramScene) { scene.endWire(touch) }
  func touchCancelled(_ touch: Touch, content scene: inout DiagramScene) { scene.cancelWire(touch) }
}

extension DiagramScene {
  /// Lets a touch move the part under it, unless another touch does.
  fileprivate mutating func beginMoving(_ touch: Touch) {
    guard let node = touch.item.flatMap(DiagramNode.init), !isHolding(touch),
      !nodeHolds.contains(where: { $0.node == node })
    else { return }
    nodeHolds.append(NodeHold(pointer: touch.id, node: node, center: seenCenter(under: touch)))
    stacking.removeAll { $0 == node }
    stacking.append(node)
  }

  func isHolding(_ touch: Touch) -> Bool {
    nodeHolds.index(of: touch) != nil || wireHolds.index(of: touch) != nil
  }

  fileprivate mutating func move(with touch: Touch) {
    guard let index = nodeHolds.index(of: touch) else { return }
    nodeHolds[index].center = seenCenter(under: touch)
    nodeHolds[index].hasExceededSlop = touch.hasExceededSlop
  }

  /// Moves the part to where it was released; toggles one that was only pressed.
  fileprivate mutating func endMoving(_ touch: Touch) {
    guard let hold = nodeHolds.release(touch) else { return }
    if hold.node.isToggled, !hold.hasExceededSlop {
      step(at: touch.timestamp) { $0.circuit.toggle(hold.node) }
    } else if hold.center != center(of: hold.node) {
      let centers = DiagramNode.allCases.map(settledCenter)
      step(at: touch.timestamp) { document in
        document.centers = document.centers ?? centers
        document.centers?[hold.node.rawValue] = hold.center
      }
    }
  }

  /// Returns the center of a part that stays under the touch, from the corner of the stage.
  private func seenCenter(under touch: Touch) -> Point {
    let seen = Rect(origin: touch.location - touch.grab, size: DiagramLayout.cardSize)
    return clampedToStage(.zero + (seen.center - bounds.origin))
  }
}
