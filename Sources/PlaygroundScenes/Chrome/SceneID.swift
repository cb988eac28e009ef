internal import DragKit

package enum SceneID: String, Hashable, Sendable, CaseIterable {
  case follow
  case colours
  case lessons
  case playlist
  case board
  case pictures
  case recordings

  /// The icon in the sidebar.
  var icon: String {
    switch self {
    case .follow: "hand"
    case .colours: "layers"
    case .lessons: "list"
    case .playlist: "music"
    case .board: "grid"
    case .pictures: "image"
    case .recordings: "film"
    }
  }
}

package enum Page: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case link
  case diagram
  case colours
  case guide
  case board
  case lessons
  case playlist
  case pictures
  case recordings

  package var scene: SceneID? {
    switch self {
    case .link, .diagram: .follow
    case .colours: .colours
    case .board: .board
    case .lessons: .lessons
    case .playlist: .playlist
    case .pictures: .pictures
    case .recordings: .recordings
    case .guide: nil
    }
  }

  package static func first(of scene: SceneID) -> Page {
    allCases.first { $0.scene == scene } ?? .colours
  }
}
