/// The two styles of dragging that the guide shows, from left to right.
package enum GuideStyle: Int, Hashable, Sendable, CaseIterable {
  /// Article 003's: the tile follows the touch.
  case follow
  /// Article 001's: the tile is lifted and dropped.
  case lift

  /// The name of the recording that comes with the program.
  package var recording: String { "guide-\(self)" }

  /// What the style is called, and the interface that it is made with.
  var title: (word: LocalizedString, interface: String) {
    switch self {
    case .follow: (.styleFollow, "touchesMoved")
    case .lift: (.styleLift, "onDrag, onDrop")
    }
  }
}
