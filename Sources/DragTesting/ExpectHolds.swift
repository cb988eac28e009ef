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
  /// The condition is checked after each turn of the loop. The issue contains the shortest script that was found after
  /// which it does not hold. What was recorded of the events' effects is not compared.
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
      let session = try Recording(contentsOf: call.path(of: name))
      guard let found = try session.counterexample(on: stage, to: condition) else { return }
      call.fail("\(name): the condition does not hold \(found)")
    } catch {
      call.fail("\(error)")
    }
  }
#endif
