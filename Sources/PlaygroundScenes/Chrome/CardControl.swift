internal import DragKit

/// The controls of a recording's card.
enum CardControl: Int, NumberedControl {
  /// The window around the card; a press closes the card.
  case cardBackdrop
  /// The card itself, which keeps presses from the backdrop.
  case cardPlate
  case cardClose, cardReplay, cardGIF, cardMP4, cardShow, cardTest, cardCancel

  static let firstNumber = ControlNumbers.card

  var name: String { "\(self)".dashed }

  var product: RecordingCard.Product? {
    switch self {
    case .cardGIF: .gif
    case .cardMP4: .mp4
    case .cardTest: .test
    default: nil
    }
  }

  var title: LocalizedString {
    switch self {
    case .cardBackdrop, .cardPlate, .cardClose: .closePlayer
    case .cardReplay: .replay
    case .cardGIF: .saveAsGIF
    case .cardMP4: .saveAsMP4
    case .cardShow: .showInFolder
    case .cardTest: .keepAsTest
    case .cardCancel: .cancel
    }
  }

  /// The title of a film's button where no film can be made.
  var titleWithoutFFmpeg: LocalizedString {
    switch self {
    case .cardGIF: .gifNeedsFFmpeg
    case .cardMP4: .mp4NeedsFFmpeg
    default: title
    }
  }

  var icon: String {
    switch self {
    case .cardReplay: "replay"
    case .cardGIF: "image"
    case .cardMP4: "film"
    case .cardShow: "folder"
    case .cardTest: "check-list"
    default: "close"
    }
  }
}
