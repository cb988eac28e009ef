internal import DragKit

/// The scenes, by the names by which the command line knows them.
package enum SceneID: String, Hashable, Sendable, CaseIterable {
  /// Article 003: a picture that follows the finger, and a diagram made in the same way.
  case follow
  /// Article 001: coloured tiles, reordered with `onDrag` and `onDrop`.
  case colours
  /// Article 000: lessons in groups that open and close.
  case lessons
  /// Article 002: a list that can be edited.
  case playlist
  /// A grid or a list of tiles, as many as one likes.
  case board
}

/// What the stage shows: a page of a scene, or the page that explains.
package enum Page: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// Article 003's picture.
  case link
  /// What its author made of it: the logic of a lamp with a sensor.
  case diagram
  /// Article 001's tiles.
  case colours
  /// The same gesture in both styles, side by side.
  case guide
  /// The grid or list of tiles.
  case board
  /// Article 000's groups.
  case lessons
  /// Article 002's list.
  case playlist

  /// The scene that the page belongs to; nothing for the one that explains.
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

  /// The page that a scene opens with.
  package static func first(of scene: SceneID) -> Page {
    allCases.first { $0.scene == scene } ?? .colours
  }
}
