import DragFrameIO
public import DragRecording

extension DivergenceCut where World: Aimable {
  /// A recording that goes wrong, without what is not needed to come to where it does.
  ///
  /// First whole gestures go, then what a pointer does on its way, then time: as far as all else comes to
  /// the same state before the line that goes wrong, and that line goes wrong in the same way.
  ///
  /// - Parameters:
  ///   - recording: The recording, best one that is cut already.
  ///   - goesOn: Is asked before each try; the answer `false` ends the search with what was found.
  /// - Returns: The smallest recording that was found.
  /// - Throws: A `FileError` where the recording's world cannot be made.
  public func straightened(
    _ recording: Recording, while goesOn: @escaping () -> Bool = { true }
  ) throws(FileError) -> Recording {
    let (world, opening) = try makeWorld(recording.header)
    guard let divergence = try divergence(of: recording),
      let approach = Approach(to: divergence, in: recording, world: world, opening: opening)
    else { return recording }
    var smallest = recording
    var shrinker = Shrinker(approach.session, in: world, opening: opening, while: goesOn) {
      session in
      let events = session.pumps.flatMap(\.events)
      guard let candidate = approach.recording(by: events),
        let again = try? self.divergence(of: candidate), again.isSame(as: divergence),
        again.fingerprints == divergence.fingerprints
      else { return false }
      smallest = candidate
      return true
    }
    _ = shrinker.shrunk()
    return smallest
  }
}
