package import DragCoding
package import DragEvents
public import DragGeometry

/// The first moment at which a replay differs from its recording.
public struct Divergence<World: Replayable>: Equatable, CustomStringConvertible {
  /// An aspect in which a replay can differ.
  public enum Subsystem: String, Hashable, Sendable, CaseIterable {
    /// The hash of the content, `StateHashes.model`.
    case model
    /// The hash of the time and the gestures, `StateHashes.gestures`.
    case gestures
    /// The hash of animations, swipes, edit mode and scroll positions, `StateHashes.motion`.
    case motion
    case calls
    /// The expectations in the recording.
    case expectations
    /// The order of a container at the end of the recording.
    case order
    /// The picture at a mark.
    case frame
  }

  /// The subsystems that differ, in the order of their cases; never empty.
  public var subsystems: [Subsystem]
  /// The number, in the file, of the last line with a turn of the loop that was replayed completely.
  ///
  /// It is zero if no such line was replayed, or if the recording was not read from a file.
  public var line: Int
  /// The ``Gesture/number`` of the last press, wheel event or lift by keys that was played.
  ///
  /// It is zero if none was played.
  public var gesture: Int
  /// The number of the last event that was played, from one; zero if none was played.
  public var event: Int
  /// The time at which the states were compared, on the world's clock.
  public var time: Microseconds
  /// The expected and the actual calls that were not found equal.
  ///
  /// Up to two equal calls precede them.
  public var calls: Pair<[Call]>
  package var fingerprints: Pair<Fingerprint?>
  /// The expected and the actual state at ``time``; each `nil` if unknown.
  ///
  /// The expected state is known only if ``line`` is followed by a keyframe.
  ///
  /// Behind a reference, because a player without a divergence is to be cheap to copy.
  @Box package var states: Pair<World?>
  /// The expectations that were not met, in words.
  public var failures: [String] = []
  /// The mark whose expectations were not met, or whose frame differs; `nil` for a line.
  public var moment: Moment?

  /// The first of the ``subsystems``.
  public var subsystem: Subsystem { subsystems.first ?? .calls }

  /// A description of the difference, in one line of text.
  public var description: String {
    let names = subsystems.map(\.rawValue).joined(separator: ", ")
    let place = "line \(line), gesture \(gesture), event \(event), \(time.count) µs"
    guard failures.isEmpty else { return "\(place): " + failures.joined(separator: "; ") }
    let isOne = subsystems.count == 1 && ![.calls, .gestures].contains(subsystem)
    return "\(place): \(names) "
      + (isOne ? "differs" : "differ") + (moment.map { " at the mark \($0.name)" } ?? "")
  }
}

/// A recorded value, and that of the replay.
public struct Pair<Value> {
  /// The recorded value.
  public var expected: Value
  /// The value of the replay.
  public var actual: Value

  package init(expected: Value, actual: Value) {
    (self.expected, self.actual) = (expected, actual)
  }
}

extension Pair: Equatable where Value: Equatable {}
extension Pair: Sendable where Value: Sendable {}
extension Divergence: Sendable where World: Sendable {}
