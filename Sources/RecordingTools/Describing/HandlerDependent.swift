package import DragRecording

/// A world whose hashes depend on which handlers are registered, even if no handler was called.
package protocol HandlerDependent: Replayable {
  /// Returns the world that has given hashes and differs from this one only in what the handlers decide.
  ///
  /// - Parameter isWanted: Returns whether hashes are the given ones.
  /// - Returns: The world, and its differences as sentences about this one; `nil` if there is none.
  func withOtherHandlers(
    hashes isWanted: (StateHashes) -> Bool
  ) -> (world: Self, words: [String])?
}
