internal import DragKit
internal import DragRecording
package import PlaygroundScenes
package import PlaygroundWorkbench

package struct LawChecker<World: PlaygroundWorld>: Sendable {
  private let makeWorld: @Sendable (PlaygroundOptions) -> World

  package init(_ makeWorld: @escaping @Sendable (PlaygroundOptions) -> World) {
    self.makeWorld = makeWorld
  }

  package func check(_ session: GeneratedSession) -> FuzzOutcome {
    do throws(FileError) {
      var live = try CheckedSession(session, in: makeWorld(session.options))
      live.run()
      for mode in session.replayModes {
        live.report(mode == .recording ? .replay : .batching, replay(live, mode))
      }
      return FuzzOutcome(live)
    } catch {
      return FuzzOutcome(key: session.key, failure: error)
    }
  }

  func start(_ session: GeneratedSession) -> (World, Output) {
    var world = makeWorld(session.options)
    let opening = world.start()
    return (world, opening)
  }

  private func replay(_ live: CheckedSession<World>, _ mode: ReplayMode) -> String? {
    do throws(FileError) {
      switch mode {
      case .recording:
        guard let recorder = live.recorder else { return "nothing was recorded" }
        if let failure = recorder.failure { throw failure }
        return replay(live, try Recording(parsing: recorder.sink.bytes), .recorded)
      case .events, .frames, .slowFrames, .randomSteps:
        let recording = Recording(
          header: live.session.options.header, entries: live.pumps.map(Recording.Entry.pump),
          end: live.world.interaction.now)
        let batching = mode.batching(seed: live.session.key.hash) ?? .recorded
        return replay(live, recording, batching)
      case .unequalParts: return replayInUnequalParts(live)
      // Already compared while the session was played.
      case .copy: return nil
      }
    } catch {
      return "the recording cannot be read: \(error)"
    }
  }

  private func replay(
    _ live: CheckedSession<World>, _ recording: Recording, _ batching: Batching
  ) -> String? {
    let (world, opening) = start(live.session)
    var player = Player(recording, world: world, opening: opening, batching: batching)
    // Frames do not depend on the batching.
    let comparesFrames = batching == .recorded
    while !player.isAtEnd, player.divergence == nil {
      player.step()
      guard comparesFrames,
        let frame = live.frames[.init(time: player.position, events: player.playedEvents)]
      else { continue }
      if frame != player.world.frame() {
        return "the frame after \(player.playedEvents) events differs"
      }
    }
    if let divergence = player.divergence { return "\(batching) diverges at \(divergence)" }
    if comparesFrames, player.world.frame() != live.world.frame() {
      return "the last frame differs"
    }
    return player.world == live.world ? nil : "\(batching) ends in another state"
  }

  private func replayInUnequalParts(_ live: CheckedSession<World>) -> String? {
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
