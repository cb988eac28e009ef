internal import DragKit

extension DiagramScene {
  /// A touch that moves a part.
  struct NodeHold: Hashable, Sendable {
    let pointer: PointerID
    let node: DiagramNode
    /// Where it has the middle of the part, counted from the corner of the stage.
    var center: Point
    /// Whether it has moved farther than the slop of a press (``Touch/hasExceededSlop``).
    var hasExceededSlop = false
  }

  /// A touch that moves an end of a wire.
  package struct WireHold: Hashable, Sendable {
    let pointer: PointerID
    /// The port of the end that stays.
    package let fixed: DiagramPort
    /// The input that the wire was taken off; a new wire comes from none.
    var origin: DiagramPort?
    /// `false` as long as the end is still in ``origin``.
    var isLoose: Bool
    /// Where the touch is in the window.
    var location: Point
    /// The port that the end is drawn to, and goes into if it is let go now.
    package var target: DiagramPort?
    /// The signals when the touch began.
    let signals: Signals
  }
}

extension DiagramScene {
  /// `true` where a touch holds something already.
  func isHolding(_ pointer: PointerID) -> Bool {
    nodeHolds.contains { $0.pointer == pointer } || wireHolds.contains { $0.pointer == pointer }
  }
}
