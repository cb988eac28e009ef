package import PlaygroundScenes

/// Something that happened in a session.
package enum SessionTrait: String, Hashable, Sendable, CaseIterable {
  case lifted, reordered, dropped, refused, cancelled
  case outside, interrupted, copied, caught, touched, followed, tapped, undone, resized
  case springLoaded, keyed, piled

  /// The ones that a generator must bring about in at least every twentieth session of a scene, lest
  /// the laws be held against nothing.
  package static func required(in scene: SceneID) -> [SessionTrait] {
    switch scene {
    case .follow: [.followed, .tapped]
    case .board: [.lifted, .reordered, .dropped, .cancelled, .keyed, .piled]
    case .playlist: [.lifted, .reordered, .dropped, .cancelled]
    case .lessons: [.lifted, .reordered, .dropped, .refused, .cancelled, .springLoaded]
    case .colours: [.lifted, .reordered, .dropped, .refused, .cancelled, .keyed]
    }
  }
}
