internal import DragKit
internal import DragRecording
package import PlaygroundScenes
package import PlaygroundWorkbench

/// A checker that plays sessions in new worlds, replays them, and reports the laws they break.
package struct LawChecker<World: PlaygroundWorld>: Sendable {
  private let makeWorld: @Sendable (PlaygroundOptions) -> World

  package init(_ makeWorld: @escaping @Sendable (PlaygroundOptions) -> World) {
    self.makeWorld = makeWorld
  }

  package func check(_ session: GeneratedSession) -> FuzzOutcome {
    var live = CheckedSession(session, in: makeWorld(session.options))
    live.run()
    for mode in session.replayModes {
      live.report(mode == .recording ? .replay : .batching, replay(live, mode))
    }
    return live.outcome
  }

  func start(_ session: GeneratedSession) -> (World, Output) {
    var world = makeWorld(session.options)
    let opening = world.start()
    return (world, opening)
  }

  private func replay(_ live: CheckedSession<World>, _ mode: ReplayMode) -> String? {
    guard let batching = mode.batching(seed: live.session.key.hash) else {
      // The mode `copy` was checked while the session was played.
      return mode == .unequalParts ? replayInUnequalParts(live) : nil
    }
    do throws(FileError) {
      return replay(live, try live.recording(), batching)
    } catch {
      return "the recording cannot be read: \(error)"
    }
  }

  private func replay(
    _ live: CheckedSession<World>, _ recording: Recording, _ batching: Batching
  ) -> String? {
    let (world, opening) = start(live.session)
    var player = Player(recording, world: world, opening: opening, batching: batching)
    player.run()
    if let divergence = player.divergence { return "\(batching) diverges at \(divergence)" }
    if player.world != live.world { return "\(batching) ends in another state" }
    return batching == .recorded && player.world.frame() != live.world.frame()
      ? "the last frame differs" : nil
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
    if Recording.recordedCalls(of: output) != live.calls { return "unequal parts make other calls" }
    return world == live.world ? nil : "unequal parts end in another state"
  }
}
