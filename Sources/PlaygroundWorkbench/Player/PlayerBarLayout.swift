internal import DragFrameIO
internal import DragGeometry

/// Where the parts of the player are: a card at the bottom of the window, or at its top.
///
/// On a grid of 4 pixels. Where the window is narrow, what can be done without goes first; where it is
/// low, the line above the timeline.
struct PlayerBarLayout: Hashable {
  /// The card.
  let card: Rect
  /// The line of words above the timeline; nothing where there is no room for it.
  let caption: Rect?
  /// What stands for the whole recording; the playhead is somewhere on it.
  let timeline: Rect
  /// Where the time stands.
  let time: Rect
  /// Where the speed stands.
  let speed: Rect
  /// Where everything is that can be pressed.
  let parts: [PlayerPart: Rect]
  /// How much of the rest there is room for.
  let economy: Economy
  /// The part of the window in which the card can stand.
  let room: Rect

  /// What is left out for want of room, one after the other.
  enum Economy: Int, CaseIterable, Hashable {
    case nothing, words, duration, speed, toStart, time, steps, takeOver
  }

  private static let margin: Length = 12
  private static let padding: Length = 14
  private static let rowHeight: Length = 36
  private static let timelineHeight: Length = 34
  private static let captionHeight: Length = 18
  /// The widest that the card becomes: farther apart, its ends would have nothing to do with each other.
  private static let widest: Length = 1200

  /// Lays the player out in a part of the window.
  ///
  /// - Parameters:
  ///   - room: The part of the window that the player may cover.
  ///   - place: Where in it the card stands.
  ///   - takeOverWidth: How wide the words on the button that takes over are.
  init(in room: Rect, at place: PlayerPlace = .bottom, takeOverWidth: Length) {
    self.room = room
    let hasCaption = room.height >= 400
    let inner =
      Self.timelineHeight + Self.rowHeight + 6 + (hasCaption ? Self.captionHeight + 4 : 0)
    let width = max(min(room.width - Self.margin * 2, Self.widest), 1)
    let height = inner + 18
    card = Rect(
      x: (room.center.x - width / 2).roundedToPixel,
      y: place.top(of: height, from: room.minY + Self.margin, to: room.maxY - Self.margin),
      width: width, height: height)
    let content = card.inset(
      by: Insets(left: Self.padding, top: 10, right: Self.padding, bottom: 8))
    caption =
      hasCaption
      ? Rect(x: content.minX, y: content.minY, width: content.width, height: Self.captionHeight)
      : nil
    timeline = Rect(
      x: content.minX, y: content.maxY - Self.rowHeight - 6 - Self.timelineHeight,
      width: content.width, height: Self.timelineHeight)
    let row = PlayerRow(
      Rect(
        x: content.minX - 6, y: content.maxY - Self.rowHeight, width: content.width + 12,
        height: Self.rowHeight), takeOverWidth: takeOverWidth)
    (time, speed, economy) = (row.time, row.speed, row.economy)
    parts = row.parts.merging([.timeline: timeline, .grip: card]) { $1 }
  }

  /// The end of the room that the card is nearer to.
  var nearestPlace: PlayerPlace { card.center.y < room.center.y ? .top : .bottom }

  /// What is at a place; the timeline answers to its whole height.
  func part(at point: Point) -> PlayerPart? {
    PlayerPart.allCases.first { parts[$0]?.contains(point) == true }
  }

  /// How far along the timeline a place is.
  func share(at point: Point) -> Fraction {
    Fraction((point.x - timeline.minX).subpixels, max(timeline.width.subpixels, 1))
      .clamped(to: .zero ... .one)
  }

  /// How far from the left edge of the timeline a share of it is.
  func place(of share: Fraction) -> Length { timeline.minX + timeline.width * share }
}

/// Where in the window the player stands, which hides what is behind it.
enum PlayerPlace: Hashable {
  /// At one end.
  case top, bottom
  /// Where somebody carries it: its upper edge.
  case carried(Length)

  /// Where the upper edge of something of a height is.
  fileprivate func top(of height: Length, from first: Length, to last: Length) -> Length {
    switch self {
    case .top: first
    case .bottom: last - height
    case .carried(let top): max(min(top, last - height), first)
    }
  }
}

/// The row of buttons: the time at the left, what moves the playhead in the middle, the rest at the
/// right.
private struct PlayerRow {
  let economy: PlayerBarLayout.Economy
  private(set) var parts: [PlayerPart: Rect] = [:]
  private(set) var time = Rect.zero
  private(set) var speed = Rect.zero

  private static let button: Length = 36
  private static let speedWidth: Length = 48

  init(_ row: Rect, takeOverWidth: Length) {
    let fitting = PlayerBarLayout.Economy.allCases.first { economy in
      Self.widths(economy, takeOverWidth).reduce(16) { $0 + $1 } <= row.width
    }
    economy = fitting ?? .takeOver
    let widths = Self.widths(economy, takeOverWidth)
    time = Rect(x: row.minX + 6, y: row.minY, width: widths[0], height: row.height)
    // What is used most in the middle of the card, or as near to it as the ends let it be.
    let (left, right) = (row.minX + widths[0] + 8, row.maxX - widths[2] - 8)
    let wish = (row.center.x - Self.button / 2 - Self.beforeToggle(economy)).roundedToPixel
    let middle = min(max(wish, left), max(right - widths[1], left))
    lay([.toStart, .stepBack, .toggle, .stepForward], from: middle, in: row)
    layRight(in: row, takeOverWidth)
  }

  /// How far what plays is from the left end of its buttons.
  private static func beforeToggle(_ economy: PlayerBarLayout.Economy) -> Length {
    let count = economy.rawValue >= 6 ? 0 : economy.rawValue >= 4 ? 1 : 2
    return (button + 4) * count
  }

  private func has(_ part: PlayerPart) -> Bool {
    switch part {
    case .toStart: economy.rawValue < PlayerBarLayout.Economy.toStart.rawValue
    case .stepBack, .stepForward: economy.rawValue < PlayerBarLayout.Economy.steps.rawValue
    case .slower, .faster: economy.rawValue < PlayerBarLayout.Economy.speed.rawValue
    case .takeOver: economy.rawValue < PlayerBarLayout.Economy.takeOver.rawValue
    case .timeline, .toggle, .close, .grip: true
    }
  }

  private mutating func lay(_ wanted: [PlayerPart], from left: Length, in row: Rect) {
    var x = left
    for part in wanted where has(part) {
      parts[part] = Rect(x: x, y: row.minY, width: Self.button, height: row.height)
      x = x + Self.button + 4
    }
  }

  private mutating func layRight(in row: Rect, _ words: Length) {
    var x = row.maxX
    func take(_ width: Length, gap: Length) -> Rect {
      x = x - width
      defer { x = x - gap }
      return Rect(x: x, y: row.minY, width: width, height: row.height)
    }
    parts[.close] = take(Self.button, gap: 4)
    if has(.takeOver) {
      parts[.takeOver] = take(economy == .nothing ? words + 48 : Self.button, gap: 12)
    }
    guard has(.faster) else { return }
    parts[.faster] = take(28, gap: 0)
    speed = take(Self.speedWidth, gap: 0)
    parts[.slower] = take(28, gap: 0)
  }

  /// The widths of the left, the middle and the right.
  private static func widths(
    _ economy: PlayerBarLayout.Economy, _ takeOverWidth: Length
  ) -> [Length] {
    let step = economy.rawValue
    let time: Length = step >= 5 ? 0 : step >= 2 ? 58 : 128
    let buttons = step >= 6 ? 1 : step >= 4 ? 3 : 4
    let takeOver: Length = step >= 7 ? 0 : (step >= 1 ? button : takeOverWidth + 48) + 12
    let speed: Length = step >= 3 ? 0 : speedWidth + 56
    return [
      time, button * buttons + Length(pixels: 4 * (buttons - 1)), button + 4 + takeOver + speed,
    ]
  }
}
