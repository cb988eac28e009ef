internal import DragKit

extension DiagramScene {
  /// What parts and ports do.
  static let handlers = HandlerRegistry<DiagramScene>()
    .items(in: container) { $0.onTouches(NodeResponder()) }
    .items(in: ports) { $0.onTouches(PortResponder()) }
}

/// Lets parts follow touches: one touch moves one part, and a press turns it on or off.
struct NodeResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.beginMoving(touch) }
  }

  func touchesMoved(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.move(with: touch) }
  }

  func touchesEnded(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.endMoving(touch) }
  }

  func touchesCancelled(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.stopMoving(touch) }
  }
}

/// Lets ends of wires follow touches that went down on ports.
struct PortResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.beginWire(touch) }
  }

  func touchesMoved(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.moveWire(with: touch) }
  }

  func touchesEnded(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.endWire(touch) }
  }

  func touchesCancelled(_ touches: [Touch], content scene: inout DiagramScene) {
    for touch in touches { scene.cancelWire(touch) }
  }
}
