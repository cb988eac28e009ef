import Glibc
import Testing

@testable import DragPainter

/// Waits for what other threads make; fails after 20 seconds.
func wait(
  for result: String = "a picture", pollingEvery microseconds: UInt32 = 500,
  until isMet: () throws -> Bool
) throws {
  let deadline = ContinuousClock.now + .seconds(20)
  while try !isMet() {
    try #require(ContinuousClock.now < deadline, "timed out waiting for \(result)")
    usleep(microseconds)
  }
}

extension PictureLoader {
  /// Takes all results, until nothing is left to do.
  func awaitResults() throws -> [PictureJob.Result] {
    var results: [PictureJob.Result] = []
    try wait {
      results += takeResults()
      return !isBusy
    }
    return results
  }
}
