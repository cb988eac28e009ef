package import DragEvents
package import DragKit

extension Interaction {
  /// Returns the greatest change of a frame by events that are about to be handled, if they cause no calls.
  ///
  /// The result is `nil` if there are none, or if the mouse only moves over nothing new; see ``hover``.
  package func greatestChange(by events: [InputEvent]) -> FrameChange? {
    guard !events.isEmpty else { return nil }
    if !isGestureLive, events.allSatisfy(\.kind.isHover) { return nil }
    return isDragging && events.allSatisfy(\.kind.isMove) ? .carried : .content
  }

  /// The item and the control under the mouse; none during a gesture.
  package struct Hover: Equatable {
    let item: ItemID?
    let control: String?
  }

  /// The item and the control under the mouse, by which a frame can differ after the mouse has moved.
  package var hover: Hover {
    guard !isGestureLive else { return Hover(item: nil, control: nil) }
    return Hover(item: hovered, control: hoveredRowControl)
  }
}

extension Output {
  /// Whether a call reports more than a motion over a target, which each motion of a drag reports.
  package var reportsChange: Bool { calls.contains { $0.name != .dropUpdated } }
}
