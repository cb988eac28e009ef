internal import DragCoding
package import PlaygroundScenes

/// Which generated session is meant: the same key gives the same session on every machine.
package struct CaseKey: Hashable, Sendable {
  /// The seed of the whole run.
  package let seed: UInt64
  /// The scene that is played with.
  package let scene: SceneID
  /// The number of the session within the run.
  package let number: Int

  /// Creates a key.
  package init(seed: UInt64, scene: SceneID, number: Int) {
    (self.seed, self.scene, self.number) = (seed, scene, number)
  }

  /// The seed of this session alone.
  package var hash: UInt64 {
    let scene = StableHash.of(Array(scene.rawValue.utf8))
    return StableHash.mix(StableHash.mix(seed, scene), UInt64(bitPattern: Int64(number)))
  }

  /// The command that runs this session alone.
  package var command: String {
    "dragplay fuzz --seed \(seed) --cases 1 --case \(number) --scene \(scene.rawValue)"
  }
}
