internal import DragKit
internal import PlaygroundUI

/// The controls of a recording's card.
enum CardControl: Int, NumberedControl {
  /// The card itself, which keeps presses from the page below it.
  case cardPlate
  case cardClose, cardReplay, cardGif, cardMp4, cardShow, cardTest, cardCancel

  static let firstNumber = ControlNumbers.card

  var product: RecordingCard.Product? {
    switch self {
    case .cardGif: .gif
    case .cardMp4: .mp4
    case .cardTest: .test
    default: nil
    }
  }

  /// The title of a film's button without ffmpeg.
  var titleWithoutFFmpeg: LocalizedString { title.attribute("without-ffmpeg") ?? title }

  var icon: String {
    switch self {
    case .cardReplay: "replay"
    case .cardGif: "image"
    case .cardMp4: "film"
    case .cardShow: "folder"
    case .cardTest: "check-list"
    default: "close"
    }
  }
}
