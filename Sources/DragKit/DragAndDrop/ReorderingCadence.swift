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

  /// The time for which a gap stays where it is.
  func interval(_ tuning: Tuning) -> Microseconds {
    switch self {
    case .immediate: .zero
    case .fast: tuning.fastCadence
    case .slow: tuning.slowCadence
    }
  }
}
