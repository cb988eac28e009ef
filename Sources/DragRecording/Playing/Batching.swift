/// When time passes between the events of a replay.
///
/// The result must be the same whichever is chosen: that is what a replay at several shows.
public enum Batching: Hashable, Sendable {
  /// As it was when the session was recorded.
  case recorded
  /// With events only, and in no other steps.
  case event
  /// In equal steps of that many milliseconds, as for a display of another rate.
  case milliseconds(Int)
  /// In steps of up to a tenth of a second, drawn from the seed.
  case random(seed: UInt64)

  /// The batchings at which a recording is checked: a result that depended on frames or batches would
  /// differ in one of them.
  public static let checked: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]
}
