internal import Algorithms

/// Finds a longest strictly increasing subsequence of the numbers, by patience sorting.
///
/// - Parameter numbers: The numbers; a `nil` is never in the subsequence.
/// - Returns: For each element of `numbers`, whether it is in the subsequence.
/// - Complexity: O(*n* log *n*).
package func increasingRun(of numbers: [Int?]) -> [Bool] {
  // At index `n`: the index of the smallest number that ends an increasing run of `n + 1` numbers.
  var ends: [Int] = []
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
