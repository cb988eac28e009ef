internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

// The card of a recording, which does not keep a press elsewhere from what it means.
extension Session {
  /// Returns the events with a message before the first press beside the card, which closes it.
  func closingCard(before events: [InputEvent]) -> [InputEvent] {
    guard let card = live.world.content.chrome.cardFrame,
      let press = events.firstIndex(where: { $0.kind.isPress(beside: card) })
    else { return events }
    var events = events
    let time = events[press].time
    events.insert(InputEvent(time: time, .messageReceived(RecordingCard.closing)), at: press)
    return events
  }
}

extension InputEvent.Kind {
  fileprivate func isPress(beside frame: Rect) -> Bool {
    guard case .pointerPressed(_, at: let point, _) = self else { return false }
    return !frame.contains(point)
  }
}
