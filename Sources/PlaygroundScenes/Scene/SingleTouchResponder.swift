internal import DragKit

/// A responder that handles several touches one by one.
protocol SingleTouchResponder: TouchResponder {
  associatedtype Content

  func touchBegan(_ touch: Touch, content: inout Content)
  func touchMoved(_ touch: Touch, content: inout Content)
  func touchEnded(_ touch: Touch, content: inout Content)
  func touchCancelled(_ touch: Touch, content: inout Content)
}

extension SingleTouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Content) {
    for touch in touches { touchBegan(touch, content: &content) }
  }

  func touchesMoved(_ touches: [Touch], content: inout Content) {
    for touch in touches { touchMoved(touch, content: &content) }
  }

  func touchesEnded(_ touches: [Touch], content: inout Content) {
    for touch in touches { touchEnded(touch, content: &content) }
  }

  func touchesCancelled(_ touches: [Touch], content: inout Content) {
    for touch in touches { touchCancelled(touch, content: &content) }
  }
}

/// A value that exists while a touch holds an item.
protocol HeldByTouch {
  var pointer: PointerID { get }
}

extension Array where Element: HeldByTouch {
  func index(of touch: Touch) -> Int? { firstIndex { $0.pointer == touch.id } }

  mutating func release(_ touch: Touch) -> Element? { index(of: touch).map { remove(at: $0) } }
}
