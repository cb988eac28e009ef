internal import DragKit

/// The scenes, by their names on the command line.
package enum SceneID: String, Hashable, Sendable, CaseIterable {
  /// Article 003: a picture that follows the finger, and a diagram in the same style.
  case follow
  /// Article 001: coloured tiles, reordered with `onDrag` and `onDrop`.
  case colours
  /// Article 000: lessons in groups that open and close.
  case lessons
  /// Article 002: a list that can be edited.
  case playlist
  case board
}

/// A page of the window: one of a scene, or the guide, which belongs to no scene.
package enum Page: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case link
  case diagram
  case colours
  case guide
  case board
  case lessons
  case playlist

  package var scene: SceneID? {
    switch self {
    case .link, .diagram: .follow
    case .colours: .colours
    case .board: .board
    case .lessons: .lessons
    case .playlist: .playlist
    case .guide: nil
    }
  }

  package static func first(of scene: SceneID) -> Page {
    allCases.first { $0.scene == scene } ?? .colours
  }
}
