#if canImport(Testing)
  public import RecordingTools
  public import Testing
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
  ///   - sourceLocation: The call, to which issues belong.
  public func expectLooks(
    _ name: String, _ picture: Picture,
    within tolerance: PictureComparison.Tolerance = .otherLibraries,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = sourceLocation.path(of: name)
    do throws(FileError) {
      if let words = try problem(of: picture, name, at: path, tolerance) {
        sourceLocation.fail(words.replacing(path, with: name))
      }
    } catch {
      sourceLocation.fail("\(error)".replacing(path, with: name))
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
  ///   - sourceLocation: The call, to which issues belong.
  ///   - draw: Draws a world.
  public func expectLooks<World: Aimable>(
    _ name: String, after script: Script, on stage: ScriptStage<World>,
    within tolerance: PictureComparison.Tolerance = .otherLibraries,
    sourceLocation: SourceLocation = #_sourceLocation,
    drawing draw: (World) throws -> Picture
  ) {
    let recording = expectPasses(
      script, on: stage, sourceLocation: sourceLocation)
    guard let recording else { return }
    do {
      let (world, opening) = try stage.makeWorld(recording.header)
      var player = Player(recording, world: world, opening: opening)
      player.advance(to: player.end)
      expectLooks(
        name, try draw(player.world), within: tolerance, sourceLocation: sourceLocation)
    } catch {
      sourceLocation.fail("\(error)")
    }
  }

  /// Returns what differs from the picture in a file, or what was written, if anything.
  private func problem(
    of picture: Picture, _ name: String, at path: String, _ tolerance: PictureComparison.Tolerance
  ) throws(FileError) -> String? {
    let update = TestReports.variable("DRAGPLAY_UPDATE")
    guard ["failing", "all", nil].contains(update) else {
      return "\(CheckFailure.unknownUpdate(update ?? ""))"
    }
    let expected = try golden(at: path)
    let result = expected.map { PictureComparison(picture, expected: $0, tolerance: tolerance) }
    if update == "all" || (update != nil && result?.passes != true) {
      try TestReports.write(picture.png, to: path)
      return "\(path): drawn again; look at it, then run without DRAGPLAY_UPDATE"
    }
    guard let result else {
      return "\(path): the picture does not exist; DRAGPLAY_UPDATE=failing makes it"
    }
    guard !result.passes else { return nil }
    return "\(path): \(result)\n  if that is meant: DRAGPLAY_UPDATE=failing swift test"
      + TestReports.keep(picture, differingFrom: expected, of: name)
  }

  /// Returns the picture in a file; `nil` if there is no file.
  private func golden(at path: String) throws(FileError) -> Picture? {
    guard access(path, F_OK) == 0 else { return nil }
    let bytes = try Recording.bytes(of: path, largest: Limits.pictureBytes)
    do throws(FileError.Problem) {
      return try Picture(png: bytes)
    } catch {
      throw FileError(file: path, error)
    }
  }
#endif
