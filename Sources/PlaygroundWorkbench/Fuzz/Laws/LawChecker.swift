internal import DragKit
internal import DragRecording
package import PlaygroundScenes

/// Holds the laws against generated sessions.
///
/// ```swift
/// let session = SessionGenerator.session(for: key)
/// let checked = LawChecker { Playground($0) }.check(session)
/// checked.broken.forEach { print($0) }
/// ```
package struct LawChecker<World: FuzzedWorld>: Sendable {
  private let makeWorld: @Sendable (PlaygroundOptions) -> World

  /// Creates a checker of the worlds that `makeWorld` makes.
  package init(_ makeWorld: @escaping @Sendable (PlaygroundOptions) -> World) {
    self.makeWorld = makeWorld
  }

  /// Lives through a session, and then once more in each of its ways.
  package func check(_ session: GeneratedSession) -> CheckedSession {
    do throws(FileError) {
      var live = try LiveSession(session, in: makeWorld(session.options))
      live.run()
      for way in session.ways {
        let finding = finding(in: live, again: way)
        live.find(way == .recording ? .replay : .batching, finding)
      }
      return CheckedSession(live)
    } catch {
      return CheckedSession(key: session.key, failure: error)
    }
  }

  private func finding(in live: LiveSession<World>, again way: ReplayWay) -> String? {
    if let batching = way.batching(seed: live.session.key.hash) {
      return differences(of: live, at: batching)
    }
    switch way {
    case .recording: return replay(of: live)
    case .oddSpans: return oddSpans(of: live)
    // The copy has been held against the world while the session was lived through.
    default: return nil
    }
  }

  /// A world in which nothing has happened, started.
  func world(for session: GeneratedSession) -> (World, Output) {
    var world = makeWorld(session.options)
    let opening = world.start()
    return (world, opening)
  }
}

// The first law.
extension LawChecker {
  private func replay(of live: LiveSession<World>) -> String? {
    do throws(FileError) {
      guard let recorder = live.recorder else { return "nothing was recorded" }
      if let failure = recorder.failure { throw failure }
      return differences(of: live, in: try Recording(parsing: recorder.sink.bytes))
    } catch {
      return "the recording cannot be read: \(error)"
    }
  }

  private func differences(of live: LiveSession<World>, in recording: Recording) -> String? {
    let (world, opening) = world(for: live.session)
    var player = Player(recording, world: world, opening: opening)
    while !player.isAtEnd, player.divergence == nil {
      player.step()
      let glance = Glance(time: player.position, events: player.playedEvents)
      if let frame = live.frames[glance], frame != player.world.frame() {
        return "the frame after \(glance.events) events differs"
      }
    }
    if let divergence = player.divergence { return "the replay differs at \(divergence)" }
    if player.world.frame() != live.world.frame() { return "the last frame differs" }
    return player.world == live.world ? nil : "the replay comes to another state"
  }
}

// The second law.
extension LawChecker {
  private func differences(of live: LiveSession<World>, at batching: Batching) -> String? {
    let recording = Recording(
      header: live.session.options.header, entries: live.pumps.map(Recording.Entry.pump),
      end: live.world.interaction.now)
    let (world, opening) = world(for: live.session)
    var player = Player(recording, world: world, opening: opening, batching: batching)
    player.run()
    if let divergence = player.divergence { return "\(batching) differs at \(divergence)" }
    return player.world == live.world ? nil : "\(batching) comes to another state"
  }

  /// Cuts the time before each event into parts of odd lengths.
  private func oddSpans(of live: LiveSession<World>) -> String? {
    var (world, output) = world(for: live.session)
    var random = SplitMix64(seed: live.session.key.hash)
    for event in live.session.events {
      let span = (event.time - world.interaction.now).count
      if span > 2 {
        let middle = 1 + Int64(random.next(below: Int(span) - 1))
        let start = world.interaction.now
        for part in [1, middle, span - 1].sorted() {
          output.append(world.advance(to: start + Microseconds(part)))
        }
      }
      output.append(world.apply(event))
    }
    output.append(world.advance(to: live.world.interaction.now))
    let calls = live.pumps.flatMap(\.calls)
    if Recording.recordedCalls(of: output) != calls { return "odd spans make other calls" }
    return world == live.world ? nil : "odd spans come to another state"
  }
}
