internal import Algorithms

/// Marks a longest increasing subsequence of distinct numbers; `nil` is never marked.
///
/// It is found by patience sorting: for each length the smallest number that ends such a run, and for each
/// number the one before it in its run.
///
/// - Complexity: O(*n* log *n*).
package func increasingRun(of numbers: [Int?]) -> [Bool] {
  var ends: [Int] = []  // The index of the number that ends the best run of each length.
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    let length = ends.partitioningIndex { numbers[$0].map { $0 >= number } ?? true }
    previous[index] = length > 0 ? ends[length - 1] : nil
    if length < ends.count { ends[length] = index } else { ends.append(index) }
  }
  var isMarked = [Bool](repeating: false, count: numbers.count)
  var next = ends.last
  while let index = next {
    isMarked[index] = true
    next = previous[index]
  }
  return isMarked
}
