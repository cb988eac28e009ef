import DragRecording

/// Leaves out of a list what is not needed for a condition to hold: halves first, then quarters, at
/// last single elements.
///
/// This is delta debugging (Zeller and Hildebrandt, 2002) as far as it removes: what is left cannot do
/// without any one of its elements.
///
/// - Parameters:
///   - elements: The whole list, for which the condition holds.
///   - holds: The condition.
/// - Returns: The elements that are needed, in order.
func smallestPart<Element>(
  of elements: [Element], for holds: ([Element]) -> Bool
) -> [Element] {
  var kept = elements
  var size = max(kept.count / 2, 1)
  while !kept.isEmpty {
    var hasRemoved = false
    var end = kept.count
    // From the end: what came last depends on most.
    while end > 0 {
      let start = max(end - size, 0)
      let candidate = Array(kept[..<start] + kept[end...])
      if holds(candidate) {
        kept = candidate
        hasRemoved = true
      }
      end = start
    }
    if size == 1, !hasRemoved { break }
    if size > 1 { size = max(size / 2, 1) }
  }
  return kept
}
