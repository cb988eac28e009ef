internal import DragGeometry

/// How soon a collection view makes room again after it has made room, as
/// `UICollectionView.ReorderingCadence` has it (R4).
public enum ReorderingCadence: String, Hashable, Sendable, CaseIterable {
  /// At once.
  case immediate
  /// After a moment, so that a drag that passes over does not stir everything up.
  case fast
  /// After so long that nothing moves before the drag has come to rest.
  case slow

  /// How long a gap stays where it is: 150 ms (CompatReorderable), or as long as a long press.
  var interval: Microseconds {
    switch self {
    case .immediate: .zero
    case .fast: .milliseconds(150)
    case .slow: .milliseconds(500)
    }
  }
}
