internal import DragDrawing
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

enum TourButton: Int, CaseIterable {
  case end, skip

  fileprivate var title: LocalizedString { LocalizedString("tour-button-\(self)") }
}

/// The place of a step's text and buttons: in the sidebar, or else at the bottom of the stage.
struct TourCard {
  let frame: Rect
  private let lines: [String]
  private let buttons: [(button: TourButton, frame: Rect)]

  private static let padding: Length = 12
  private static let lineHeight: Length = 18
  private static let headHeight: Length = 22
  private static let buttonHeight: Length = 28

  init(_ tour: Tour, in chrome: Chrome) {
    let layout = chrome.layout
    let room = layout.tourRoom
    let width = room.width - Self.padding * 2
    lines = TextMetrics.lines(of: chrome.text(tour.task), to: width, in: .label, atMost: 5)
    let height =
      Self.padding * 2 + Self.headHeight + Self.lineHeight * lines.count + 8 + Self.buttonHeight
    let frame = Rect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    self.frame = frame
    let bottom = frame.maxY - Self.padding - Self.buttonHeight
    let half = (width - 8) / 2
    buttons = TourButton.allCases.enumerated().map { index, button in
      (
        button,
        Rect(
          x: frame.minX + Self.padding + (half + 8) * index, y: bottom, width: half,
          height: Self.buttonHeight)
      )
    }
  }

  func button(at point: Point) -> TourButton? {
    buttons.first { $0.frame.contains(point) }?.button
  }

  func draw(_ tour: Tour, _ chrome: Chrome, on canvas: inout Canvas) {
    let theme = chrome.theme
    canvas.begin(.tourCard)
    canvas.shadow(of: frame, radius: Radius.menu, .bar)
    canvas.fill(frame, radius: Radius.menu, theme.card)
    canvas.outline(frame, radius: Radius.menu, tour.isDone ? theme.accent : theme.hairline)
    var line = frame.inset(by: Insets(all: Self.padding))
    line.size.height = Self.headHeight
    let count = "\(tour.step.rawValue + 1)/\(TourStep.allCases.count)"
    let mark = Rect(x: line.maxX - 16, y: line.minY, width: 16, height: line.height)
    if tour.isDone {
      canvas.icon("check", size: 16, theme.accent, in: mark)
    } else {
      let icon = tour.demonstration == nil ? "hand" : "play"
      canvas.icon(icon, size: 16, theme.accent, in: mark)
      canvas.text(
        count, .trace, theme.secondaryText, in: line.inset(by: Insets(right: 24)), .trailing)
    }
    canvas.text(
      chrome.text(tour.title), .strongLabel, theme.text, in: line.inset(by: Insets(right: 52)))
    line.origin.y = line.maxY
    line.size.height = Self.lineHeight
    for words in lines {
      canvas.text(words, .label, theme.text, in: line)
      line.origin.y = line.maxY
    }
    for (button, frame) in buttons {
      canvas.begin(.tourButton, button.rawValue)
      let isHot = tour.hovered == button
      canvas.fill(frame, radius: Radius.control, tour.pressed == button ? theme.well : theme.card)
      canvas.outline(frame, radius: Radius.control, isHot ? theme.accent : theme.hairline)
      canvas.text(chrome.text(button.title), .caption, theme.text, in: frame, .center)
      if tour.focused == button { canvas.focusRing(within: frame) }
    }
  }
}
