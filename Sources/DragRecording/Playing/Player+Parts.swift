import DragGeometry

extension Player where World: Sendable {
  /// Replays to the end or to the first divergence, as ``run()`` does, but on several threads.
  ///
  /// Parts of the session are replayed at the same time, each from a keyframe. The session is reproduced
  /// if each part is, and ends in the state of the keyframe from which the next part starts. Otherwise
  /// the player runs on one thread, to find the first divergence. It also does so in these cases:
  ///
  /// - Something was already replayed.
  /// - The recording has no keyframe between gestures, or has expectations.
  /// - Not all of the calls, their times and the hashes are compared.
  /// - The batching is not ``Batching/recorded``.
  ///
  /// A world that holds more than it encodes breaks a law of ``Replayable``. Only ``run()`` finds that.
  ///
  /// - Parameter threads: The number of threads, and of parts if there are enough keyframes.
  public mutating func run(threads: Int) async {
    let parts = canBeDivided ? RecordingPart.parts(of: recording, atMost: threads) : []
    if parts.count > 1, let players = await played(parts) { finish(after: players) } else { run() }
  }

  private var canBeDivided: Bool {
    isAtStart && log == nil && schedule.batching == .recorded && tiers.comparesTimes
      && tiers.comparesHashes
  }

  /// Returns the players of the parts at their ends; `nil` if a part diverges or can't be replayed.
  private func played(_ parts: [RecordingPart]) async -> [Player]? {
    await withTaskGroup(of: (number: Int, player: Player?).self) { [comparison, world] group in
      for (number, part) in parts.enumerated() {
        group.addTask {
          // The first part starts like the whole.
          let start = number == 0 ? world : try? part.recording.header.world()
          guard let start else { return (number, nil) }
          var player = Player(part.recording, world: start)
          if number == 0 { player.comparison = comparison }
          player.run()
          let isReproduced = player.divergence == nil && part.ends(in: player.world)
          return (number, isReproduced ? player : nil)
        }
      }
      var players = [Player?](repeating: nil, count: parts.count)
      for await (number, player) in group { players[number] = player }
      let reproduced = players.compactMap(\.self)
      return reproduced.count == parts.count ? reproduced : nil
    }
  }
}

/// The part of a recording from its start or a keyframe to its end or another keyframe.
private struct RecordingPart: Sendable {
  let recording: Recording
  /// The keyframe from which the next part starts; `nil` if there is none.
  let next: Keyframe?

  func ends<World: Replayable>(in world: World) -> Bool {
    next.map { world.canonicalBytes == $0.state } ?? true
  }

  /// Divides a recording at the keyframes that are nearest to equal numbers of lines.
  static func parts(of recording: Recording, atMost count: Int) -> [RecordingPart] {
    let entries = recording.entries
    let keyframes = entries.indices.filter {
      if case .keyframe = entries[$0] { true } else { false }
    }
    var (parts, start, header) = ([RecordingPart](), 0, recording.header)
    func add(upTo end: Int, before next: Keyframe?) {
      let part = Recording(
        header: header, entries: Array(entries[start..<end]), end: next?.time ?? recording.end)
      parts.append(RecordingPart(recording: part, next: next))
    }
    for number in 1..<max(count, 1) {
      let middle = entries.count * number / count
      guard let end = keyframes.min(by: { abs($0 - middle) < abs($1 - middle) }), end > start,
        case .keyframe(let keyframe) = entries[end]
      else { continue }
      add(upTo: end, before: keyframe)
      (start, header.start, header.state) = (end + 1, keyframe.time, .state(keyframe.state))
    }
    add(upTo: entries.count, before: nil)
    return parts
  }
}
