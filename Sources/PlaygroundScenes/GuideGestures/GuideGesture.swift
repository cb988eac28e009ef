package import DragKit

/// A recorded gesture, as far as it has been played.
package struct GuideGesture: Sendable {
  let world: Playground
  let pointer: Point?
  let isPressed: Bool
  /// The calls that were made since the start, the oldest first.
  let lines: [CallLog.Line]

  /// Creates a gesture that has come from one world to another.
  package init(from start: Playground, to world: Playground, pointer: Point?, isPressed: Bool) {
    (self.world, self.pointer, self.isPressed) = (world, pointer, isPressed)
    lines = Array(world.content.chrome.log.lines.dropFirst(start.content.chrome.log.lines.count))
  }

  /// The names of the calls so far, each as often as it stands on a line of its own.
  package var calls: [String] { lines.map(\.name) }

  /// What is happening: a gesture only goes on, so the calls so far say it.
  var phase: Phase {
    let made = Set(calls)
    if made.contains("dragEnded") { return .dropped }
    if made.contains("dragBegan") { return made.contains("order") ? .hovering : .lifted }
    if made.contains("touchesEnded") { return .ended }
    if made.contains("touchesMoved") { return .moved }
    if made.contains("touchesBegan") { return .began }
    return isPressed ? .waiting : .approaching
  }

  /// What can be happening.
  enum Phase: Hashable {
    case approaching
    // In article 003's style.
    case began, moved, ended
    // In article 001's style.
    case waiting, lifted, hovering, dropped

    /// The words for it: what happens, and what that means.
    var words: (LocalizedString, LocalizedString) {
      switch self {
      case .approaching: (.guideApproaching, .guideApproachingDetail)
      case .began: (.guideBegan, .guideBeganDetail)
      case .moved: (.guideMoved, .guideMovedDetail)
      case .ended: (.guideEnded, .guideEndedDetail)
      case .waiting: (.guideWaiting, .guideWaitingDetail)
      case .lifted: (.guideLifted, .guideLiftedDetail)
      case .hovering: (.guideHovering, .guideHoveringDetail)
      case .dropped: (.guideDropped, .guideDroppedDetail)
      }
    }
  }
}
