#if canImport(Testing)
  public import RecordingTools

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
  ///   - fileID: The file of the call, as an issue names it.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - condition: Returns whether a world is as it should be.
  public func expectHolds<World: Aimable>(
    _ name: String, on stage: ScriptStage<World>, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ condition: @escaping (World) -> Bool
  ) {
    let call = TestCall(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(FileError) {
      let path = call.path(of: name)
      let session = try Recording(contentsOf: path)
      guard let found = try session.counterexample(on: stage, file: path, to: condition) else {
        return
      }
      call.fail("\(name): the condition does not hold \(found)".replacing(path, with: name))
    } catch {
      call.fail("\(error)")
    }
  }
#endif
