package import DragEvents
internal import DragRecording
package import PlaygroundScenes

/// The identity of a generated session; equal keys give equal sessions on every machine.
package struct CaseKey: Hashable, Sendable {
  package let seed: UInt64
  package let page: Page
  package let number: Int

  package init(seed: UInt64, page: Page, number: Int) {
    (self.seed, self.page, self.number) = (seed, page, number)
  }

  package var hash: UInt64 {
    let page = StableHash.of(Array(page.name.utf8))
    return StableHash.mix(StableHash.mix(seed, page), UInt64(bitPattern: Int64(number)))
  }

  package var command: String {
    "dragplay-fuzz --seed \(seed) --cases 1 --case \(number) --scene \(page.name)"
  }
}

/// The options and events of a session, and the modes of its replays.
package struct GeneratedSession: Hashable, Sendable {
  package let key: CaseKey
  package var options: PlaygroundOptions
  /// The events in order of arrival; an event can have an earlier time than the one before it.
  package var events: [InputEvent]
  package let replayModes: [ReplayMode]

  package init(
    key: CaseKey, options: PlaygroundOptions, events: [InputEvent],
    replayModes: [ReplayMode] = ReplayMode.allCases
  ) {
    (self.key, self.options, self.events) = (key, options, events)
    self.replayModes = replayModes
  }
}

/// A way to replay a session; each way must give the same result.
package enum ReplayMode: String, Hashable, Sendable, CaseIterable {
  case recording
  case events, frames, slowFrames, randomSteps
  case unequalParts = "oddSpans"
  /// A copy of the world is decoded during the session, and receives all later input.
  case copy

  /// Returns the batching of the player that replays the recording; `nil` for a mode without one.
  func batching(seed: UInt64) -> Batching? {
    switch self {
    case .recording: .recorded
    case .events: .event
    case .frames: .milliseconds(16)
    case .slowFrames: .milliseconds(100)
    case .randomSteps: .random(seed: seed)
    case .unequalParts, .copy: nil
    }
  }
}
