internal import DragKit

enum GuideControl: Int, NumberedControl {
  case play, restart, slow, half, full

  static let firstNumber = ControlNumbers.guide

  var name: String { "guide-\(self)" }

  static let speeds: [GuideControl] = [.slow, .half, .full]

  var speed: (speed: GuideScene.Speed, text: String)? {
    switch self {
    case .slow: (.quarter, "×¼")
    case .half: (.half, "×½")
    case .full: (.full, "×1")
    case .play, .restart: nil
    }
  }
}

/// The two styles of dragging, from left to right.
package enum GuideStyle: Int, Hashable, Sendable, CaseIterable {
  /// Article 003's: the tile follows the touch.
  case follow
  /// Article 001's: the tile is lifted and dropped.
  case lift

  /// The name of the recording, which comes with the program.
  package var recording: String { "guide-\(self)" }

  var title: (word: LocalizedString, interface: String) {
    switch self {
    case .follow: (.follow, "touchesMoved")
    case .lift: (.lift, "onDrag, onDrop")
    }
  }
}
