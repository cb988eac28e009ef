public import DragCoding
public import DragEvents
public import DragGeometry

/// A world whose sessions can be recorded and replayed.
///
/// The world is a value. Its only inputs are events and the passing of time: the same events give
/// the same calls and the same state. Two laws make a replay exact:
///
/// - `apply(event)` begins with `advance(to: event.time)`.
/// - `advance(to: a)` followed by `advance(to: b)` equals `advance(to: b)` for a ≤ b.
///
/// The canonical bytes are the whole state: a decoded world continues like the encoded one.
public protocol Replayable: Equatable, CanonicalCodable {
  /// Advances the time to that of an event, and then handles the event.
  mutating func apply(_ event: InputEvent) -> Output

  /// Advances the time to `time`, and performs what is due up to and including that time.
  mutating func advance(to time: Microseconds) -> Output

  /// The hashes of the three parts of the state: content, gestures and motion.
  var hashes: StateHashes { get }

  /// Whether a pointer is down or a drag is in progress.
  ///
  /// A recorder writes a keyframe after the turn in which the value becomes `false`.
  var isGestureLive: Bool { get }

  /// Returns a copy in which all times, including deadlines, are earlier by `time`.
  ///
  /// With it, a part of a session can become a recording that begins near zero and has no long
  /// pauses.
  ///
  /// - Returns: The copy. It is `nil` if the times cannot be moved, for example during a gesture.
  func earlier(by time: Microseconds) -> Self?
}

extension Replayable {
  /// Returns `nil`: by default, the times of a world cannot be moved.
  public func earlier(by time: Microseconds) -> Self? { nil }
}
