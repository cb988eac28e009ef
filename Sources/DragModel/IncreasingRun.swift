internal import Algorithms

/// Marks as many of some distinct numbers as ascend from first to last.
///
/// This is a longest increasing subsequence, found by patience sorting: for each length the smallest
/// number that ends a run of it, and for each number the one before it in its run. It takes
/// O(n log n). Nothing stands for what has no number, and is never marked.
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
