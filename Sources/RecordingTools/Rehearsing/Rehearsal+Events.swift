public import DragFrameIO
public import DragGeometry
import DragRecording

extension Rehearsal {
  /// Lets the events of a capture happen, in turns as long as a frame of the screen.
  ///
  /// - Parameters:
  ///   - events: What the window heard, as `Capture.events(in:)` of DeviceCapture makes it.
  ///   - window: The window's size in logical pixels.
  ///   - presses: Where presses go.
  ///   - isWanted: Says onto what they may go, where they go to the nearest thing.
  public mutating func play(
    _ events: [InputEvent], in window: Size, presses: PressPlacement = .kept,
    onto isWanted: (Landmark) -> Bool = { $0.isMovable }
  ) {
    var (turn, shift) = ([InputEvent](), StrokeShift(in: window))
    for event in events {
      if let first = turn.first, event.time - first.time >= .captureTurn { pump(&turn) }
      guard presses == .nearest else {
        turn.append(event)
        continue
      }
      if shift.begins(with: event) {
        // What lies where follows from all that happened until then.
        pump(&turn)
        pump([], until: event.time)
        turn += shift.begin(event, among: world.landmarks, onto: isWanted)
      } else {
        turn.append(shift.shift(event))
      }
    }
    pump(&turn)
  }

  private mutating func pump(_ turn: inout [InputEvent]) {
    guard let last = turn.last else { return }
    pump(turn, until: last.time)
    turn = []
  }
}

extension Microseconds {
  /// How long a turn of the loop is at 120 frames a second.
  fileprivate static let captureTurn = Microseconds(8333)
}
