internal import DragDrawing
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// The contents of the player, apart from its timeline.
struct PlayerLook {
  var isPlaying = true
  var speed = ""
  var canSlowDown = true
  var canSpeedUp = true
  var elapsed = ""
  var duration = ""
}

/// The places of the player's parts: one description of what is drawn and what is pressed.
struct PlayerBarLayout {
  let card: Rect
  let caption: Rect?
  let timeline: Rect
  /// The parts that can be pressed and the numbers, from back to front.
  let widgets: [PlacedWidget]
  let omission: Omission
  let room: Rect

  /// The last part that is left out for lack of room.
  ///
  /// The parts of all cases before this one are left out, too.
  enum Omission: CaseIterable, Comparable {
    case nothing, words, duration, speed, toStart, time, steps, takeOver
  }

  private static let margin: Length = 12
  private static let padding: Length = 14
  private static let rowHeight: Length = 36
  private static let timelineHeight: Length = 34
  private static let captionHeight: Length = 18
  private static let maximumWidth: Length = 1200

  /// - Parameters:
  ///   - room: The window.
  ///   - place: The end of the window, or where the card is dragged.
  ///   - takeOverWidth: The width of the longest title.
  ///   - look: What the widgets show; their places do not depend on it.
  init(
    in room: Rect, at place: PlayerPlace = .bottom, takeOverWidth: Length,
    _ look: PlayerLook = PlayerLook()
  ) {
    self.room = room
    let hasCaption = room.height >= 400
    let width = max(min(room.width - Self.margin * 2, Self.maximumWidth), 1)
    let height =
      Self.timelineHeight + Self.rowHeight + 24 + (hasCaption ? Self.captionHeight + 4 : 0)
    card = Rect(
      x: (room.center.x - width / 2).roundedToPixel,
      y: place.top(of: height, from: room.minY + Self.margin, to: room.maxY - Self.margin),
      width: width, height: height)
    let content = card.inset(
      by: Insets(left: Self.padding, top: 10, right: Self.padding, bottom: 8))
    caption = hasCaption ? content.band(0, height: Self.captionHeight) : nil
    let rowTop = content.height - Self.rowHeight
    timeline = content.band(rowTop - 6 - Self.timelineHeight, height: Self.timelineHeight)
    let row = content.band(rowTop, height: Self.rowHeight).inset(by: Insets(left: -6, right: -6))
    omission =
      Omission.allCases.first { omission in
        PlayerRow(look, omission, takeOverWidth).length <= row.width
      } ?? .takeOver
    widgets =
      [
        PlacedWidget(.region(nil, PlayerPart.grip.id), card),
        PlacedWidget(.region(nil, PlayerPart.timeline.id), timeline),
      ] + PlayerRow(look, omission, takeOverWidth).placed(in: row)
  }

  var nearestPlace: PlayerPlace { card.center.y < room.center.y ? .top : .bottom }

  func share(at point: Point) -> Fraction {
    Fraction((point.x - timeline.minX).subpixels, max(timeline.width.subpixels, 1))
      .clamped(to: .zero ... .one)
  }

  func place(of share: Fraction) -> Length { timeline.minX + timeline.width * share }
}

enum PlayerPlace: Hashable {
  case top, bottom
  case dragged(top: Length)

  fileprivate func top(of height: Length, from first: Length, to last: Length) -> Length {
    switch self {
    case .top: first
    case .bottom: last - height
    case .dragged(let top): max(min(top, last - height), first)
    }
  }
}

/// The row of buttons, with the parts that an omission leaves.
private struct PlayerRow {
  private let time: WidgetLayout
  private let transport: WidgetLayout
  private let right: WidgetLayout
  /// The distance from the first button of the transport to the toggle.
  private let beforeToggle: Length

  private static let button: Length = 36
  private static let gap: Length = 4

  init(_ look: PlayerLook, _ omission: PlayerBarLayout.Omission, _ takeOverWidth: Length) {
    let elapsed = WidgetLayout.widget(
      .text(.verbatim(look.elapsed), .digits),
      omission >= .duration ? nil : TextMetrics.width(of: look.elapsed, in: .digits))
    let duration = WidgetLayout.widget(
      .text(.verbatim(" / \(look.duration)"), .digits, \.secondaryText))
    time = .row(
      omission >= .time ? 0 : omission >= .duration ? 58 : 128,
      of: omission >= .time ? [] : omission >= .duration ? [elapsed] : [elapsed, duration])
    let all: [PlayerPart] = [.toStart, .stepBack, .toggle, .stepForward]
    let parts = omission >= .steps ? [.toggle] : omission >= .toStart ? Array(all[1...]) : all
    transport = .row(
      spacing: Self.gap, of: parts.map { .widget(.part($0, look), Self.button) })
    beforeToggle = (Self.button + Self.gap) * (parts.firstIndex(of: .toggle) ?? 0)
    let speed: [WidgetLayout] = [
      .widget(.part(.slower, look).isEnabled(look.canSlowDown), 28),
      .widget(.text(.verbatim(look.speed), .label, \.text, .center), 48),
      .widget(.part(.faster, look).isEnabled(look.canSpeedUp), 28),
    ]
    let takeOver = Widget.takeOver(look, hasTitle: omission < .words)
    right = .row(
      of: [.space()] + (omission < .speed ? speed : [])
        + (omission < .takeOver
          ? [.space(12), .widget(takeOver, omission < .words ? takeOverWidth + 48 : Self.button)]
          : []) + [.space(Self.gap), .widget(.part(.close, look), Self.button)])
  }

  var length: Length {
    (time.length ?? 0) + transport.contentLength + right.contentLength + 16
  }

  func placed(in row: Rect) -> [PlacedWidget] {
    // The toggle is in the middle of the card, or as near to it as the ends permit.
    let wish = (row.width / 2 - Self.button / 2 - beforeToggle).roundedToPixel
    let first = (time.length ?? 0) + 8
    let last = row.width - right.contentLength - 8 - transport.contentLength
    let x = min(max(wish, first), max(last, first))
    return time.placed(in: row.column(6, width: time.length ?? 0))
      + transport.placed(in: row.column(x, width: transport.contentLength))
      + right.placed(in: row)
  }
}

extension Widget {
  fileprivate static func part(_ part: PlayerPart, _ look: PlayerLook) -> Widget {
    let icon = part.look(isPlaying: look.isPlaying)?.icon ?? ""
    let size: Length = part == .slower || part == .faster ? 16 : 20
    let kind: Kind =
      part == .toggle ? .roundButton(icon: icon) : .button(icon: icon, \.text, size: size)
    return Widget(kind, part.id).tip(of: part, look)
  }

  fileprivate static func takeOver(_ look: PlayerLook, hasTitle: Bool) -> Widget {
    let part = PlayerPart.takeOver
    let title = LocalizedString("take-over")
    let icon = part.look(isPlaying: look.isPlaying)?.icon ?? ""
    return hasTitle
      ? Widget(.titledButton(title, icon: icon, .tinted, .strongLabel), part.id).tip(of: part, look)
      : .part(part, look).isOn(true)
  }

  private func tip(of part: PlayerPart, _ look: PlayerLook) -> Widget {
    var widget = self
    widget.tip = part.title(isPlaying: look.isPlaying)
    widget.tipKeys = part.look(isPlaying: look.isPlaying)?.key
    return widget
  }
}
