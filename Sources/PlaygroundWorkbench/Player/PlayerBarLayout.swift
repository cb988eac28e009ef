internal import DragGeometry

struct PlayerBarLayout: Hashable {
  let card: Rect
  let caption: Rect?
  let timeline: Rect
  let time: Rect
  let speed: Rect
  let parts: [PlayerPart: Rect]
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

  init(in room: Rect, at place: PlayerPlace = .bottom, takeOverWidth: Length) {
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
    func line(_ y: Length, _ height: Length, outset: Length = 0) -> Rect {
      Rect(x: content.minX - outset, y: y, width: content.width + outset * 2, height: height)
    }
    caption = hasCaption ? line(content.minY, Self.captionHeight) : nil
    let rowTop = content.maxY - Self.rowHeight
    timeline = line(rowTop - 6 - Self.timelineHeight, Self.timelineHeight)
    let row = PlayerRow(line(rowTop, Self.rowHeight, outset: 6), takeOverWidth: takeOverWidth)
    (time, speed, omission) = (row.time, row.speed, row.omission)
    parts = row.parts.merging([.timeline: timeline, .grip: card]) { $1 }
  }

  var nearestPlace: PlayerPlace { card.center.y < room.center.y ? .top : .bottom }

  func part(at point: Point) -> PlayerPart? {
    PlayerPart.allCases.first { parts[$0]?.contains(point) == true }
  }

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

private struct PlayerRow {
  let omission: PlayerBarLayout.Omission
  private(set) var parts: [PlayerPart: Rect] = [:]
  private(set) var time = Rect.zero
  private(set) var speed = Rect.zero

  private static let button: Length = 36
  private static let gap: Length = 4

  private struct Widths {
    let time: Length
    let transport: [PlayerPart]
    let right: [(part: PlayerPart?, width: Length, gap: Length)]

    init(_ omission: PlayerBarLayout.Omission, _ takeOverWidth: Length) {
      time = omission >= .time ? 0 : omission >= .duration ? 58 : 128
      let all: [PlayerPart] = [.toStart, .stepBack, .toggle, .stepForward]
      transport = omission >= .steps ? [.toggle] : omission >= .toStart ? Array(all[1...]) : all
      let takeOver = omission >= .words ? button : takeOverWidth + 48
      right =
        [(.close, button, gap)] + (omission < .takeOver ? [(.takeOver, takeOver, 12)] : [])
        + (omission < .speed ? [(.faster, 28, 0), (nil, 48, 0), (.slower, 28, 0)] : [])
    }

    var transportWidth: Length { button * transport.count + gap * (transport.count - 1) }
    var rightWidth: Length { right.reduce(0) { $0 + $1.width + $1.gap } }
    var total: Length { time + transportWidth + rightWidth + 16 }
  }

  init(_ row: Rect, takeOverWidth: Length) {
    let fitting = PlayerBarLayout.Omission.allCases.first {
      Widths($0, takeOverWidth).total <= row.width
    }
    omission = fitting ?? .takeOver
    let widths = Widths(omission, takeOverWidth)
    func frame(_ x: Length, _ width: Length) -> Rect {
      Rect(x: x, y: row.minY, width: width, height: row.height)
    }
    time = frame(row.minX + 6, widths.time)
    // The toggle is in the middle of the card, or as near to it as the ends permit.
    let before = (Self.button + Self.gap) * (widths.transport.firstIndex(of: .toggle) ?? 0)
    let wish = (row.center.x - Self.button / 2 - before).roundedToPixel
    let (left, right) = (row.minX + widths.time + 8, row.maxX - widths.rightWidth - 8)
    var x = min(max(wish, left), max(right - widths.transportWidth, left))
    for part in widths.transport {
      parts[part] = frame(x, Self.button)
      x += Self.button + Self.gap
    }
    x = row.maxX
    for (part, width, gap) in widths.right {
      x -= width
      if let part { parts[part] = frame(x, width) } else { speed = frame(x, width) }
      x -= gap
    }
  }
}
