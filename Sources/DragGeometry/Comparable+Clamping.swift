extension Comparable {
  /// Returns the value of `range` nearest to this one.
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
