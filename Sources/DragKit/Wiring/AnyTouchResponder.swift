/// A touch responder of any type, for one type of content.
struct AnyTouchResponder<Content>: Sendable {
  typealias Call = @Sendable ([Touch], inout Content) -> Void

  let began: Call
  let moved: Call
  let ended: Call
  let cancelled: Call

  init<Responder: TouchResponder<Content>>(_ responder: Responder) {
    began = { responder.touchesBegan($0, content: &$1) }
    moved = { responder.touchesMoved($0, content: &$1) }
    ended = { responder.touchesEnded($0, content: &$1) }
    cancelled = { responder.touchesCancelled($0, content: &$1) }
  }

  private init(
    began: @escaping Call, moved: @escaping Call, ended: @escaping Call,
    cancelled: @escaping Call
  ) {
    self.began = began
    self.moved = moved
    self.ended = ended
    self.cancelled = cancelled
  }

  /// The call for what a touch did last.
  func call(for phase: Touch.Phase) -> Call {
    switch phase {
    case .began: began
    case .moved: moved
    case .ended: ended
    case .cancelled: cancelled
    }
  }

  func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> AnyTouchResponder<Whole> {
    func lift(_ call: @escaping Call) -> AnyTouchResponder<Whole>.Call {
      { touches, content in call(touches, &content[keyPath: path]) }
    }
    return AnyTouchResponder<Whole>(
      began: lift(began), moved: lift(moved), ended: lift(ended), cancelled: lift(cancelled))
  }
}
