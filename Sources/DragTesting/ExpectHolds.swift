#if canImport(Testing)
  public import RecordingTools
  public import Testing

  /// Plays the events of a recording beside the test, and records an issue at the calling line if a condition does not
  /// hold.
  ///
  /// ```swift
  /// @Test func pinned() {
  ///   expectHolds("seen.dndrec", on: stage) { world in world.content.redIsFirst }
  /// }
  /// ```
  ///
  /// The condition is checked after each turn of the loop, and the recorded results are not compared. The issue contains the
  /// shortest script found after which the condition does not hold.
  ///
  /// - Parameters:
  ///   - name: The path of the recording, relative to the folder of the test's source.
  ///   - stage: The stage on which the session starts.
  ///   - sourceLocation: The call, to which issues belong.
  ///   - condition: Returns whether a world is as it should be.
  public func expectHolds<World: Aimable>(
    _ name: String, on stage: ScriptStage<World>, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping (World) -> Bool
  ) {
    do throws(FileError) {
      let path = sourceLocation.path(of: name)
      let session = try Recording(contentsOf: path)
      guard let found = try session.counterexample(on: stage, file: path, to: condition) else {
        return
      }
      sourceLocation.fail(
        "\(name): the condition does not hold \(found)".replacing(path, with: name))
    } catch {
      sourceLocation.fail("\(error)")
    }
  }
#endif
