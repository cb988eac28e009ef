public import DragFrameIO
public import DragGeometry

/// The first moment at which a replay came to something else than the session did.
public struct Divergence<World: Replayable>: Equatable, CustomStringConvertible {
  /// What differs.
  public enum Subsystem: String, Hashable, Sendable, CaseIterable {
    /// What the user made.
    case model
    /// What is being done.
    case gestures
    /// What is on its way.
    case motion
    /// What was called.
    case calls
    /// What the recording expects in words.
    case expectations
    /// The order of a container at the end.
    case order
    /// What is seen at a mark.
    case frame
  }

  /// What differs, the most telling first; never empty.
  public var subsystems: [Subsystem]
  /// The recorded line at whose end the difference was found.
  public var line: Int
  /// The number of the gesture, counted as ``Gesture/number`` is; zero before the first.
  public var gesture: Int
  /// The number of the last event before it, counted from one; zero before the first.
  public var event: Int
  /// When the line ended.
  public var time: Microseconds
  /// The calls that were recorded since the line before, and those that were made.
  public var calls: Pair<[Call]>
  /// The hashes that were recorded, where they were, and those of the state that was reached.
  public var fingerprints: Pair<Fingerprint?>
  /// The state in the recording, where a keyframe holds it, and the one that was reached.
  public var states: Pair<World?>
  /// What is otherwise than the recording expects, in words.
  public var failures: [String] = []

  /// The mark at which something else is seen.
  public var mark: Mark?

  /// The most telling thing that differs.
  public var subsystem: Subsystem { subsystems.first ?? .calls }

  /// The first difference on one line.
  public var description: String {
    let names = subsystems.map(\.rawValue).joined(separator: ", ")
    let place = "line \(line), gesture \(gesture), event \(event), \(time.count) µs"
    guard failures.isEmpty else { return "\(place): " + failures.joined(separator: "; ") }
    let isOne = subsystems.count == 1 && ![.calls, .gestures].contains(subsystem)
    return "\(place): \(names) "
      + (isOne ? "differs" : "differ") + (mark.map { " at the mark \($0.name)" } ?? "")
  }
}

/// What a recording holds, and what came of its replay.
public struct Pair<Value> {
  /// What the recording holds.
  public var expected: Value
  /// What the replay came to.
  public var actual: Value

  /// Creates a pair.
  public init(expected: Value, actual: Value) {
    self.expected = expected
    self.actual = actual
  }
}

extension Pair: Equatable where Value: Equatable {}
extension Pair: Sendable where Value: Sendable {}
extension Divergence: Sendable where World: Sendable {}
