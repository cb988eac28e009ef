import DragFrameIO
import DragGeometry
import DragRecording

/// The states of a session, as far as its recording tells them.
struct KnownStates<World: Replayable> {
  private let pumps: [Pump]
  /// The keyframes by the index of the line that they stand behind.
  private var keyframes: [(index: Int, keyframe: Keyframe)] = []
  private let isReadable: Bool
  /// What the session started from, where that can come to the recorded states by other steps.
  private let start: World?

  /// Creates what is known of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - start: What the session started from, where the replay took other steps than the session.
  ///   - isReadable: `false` where its hashes and keyframes are of another layout of the state.
  init(_ recording: Recording, start: World?, isReadable: Bool) {
    pumps = recording.pumps
    self.start = start
    self.isReadable = isReadable
    var index = -1
    for entry in recording.entries {
      switch entry {
      case .pump: index += 1
      case .keyframe(let keyframe) where index >= 0: keyframes.append((index, keyframe))
      case .keyframe, .mark, .gesture, .expectation: break
      }
    }
  }

  /// The first line behind another one at which a state is recorded.
  func nextKeyframe(after index: Int) -> Int? {
    guard isReadable else { return nil }
    return keyframes.first { $0.index > index }?.index
  }

  /// The session's state at the end of a line at which a replay has reached another, or the same.
  func state(behind index: Int, reached: World) -> FilmStrip<World>.Expected {
    guard isReadable else { return .unknown }
    if let hash = pumps[index].fingerprint, hash == Fingerprint(reached.hashes) { return .same }
    if let (line, world) = keyframe(atOrBefore: index) {
      if line == index { return world == reached ? .same : .recorded(world) }
      if let derived = play(from: world, behind: line, to: index) {
        return .derived(derived, fromLine: pumps[line].line)
      }
    }
    return start.flatMap { play(from: $0, behind: -1, to: index) }
      .map { .derived($0, fromLine: 1) } ?? .unknown
  }

  private func keyframe(atOrBefore index: Int) -> (Int, World)? {
    guard let last = keyframes.last(where: { $0.index <= index }),
      let world: World = try? last.keyframe.world()
    else { return nil }
    return (last.index, world)
  }

  /// What a state comes to, where every line on the way has the hash that was recorded.
  private func play(from world: World, behind start: Int, to end: Int) -> World? {
    var world = world
    for pump in pumps[(start + 1)...end] {
      for event in pump.events { _ = world.apply(event) }
      _ = world.advance(to: pump.time)
      guard pump.fingerprint == Fingerprint(world.hashes) else { return nil }
    }
    return world
  }
}
