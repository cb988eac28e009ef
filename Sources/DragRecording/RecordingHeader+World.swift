import DragCoding

extension RecordingHeader {
  /// The world that the header holds, or nothing where it is to be made anew.
  ///
  /// - Throws: A ``RecordingError`` where this version cannot read it.
  public func world<World: Replayable>(
    of type: World.Type = World.self, file: String = "recording"
  ) throws(RecordingError) -> World? {
    guard case .state(let bytes) = state else { return nil }
    do {
      return try World(canonicalBytes: bytes)
    } catch {
      throw RecordingError(file: file, line: 1, .unreadableState(error))
    }
  }
}
