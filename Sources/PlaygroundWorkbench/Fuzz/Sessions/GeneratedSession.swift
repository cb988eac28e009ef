package import DragFrameIO
package import DragGeometry
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

  /// Creates a session.
  package init(key: CaseKey, options: PlaygroundOptions, events: [InputEvent]) {
    (self.key, self.options, self.events) = (key, options, events)
  }

  /// The latest time that an event tells.
  package var end: Microseconds { events.map(\.time).max() ?? .zero }
}
