internal import DragDrawing
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// The values that the player's buttons and numbers show.
struct PlayerLook {
  var isPlaying = true
  var speed: Fraction? = .one
  var elapsed = Microseconds.zero
  var duration = Microseconds.zero
}

/// The frames of the player's parts in the window, for drawing and for hit tests.
struct PlayerBarLayout {
  let room: Rect
  let card: Rect
  let caption: Rect?
  let timeline: Rect
  /// The card, the timeline, the buttons and the numbers, from back to front.
  let widgets: [PlacedWidget]

  private static let margin: Length = 12
  private static let rowHeight: Length = 36
  private static let timelineHeight: Length = 34
  private static let captionHeight: Length = 18
  private static let maximumWidth: Length = 1200

  /// - Parameters:
  ///   - room: The bounds of the window.
  ///   - place: The edge at which the card is docked, or the position to which it is dragged.
  ///   - takeOverWidth: The width of the title *Take over* in the user's language.
  ///   - look: The values to show; they do not move the buttons.
  init(
    in room: Rect, at place: PlayerPlace = .bottom, takeOverWidth: Length,
    _ look: PlayerLook = PlayerLook()
  ) {
    self.room = room
    card = Self.card(in: room, at: place)
    let content = card.inset(by: Insets(left: 14, top: 10, right: 14, bottom: 8))
    caption = Self.hasCaption(in: room) ? content.band(0, height: Self.captionHeight) : nil
    let rowTop = content.height - Self.rowHeight
    timeline = content.band(rowTop - 6 - Self.timelineHeight, height: Self.timelineHeight)
    let row = content.band(rowTop, height: Self.rowHeight).inset(by: Insets(left: -6, right: -6))
    let buttons =
      PlayerRow.Omission.allCases.lazy.map { PlayerRow(look, $0, takeOverWidth) }
      .first { $0.length <= row.width } ?? PlayerRow(look, .takeOver, takeOverWidth)
    widgets =
      [
        PlacedWidget(.region(nil, PlayerPart.grip.id), card),
        PlacedWidget(.region(nil, PlayerPart.timeline.id), timeline),
      ] + buttons.placed(in: row)
  }

  static func card(in room: Rect, at place: PlayerPlace) -> Rect {
    let width = max(min(room.width - margin * 2, maximumWidth), 1)
    let height = timelineHeight + rowHeight + 24 + (hasCaption(in: room) ? captionHeight + 4 : 0)
    return Rect(
      x: (room.center.x - width / 2).roundedToPixel,
      y: place.top(of: height, from: room.minY + margin, to: room.maxY - margin),
      width: width, height: height)
  }

  private static func hasCaption(in room: Rect) -> Bool { room.height >= 400 }

  var nearestPlace: PlayerPlace { card.center.y < room.center.y ? .top : .bottom }

  func share(at point: Point) -> Fraction {
    Fraction((point.x - timeline.minX).subpixels, max(timeline.width.subpixels, 1))
      .clamped(to: .zero ... .one)
  }

  func place(of share: Fraction) -> Length { timeline.minX + timeline.width * share }
}

/// The vertical position of the player's card: docked at an edge of the window, or dragged.
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

/// The player's time and buttons, without the parts that do not fit.
private struct PlayerRow {
  private let time: WidgetLayout
  private let transport: WidgetLayout
  private let right: WidgetLayout
  /// The distance from the left edge of the transport buttons to that of the toggle.
  private let beforeToggle: Length

  /// The last part that is omitted for lack of room.
  ///
  /// The parts of all earlier cases are omitted, too.
  enum Omission: CaseIterable, Comparable {
    case nothing, words, duration, speed, toStart, time, steps, takeOver
  }

  private static let button: Length = 36
  private static let gap: Length = 4

  init(_ look: PlayerLook, _ omission: Omission, _ takeOverWidth: Length) {
    func button(_ part: PlayerPart, _ width: Length = Self.button) -> WidgetLayout {
      .widget(.part(part, look, hasTitle: width > Self.button), width)
    }
    let (hasDuration, clock) = (omission < .duration, look.elapsed.clockWords)
    let elapsed = WidgetLayout.widget(
      .text(.verbatim(clock), .digits),
      hasDuration ? TextMetrics.width(of: clock, in: .digits) : nil)
    let duration = WidgetLayout.widget(
      .text(.verbatim(" / \(look.duration.clockWords)"), .digits, \.secondaryText))
    time =
      omission >= .time
      ? .space(0) : .row(hasDuration ? 128 : 58, of: hasDuration ? [elapsed, duration] : [elapsed])
    let all: [PlayerPart] = [.toStart, .stepBack, .toggle, .stepForward]
    let parts = omission >= .steps ? [.toggle] : omission >= .toStart ? Array(all[1...]) : all
    transport = .row(spacing: Self.gap, of: parts.map { button($0) })
    beforeToggle = (Self.button + Self.gap) * (parts.firstIndex(of: .toggle) ?? 0)
    let speed = WidgetLayout.widget(
      .text(.verbatim(PlaybackSpeed.words(look.speed)), .label, \.text, .center), 48)
    right = .row(
      of: [.space()]
        + (omission < .speed ? [button(.slower, 28), speed, button(.faster, 28)] : [])
        + (omission < .takeOver
          ? [.space(12), button(.takeOver, omission < .words ? takeOverWidth + 48 : Self.button)]
          : []) + [.space(Self.gap), button(.close)])
  }

  private var timeWidth: Length { time.length ?? 0 }

  var length: Length { timeWidth + transport.contentLength + right.contentLength + 16 }

  func placed(in row: Rect) -> [PlacedWidget] {
    // Center the toggle in the row, or place it as near to the center as the other parts permit.
    let wish = (row.width / 2 - Self.button / 2 - beforeToggle).roundedToPixel
    let first = timeWidth + 8
    let last = row.width - right.contentLength - 8 - transport.contentLength
    let x = min(max(wish, first), max(last, first))
    return time.placed(in: row.column(6, width: timeWidth))
      + transport.placed(in: row.column(x, width: transport.contentLength))
      + right.placed(in: row)
  }
}

extension Widget {
  fileprivate static func part(_ part: PlayerPart, _ look: PlayerLook, hasTitle: Bool) -> Widget {
    let button = part.look(isPlaying: look.isPlaying)
    let icon = button?.icon ?? ""
    let kind: Kind =
      switch part {
      case .takeOver where hasTitle:
        .titledButton(LocalizedString("take-over"), icon: icon, .tinted, .strongLabel)
      case .toggle: .roundButton(icon: icon)
      case .slower, .faster: .button(icon: icon, \.text, size: 16)
      default: .button(icon: icon, \.text)
      }
    let isEnabled =
      switch part {
      case .slower: PlaybackSpeed.below(look.speed) != look.speed
      case .faster: PlaybackSpeed.above(look.speed) != look.speed
      default: true
      }
    return Widget(kind, part.id).isEnabled(isEnabled).isOn(part == .takeOver && !hasTitle)
      .tip(part.title(isPlaying: look.isPlaying), keys: button?.key)
  }
}
