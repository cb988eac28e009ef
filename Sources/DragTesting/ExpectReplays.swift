#if canImport(Testing)
  public import RecordingTools
  public import Testing

  /// Replays a recording beside the test, and records an issue at the calling line unless it reproduces.
  ///
  /// ```swift
  /// @Test func recording() { expectReplays("errands.dndrec", on: stage, from: errands) }
  /// ```
  ///
  /// The issue contains the report of `FailureReport.brief()`. Two environment variables change what
  /// the function does:
  ///
  /// - `DRAGPLAY_UPDATE`: `failing` makes the recording again if it diverges, and makes a missing one from
  ///   `script`; `all` makes it again in any case. The test fails that time, since nothing was compared.
  /// - `DRAGPLAY_REPORTS`: A folder, in which the report of a divergence is written as a page of HTML.
  ///
  /// - Parameters:
  ///   - name: The path of the recording, relative to the folder of the test's source.
  ///   - stage: The stage on which the session starts.
  ///   - script: The script from which a missing recording is made.
  ///   - tiers: The tiers to compare, whatever the recording requires; `nil` for its own.
  ///   - draw: Draws a world for the page of HTML; without it, the page has no pictures.
  ///   - sourceLocation: The call, to which issues belong.
  public func expectReplays<World: Aimable>(
    _ name: String, on stage: ScriptStage<World>, from script: Script? = nil,
    heldTo tiers: [Tier]? = nil, drawing draw: ((World) -> Picture)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = sourceLocation.path(of: name)
    do {
      try Recording.check(
        path, on: stage, updating: TestReports.variable("DRAGPLAY_UPDATE"), from: script,
        heldTo: tiers, drawing: draw)
    } catch CheckFailure.different(let brief, let page) {
      sourceLocation.fail(brief.replacing(path, with: name) + TestReports.keep(page, of: name))
    } catch {
      sourceLocation.fail("\(error)".replacing(path, with: name))
    }
  }

  /// Runs a script, and records an issue at the calling line for each statement that fails.
  ///
  /// ```swift
  /// @Test func script() { expectPasses(errands, on: stage) }
  /// ```
  ///
  /// A statement also fails if its expectation is not met. Mistakes of the content, at the start or at the end, are
  /// issues, too (`InteractiveContent.problems()`).
  ///
  /// - Returns: The recording of the session; `nil` if a statement failed.
  @discardableResult
  public func expectPasses<World: Aimable>(
    _ script: Script, on stage: ScriptStage<World>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Recording? {
    do {
      let problems = try stage.problems(startingFrom: stage.header)
      problems.forEach(sourceLocation.fail)
      let recording = try script.compile(on: stage)
      let others = try stage.problems(after: recording).filter { !problems.contains($0) }
      others.forEach(sourceLocation.fail)
      return recording
    } catch let errors as ScriptErrors {
      for problem in errors.errors { sourceLocation.fail("\(problem)") }
    } catch {
      sourceLocation.fail("\(error)")
    }
    return nil
  }
#endif
