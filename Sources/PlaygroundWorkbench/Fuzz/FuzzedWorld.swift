package import DragKit
package import DragRecording
package import PlaygroundScenes

/// A world that the laws can be held against: a playground, or one with a planted bug.
package protocol FuzzedWorld: Aimable, Sendable {
  /// What is shown.
  var content: PlaygroundContent { get }
  /// What is being done.
  var interaction: Interaction { get }
  /// When time next changes something.
  var nextWake: Microseconds? { get }
  /// Everything that is seen now, with the chrome as it was drawn before where it has not changed.
  func frame(reusing cache: ChromeCache) -> DrawList
  /// Says in calls what there is at the start.
  mutating func start() -> Output
}

extension FuzzedWorld {
  /// Everything that is seen now, drawn anew.
  func frame() -> DrawList { frame(reusing: ChromeCache()) }
}
