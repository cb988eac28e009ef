internal import DragDrawing
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// A button on the tour's card; the cases are in focus order.
enum TourButton: Int, CaseIterable {
  case end, skip

  var id: ItemID { .control(rawValue + 1) }

  var title: LocalizedString { LocalizedString("tour-button-\(self)") }
}

/// The card with a step's text and buttons: in the sidebar, or else at the stage's bottom right.
struct TourCard: InteractiveContent, Sendable {
  var model = Model()
  private(set) var frame = Rect.zero
  private(set) var widgets: [PlacedWidget] = []
  /// The pressed buttons that the tour has not handled yet.
  var presses: [TourButton] = []

  private static let plate = ItemID.control(0)
  private static let padding: Length = 12

  var stage: Stage { Self.stage(of: widgets) }

  static let handlers = HandlerRegistry<TourCard>()
    .items(in: widgets) { item in
      item.onTap { card, item in
        card.presses += TourButton.allCases.filter { $0.id == item }
        return []
      }
    }

  /// Lays out the widgets for the tour's current step.
  mutating func show(_ tour: Tour, in chrome: Chrome) {
    let room = chrome.layout.tourRoom
    let lines = TextMetrics.lines(
      of: chrome.text(tour.task), to: room.width - Self.padding * 2, in: .label, atMost: 5)
    let content = WidgetLayout.column(
      of: [.row(22, of: Self.head(of: tour))]
        + lines.map { .widget(.text(.verbatim($0), .label), 18) }
        + [
          .space(Spacing.small),
          .row(
            28, spacing: Spacing.small,
            of: TourButton.allCases.map { button in
              let kind = Widget.Kind.titledButton(button.title, icon: nil, .bordered, .caption)
              return .widget(Widget(kind, button.id))
            }),
        ])
    let height = content.contentLength + Self.padding * 2
    frame = Rect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    widgets =
      [PlacedWidget(.region(nil, Self.plate), frame)]
      + content.placed(in: frame.insetBy(Self.padding))
  }

  private static func head(of tour: Tour) -> [WidgetLayout] {
    let icon = tour.isDone ? "check" : tour.demonstration == nil ? "hand" : "play"
    let count = tour.isDone ? "" : "\(tour.step.rawValue + 1)/\(TourStep.allCases.count)"
    return [
      .widget(.text(tour.title, .strongLabel)),
      .widget(.text(.verbatim(count), .trace, \.secondaryText, .trailing), 28),
      .space(Spacing.small), .widget(Widget(.icon(icon, size: 16, \.accent)), 16),
    ]
  }
}

extension Hosted<TourCard> {
  func draw(_ tour: Tour, _ chrome: Chrome, on canvas: inout Canvas) {
    var own = self.canvas(chrome.theme, chrome.language, window: chrome.window)
    let part = ScreenPart.tourCard.rawValue
    own.begin(.tourCard, -1)
    own.card(content.frame, radius: Radius.menu, .bar)
    if tour.isDone { own.outline(content.frame, radius: Radius.menu, own.theme.accent) }
    own.draw(content.widgets, as: part)
    if let focused = tour.focused, let frame = content.widgets.frame(of: focused.id) {
      own.begin(.focusRing)
      own.focusRing(within: frame)
    }
    canvas.begin(.tourCard)
    canvas.draw(own.operations)
  }
}
