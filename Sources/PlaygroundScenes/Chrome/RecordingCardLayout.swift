package import DragKit
internal import PlaygroundUI

/// The places of a card's parts, on a grid of 4 pixels.
struct RecordingCardLayout: Hashable {
  let plate: Rect
  let title: Rect
  let close: Rect
  /// The room of the picture; `nil` if the window is too low.
  let picture: Rect?
  let name: Rect
  let details: Rect
  let replay: Rect
  /// The buttons for the GIF, the MP4, the folder and the test.
  let buttons: [Rect]
  let status: Rect?
  let cancel: Rect?

  private static let width: Length = 320
  private static let margin: Length = 16
  private static let gap: Length = 8
  private static let buttonHeight: Length = 36
  private static let pictureHeight: Length = 168
  private static let lowestPicture: Length = 64
  private static let statusHeight: Length = 44

  /// Places the card below a button, or without one in the upper right corner.
  init(_ card: RecordingCard, below button: Rect?, in window: Size) {
    let edge = Self.gap
    let width = min(Self.width, max(window.width - edge * 2, 1))
    let top = button.map { $0.maxY + edge } ?? edge
    // Room for the status, also without one: a status moves no button.
    let statusRoom = Self.statusHeight + 12
    let rest = Length(pixels: 16 + 28 + 12 + 40 + 16 + 36 * 3 + 8 * 2 + 16) + statusRoom
    let room = window.height - top - edge - rest - 12
    let pictureHeight =
      room < Self.lowestPicture ? 0 : min(room, Self.pictureHeight).roundedToPixel
    let height = rest + (pictureHeight > 0 ? pictureHeight + 12 : 0)
    let middle = button?.center.x ?? window.width
    let x = min(max(middle - width / 2, edge), window.width - width - edge).roundedToPixel
    let y = max(min(top, window.height - height - edge), edge)
    plate = Rect(
      x: x, y: y, width: width, height: card.showsStatus ? height : height - statusRoom)
    let inner = plate.column(Self.margin, width: max(width - Self.margin * 2, 1))
    title = inner.band(16, height: 28).inset(by: Insets(right: 36))
    close = Rect(x: inner.maxX - 28, y: y + 16, width: 28, height: 28)
    var line: Length = 16 + 28 + 12
    func take(_ height: Length, then gap: Length) -> Rect {
      defer { line = line + height + gap }
      return inner.band(line, height: height)
    }
    picture = pictureHeight > 0 ? take(pictureHeight, then: 12) : nil
    name = take(20, then: 0)
    details = take(20, then: 16)
    replay = take(Self.buttonHeight, then: Self.gap)
    let half = (inner.width - Self.gap) / 2
    buttons = (0..<2).flatMap { _ in
      let row = take(Self.buttonHeight, then: Self.gap)
      return [row.column(0, width: half), row.column(half + Self.gap, width: half)]
    }
    line = line + 4
    let status = card.showsStatus ? inner.band(line, height: Self.statusHeight) : nil
    self.status = status
    cancel =
      card.isWorking
      ? status.map { Rect(x: $0.maxX - 28, y: $0.minY, width: 28, height: 28) } : nil
  }

  func frame(of control: CardControl) -> Rect? {
    switch control {
    case .cardPlate: plate
    case .cardClose: close
    case .cardReplay: replay
    case .cardGif: buttons[0]
    case .cardMp4: buttons[1]
    case .cardShow: buttons[2]
    case .cardTest: buttons[3]
    case .cardCancel: cancel
    }
  }
}

extension RecordingCard {
  /// Whether the card has text below the buttons.
  var showsStatus: Bool { status != .ready || !hasFFmpeg }
}

extension Chrome {
  static let cardContainer: ContainerID = "recording-card"

  /// The frame of the card; `nil` while no card is shown.
  package var cardFrame: Rect? { cardLayout?.plate }

  var cardLayout: RecordingCardLayout? {
    card.map { RecordingCardLayout($0, below: frame(of: .record), in: window) }
  }

  /// The card's area in front of the page; `nil` while no card is shown.
  var cardArea: Stage.Area? {
    guard let layout = cardLayout else { return nil }
    let controls = CardControl.allCases.compactMap { control in
      layout.frame(of: control).map { PlacedItem(control.id, $0) }
    }
    return Stage.Area(Self.cardContainer, .placed(controls), layer: .menus)
  }
}
