#if canImport(Testing)
  public import RecordingTools
  import Glibc

  /// Compares a picture with a PNG file beside the test, and records an issue at the calling line if they
  /// differ.
  ///
  /// ```swift
  /// expectLooks("milk-lifted.png", draw(world))
  /// ```
  ///
  /// `DRAGPLAY_UPDATE=failing` writes the file if it is missing or differs, and `DRAGPLAY_UPDATE=all` in any
  /// case; the test fails that time. If `DRAGPLAY_REPORTS` names a folder, the picture and the pixels that
  /// differ are written there.
  ///
  /// - Parameters:
  ///   - name: The path of the file, relative to the folder of the test's source.
  ///   - picture: The picture.
  ///   - tolerance: The differences that count as equal.
  ///   - fileID: The file of the call, as an issue names it.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func expectLooks(
    _ name: String, _ picture: Picture,
    within tolerance: PictureComparison.Tolerance = .otherLibraries, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let call = TestCall(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = call.path(of: name)
    do throws(FileError) {
      if let words = try Golden(path: path).problem(of: picture, name, tolerance) {
        call.fail(words.replacing(path, with: name))
      }
    } catch {
      call.fail("\(error)".replacing(path, with: name))
    }
  }

  /// Runs a script, draws the world at its end, and compares the picture with a PNG file beside the test.
  ///
  /// ```swift
  /// let lifted = Script([.press("milk", hold: .milliseconds(600)), .wait(.seconds(1))])
  /// expectLooks("milk-lifted.png", after: lifted, on: stage) { world in draw(world) }
  /// ```
  ///
  /// The end is that of a last `wait`; without one, it is a second after the last statement, when
  /// animations have settled.
  ///
  /// - Parameters:
  ///   - name: The path of the file, relative to the folder of the test's source.
  ///   - script: The script.
  ///   - stage: The stage on which the script runs.
  ///   - tolerance: The differences that count as equal.
  ///   - fileID: The file of the call, as an issue names it.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - draw: Draws a world.
  public func expectLooks<World: Aimable>(
    _ name: String, after script: Script, on stage: ScriptStage<World>,
    within tolerance: PictureComparison.Tolerance = .otherLibraries, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column,
    drawing draw: (World) throws -> Picture
  ) {
    let recording = expectPasses(
      script, on: stage, fileID: fileID, filePath: filePath, line: line, column: column)
    guard let recording, let (world, opening) = try? stage.makeWorld(recording.header) else {
      return
    }
    var player = Player(recording, world: world, opening: opening)
    player.advance(to: player.end)
    do {
      expectLooks(
        name, try draw(player.world), within: tolerance, fileID: fileID, filePath: filePath,
        line: line, column: column)
    } catch {
      TestCall(fileID: fileID, filePath: filePath, line: line, column: column).fail("\(error)")
    }
  }

  /// A kept picture, and what a test is asked to do with it.
  private struct Golden {
    let path: String

    func problem(
      of picture: Picture, _ name: String, _ tolerance: PictureComparison.Tolerance
    ) throws(FileError) -> String? {
      let update = TestCall.variable("DRAGPLAY_UPDATE")
      guard ["failing", "all", nil].contains(update) else {
        return "\(CheckFailure.unknownUpdate(update ?? ""))"
      }
      let expected = try kept
      let result = expected.map { PictureComparison(picture, expected: $0, tolerance: tolerance) }
      if update == "all" || (update != nil && result?.passes != true) {
        try ReportFile.write(picture.png, to: path)
        return "\(path): drawn again; look at it, then run without DRAGPLAY_UPDATE"
      }
      guard let result else {
        return "\(path): the picture does not exist; DRAGPLAY_UPDATE=failing makes it"
      }
      guard !result.passes else { return nil }
      return "\(path): \(result)\n  if that is meant: DRAGPLAY_UPDATE=failing swift test"
        + TestReports.keep(picture, differingFrom: expected, of: name)
    }

    /// The picture in the file; `nil` if there is no file.
    private var kept: Picture? {
      get throws(FileError) {
        guard access(path, F_OK) == 0 else { return nil }
        let bytes = try Recording.bytes(of: path, largest: Limits.pictureBytes)
        do throws(FileError.Problem) {
          return try Picture(png: bytes)
        } catch {
          throw FileError(file: path, error)
        }
      }
    }
  }
#endif
