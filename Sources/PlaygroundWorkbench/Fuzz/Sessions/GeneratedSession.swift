package import DragFrameIO
package import PlaygroundScenes

/// What somebody does at a playground, from its opening to its end.
///
/// Nothing came out of it yet: ``LawChecker`` plays it.
package struct GeneratedSession: Hashable, Sendable {
  /// What it was generated from.
  package let key: CaseKey
  /// What the world is made from.
  package let options: PlaygroundOptions
  /// What happens, in the order in which it is told; times may go back.
  package var events: [InputEvent]
  /// How it is lived through again.
  package let ways: [ReplayWay]

  /// Creates a session.
  package init(
    key: CaseKey, options: PlaygroundOptions, events: [InputEvent],
    ways: [ReplayWay] = ReplayWay.allCases
  ) {
    (self.key, self.options, self.events, self.ways) = (key, options, events, ways)
  }

  /// One in how many turns of the loop gets a closer look.
  var closerLooks: Int { ways.count > 1 ? 12 : 32 }
}
