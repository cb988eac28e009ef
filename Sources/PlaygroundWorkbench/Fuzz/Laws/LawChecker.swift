internal import DragKit
internal import DragRecording
package import PlaygroundScenes

/// Checks the laws on sessions.
///
/// ```swift
/// let session = SessionGenerator.session(for: key)
/// let checked = LawChecker { Playground($0) }.check(session)
/// checked.broken.forEach { print($0) }
/// ```
package struct LawChecker<World: FuzzedWorld>: Sendable {
  private let makeWorld: @Sendable (PlaygroundOptions) -> World

  package init(_ makeWorld: @escaping @Sendable (PlaygroundOptions) -> World) {
    self.makeWorld = makeWorld
  }

  /// Plays a session, and then replays it in each of its modes.
  package func check(_ session: GeneratedSession) -> CheckedSession {
    do throws(RecordingError) {
      var live = try LiveSession(session, in: makeWorld(session.options))
      live.run()
      for mode in session.replayModes {
        live.report(mode == .recording ? .replay : .batching, replay(live, mode))
      }
      return CheckedSession(live)
    } catch {
      return CheckedSession(key: session.key, failure: error)
    }
  }

  /// Starts a new world for a session.
  func start(_ session: GeneratedSession) -> (World, Output) {
    var world = makeWorld(session.options)
    let opening = world.start()
    return (world, opening)
  }

  /// Replays a session and returns the first difference.
  private func replay(_ live: LiveSession<World>, _ mode: ReplayMode) -> String? {
    if let batching = mode.batching(seed: live.session.key.hash) { return replay(live, at: batching) }
    switch mode {
    case .recording: return replayFile(live)
    case .oddSpans: return replayInOddSpans(live)
    // The decoded copy was compared while the session was played.
    default: return nil
    }
  }

  private func replayFile(_ live: LiveSession<World>) -> String? {
    do throws(RecordingError) {
      guard let recorder = live.recorder else { return "nothing was recorded" }
      if let failure = recorder.failure { throw failure }
      let recording = try Recording(parsing: recorder.writer.sink.bytes)
      let (world, opening) = start(live.session)
      var player = Player(recording, world: world, opening: opening)
      while !player.isAtEnd, player.divergence == nil {
        player.step()
        let events = player.playedEvents
        let key = LiveSession<World>.FrameKey(time: player.position, events: events)
        if let frame = live.frames[key], frame != player.world.frame() {
          return "the frame after \(events) events differs"
        }
      }
      if let divergence = player.divergence { return "the replay diverges at \(divergence)" }
      if player.world.frame() != live.world.frame() { return "the last frame differs" }
      return player.world == live.world ? nil : "the replay ends in another state"
    } catch {
      return "the recording cannot be read: \(error)"
    }
  }

  private func replay(_ live: LiveSession<World>, at batching: Batching) -> String? {
    let recording = Recording(
      header: live.session.options.header, entries: live.pumps.map(Recording.Entry.pump),
      end: live.world.interaction.now)
    let (world, opening) = start(live.session)
    var player = Player(recording, world: world, opening: opening, batching: batching)
    player.run()
    if let divergence = player.divergence { return "\(batching) diverges at \(divergence)" }
    return player.world == live.world ? nil : "\(batching) ends in another state"
  }

  /// Divides the time before each event into parts of odd lengths.
  private func replayInOddSpans(_ live: LiveSession<World>) -> String? {
    var (world, output) = start(live.session)
    var random = SplitMix64(seed: live.session.key.hash)
    for event in live.session.events {
      let start = world.interaction.now
      let span = (event.time - start).count
      if span > 2 {
        let middle = 1 + Int64(random.next(below: Int(span) - 1))
        for part in [1, middle, span - 1].sorted() {
          output.append(world.advance(to: start + Microseconds(part)))
        }
      }
      output.append(world.apply(event))
    }
    output.append(world.advance(to: live.world.interaction.now))
    let calls = live.pumps.flatMap(\.calls)
    if Recording.recordedCalls(of: output) != calls { return "odd spans make other calls" }
    return world == live.world ? nil : "odd spans end in another state"
  }
}
