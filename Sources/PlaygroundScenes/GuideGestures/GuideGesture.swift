package import DragKit
internal import PlaygroundUI

package struct GuideGesture: Sendable {
  let playground: Playground
  /// The pointer's location in the recorded window; `nil` while no pointer is in the window.
  let pointer: Point?
  let isPressed: Bool
  let lines: [CallLog.Line]

  package init(from start: Playground, to playground: Playground, pointer: Point?, isPressed: Bool)
  {
    (self.playground, self.pointer, self.isPressed) = (playground, pointer, isPressed)
    let (before, now) = (start.content.chrome.log.lines, playground.content.chrome.log.lines)
    lines = Array(now.dropFirst(before.count))
  }

  package var calls: [Call.Name] { lines.map(\.name) }

  var phase: Phase {
    let made = Set(calls)
    if made.contains(.dragEnded) { return .dropped }
    if made.contains(.dragBegan) { return made.contains(.order) ? .hovering : .lifted }
    if made.contains(.touchesEnded) { return .ended }
    if made.contains(.touchesMoved) { return .moved }
    if made.contains(.touchesBegan) { return .began }
    return isPressed ? .waiting : .approaching
  }

  enum Phase: Hashable {
    case approaching
    // In the style *Touch*.
    case began, moved, ended
    // In the style *Drag*.
    case waiting, lifted, hovering, dropped

    var headline: LocalizedString { LocalizedString("guide-phase-\(self)") }
    var detail: LocalizedString? { headline.attribute("detail") }
  }
}
