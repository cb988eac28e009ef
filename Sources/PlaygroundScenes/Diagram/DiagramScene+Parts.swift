internal import DragKit

// Touches on parts.
extension DiagramScene {
  /// Lets a touch move the part it went down on, unless another one does.
  mutating func beginMoving(_ touch: Touch) {
    guard let node = touch.item.flatMap(DiagramNode.init), !isHolding(touch.id),
      !nodeHolds.contains(where: { $0.node == node })
    else { return }
    nodeHolds.append(NodeHold(pointer: touch.id, node: node, center: seenCenter(under: touch)))
    stacking.removeAll { $0 == node }
    stacking.append(node)
  }

  mutating func move(with touch: Touch) {
    guard let index = nodeHolds.firstIndex(where: { $0.pointer == touch.id }) else { return }
    nodeHolds[index].center = seenCenter(under: touch)
    nodeHolds[index].hasExceededSlop = touch.hasExceededSlop
  }

  /// Puts the part where the touch lets go of it; one that was only pressed is turned on or off.
  mutating func endMoving(_ touch: Touch) {
    guard let hold = stopMoving(touch) else { return }
    if hold.node.isToggled, !hold.hasExceededSlop {
      step(at: touch.timestamp) { $0.circuit.toggle(hold.node) }
    } else if hold.center != center(of: hold.node) {
      let centers = DiagramNode.allCases.map(restingCenter)
      step(at: touch.timestamp) { document in
        document.centers = document.centers ?? centers
        document.centers?[hold.node.rawValue] = hold.center
      }
    }
  }

  /// Lets go of a part, which goes back to where it was.
  @discardableResult
  mutating func stopMoving(_ touch: Touch) -> NodeHold? {
    guard let index = nodeHolds.firstIndex(where: { $0.pointer == touch.id }) else { return nil }
    return nodeHolds.remove(at: index)
  }

  /// Where the middle of a part is while the touch stays at the same place on it.
  private func seenCenter(under touch: Touch) -> Point {
    let seen = Rect(origin: touch.location - touch.grab, size: DiagramLayout.cardSize)
    return inSight(.zero + (seen.center - bounds.origin))
  }
}
