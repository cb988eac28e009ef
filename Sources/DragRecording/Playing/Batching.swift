/// When time advances between the events of a replay.
///
/// The result must not depend on it: a replay at several batchings checks that.
public enum Batching: Hashable, Sendable {
  /// As it did when the session was recorded.
  case recorded
  /// With events only.
  case event
  /// In equal steps of so many milliseconds, as for a display of another rate.
  case milliseconds(Int)
  /// In random steps of up to a tenth of a second.
  case random(seed: UInt64)

  package static let checked: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]
}
