public import DragCoding
public import DragFrameIO
public import DragGeometry

/// A world whose sessions can be recorded and played again.
///
/// The world is a value that learns of the outside through events and the passing of time only, so
/// that the same events give the same calls and the same state. Two laws make a replay exact:
///
/// - `apply(event)` begins with `advance(to: event.time)`.
/// - `advance(to: a)` followed by `advance(to: b)` equals `advance(to: b)` for a ≤ b.
///
/// Its canonical bytes are its whole state: a world read back from them goes on as the first did.
public protocol Replayable: Equatable, CanonicalCodable {
  /// Takes one event in, at its time.
  mutating func apply(_ event: InputEvent) -> Output

  /// Lets time pass, and runs what falls due.
  mutating func advance(to time: Microseconds) -> Output

  /// The hashes of the three parts of the state.
  var hashes: StateHashes { get }

  /// `true` while a pointer is down or a drag runs.
  ///
  /// A recording gets a keyframe when this turns `false`.
  var isGestureLive: Bool { get }

  /// The world as it would be if all had happened that much earlier, or nothing where that cannot be
  /// told; all the time by which it waits for something goes back with it.
  ///
  /// With it, a part of a session becomes a recording that begins at zero and has no long pauses.
  func earlier(by time: Microseconds) -> Self?
}

extension Replayable {
  /// Nothing: times stay as they were.
  public func earlier(by time: Microseconds) -> Self? { nil }
}
