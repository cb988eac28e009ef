internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a song's row: the cover, the text, the accessories and the swipe buttons.
struct SongRow {
  let row: Row
  let song: Song?
  let theme: Theme
  var isSelected = false
  var isDetailed = false
  var background = Color.white
  var hot: String??
  var pressed: String??

  func draw(on canvas: inout Canvas) {
    for button in row.actions { draw(button, on: &canvas) }
    canvas.fill(row.frame, background)
    if isSelected { canvas.fill(row.frame, theme.accentFill) }
    if pressed == .some(nil) || hot == .some(nil) {
      canvas.fill(row.frame, theme.well.opacity(percent: pressed == .some(nil) ? 45 : 22))
    }
    drawFront(on: &canvas)
    let indent = cover.maxX + 12 - row.frame.minX
    canvas.fill(
      row.frame.bottomLine.column(indent, width: row.frame.width - indent), theme.hairline)
  }

  func drawFront(on canvas: inout Canvas) {
    if let song {
      drawCover(of: song, on: &canvas)
      let text = row.frame.column(cover.maxX + 12 - row.frame.minX, width: textWidth)
      SongText(song, isDetailed: isDetailed, in: textWidth, height: text.height - 2)
        .draw(in: text, theme, on: &canvas)
    }
    for accessory in row.accessories { draw(accessory, on: &canvas) }
  }

  private var cover: Rect {
    let left = max(row.content.minX, row.frame.minX + 12)
    return Rect(center: Point(x: left + 18, y: row.frame.center.y), side: 36)
  }

  private var textWidth: Length { max(row.content.maxX - cover.maxX - 16, 1) }

  var fittingHeight: Length {
    let text = song.map { SongText($0, isDetailed: isDetailed, in: textWidth) }
    return max(PlaylistLayout.rowHeight, (text?.height ?? 0) + 12)
  }
}

extension SongRow {
  private func draw(_ button: SwipeButton, on canvas: inout Canvas) {
    let isPressed = pressed == .some(button.name)
    let color = button.isDestructive ? theme.dangerFill : theme.accent
    let ink = button.isDestructive ? .white : theme.onAccent
    canvas.fill(button.frame, isPressed ? color.mixed(with: color.mixed(with: .black)) : color)
    canvas.clip(to: button.frame) { canvas in
      guard let image = button.image else { return }
      canvas.icon(image, size: 22, ink, in: iconBox(of: button.frame))
    }
  }

  /// Returns the frame of a swipe button's icon: at the list's edge if the button is narrower than
  /// 74 pixels, otherwise beside the row.
  private func iconBox(of frame: Rect) -> Rect {
    let isLeft = frame.minX < row.frame.minX
    return frame.column(isLeft ? max(0, frame.width - 74) : min(0, frame.width - 74), width: 74)
  }

  private func draw(_ accessory: Row.Accessory, on canvas: inout Canvas) {
    let (frame, presence) = (accessory.frame, accessory.presence)
    let (isHot, isPressed) = (hot == .some(accessory.name), pressed == .some(accessory.name))
    func drawDisc(_ icon: String, _ color: Color, _ ink: Color, on canvas: inout Canvas) {
      let size: Length = isHot && !isPressed ? 26 : 22
      canvas.disc(at: frame.center, size, isPressed ? color.mixed(with: .black) : color)
      canvas.icon(icon, size: 14, ink, in: frame)
    }
    canvas.clip(to: frame) { canvas in
      canvas.group(alpha: presence) { canvas in
        switch accessory.style.kind {
        case .delete: drawDisc("minus", theme.dangerFill, .white, on: &canvas)
        case .custom: drawDisc("plus", theme.accent, theme.onAccent, on: &canvas)
        case .multiselect: drawCheck(frame, isHot || isPressed, on: &canvas)
        case .reorder: canvas.icon("grip", isHot ? theme.text : theme.secondaryText, in: frame)
        case .detail:
          let percent = isPressed ? 60 : isHot ? 80 : 100
          canvas.icon("info", theme.accent.opacity(percent: percent), in: frame)
        // No list of the playground has accessories of these kinds.
        case .disclosureIndicator, .checkmark, .label: break
        }
      }
    }
  }

  private func drawCheck(_ frame: Rect, _ isHot: Bool, on canvas: inout Canvas) {
    let disc = Rect(center: frame.center, side: 22)
    guard isSelected else {
      let color = isHot ? theme.secondaryText : theme.track
      return canvas.outline(disc, radius: disc.height / 2, width: LineWidth.emphasis, color)
    }
    canvas.disc(at: frame.center, 22, theme.accent)
    canvas.icon("check", size: 14, theme.onAccent, in: disc)
  }
}

// MARK: - Covers
extension SongRow {
  private static let grounds: [Color] = [
    0xe8743b, 0x4a6fd8, 0x2f9e72, 0xc24c7b, 0x3a3f6b, 0xb98a1c, 0x7a5bd0, 0x2490a8,
  ].map(Color.init(hex:))
  private static let shapes: [Color] = [
    0xffd9a0, 0xcfe0ff, 0xe3f7c8, 0xffd3e4, 0xf5c04a, 0xfff3c4, 0xe4d9ff, 0xd4f5ef,
  ].map(Color.init(hex:))

  private static let bars: [Length] = [10, 20, 14, 8]

  private func drawCover(of song: Song, on canvas: inout Canvas) {
    let (number, center) = (Song.all.firstIndex(of: song) ?? 0, cover.center)
    let shape = Self.shapes[number * 3 % Self.shapes.count]
    canvas.fill(cover, radius: Radius.control, Self.grounds[number % Self.grounds.count])
    switch number % 4 {
    case 0: canvas.disc(at: center, 20, shape)
    case 1:
      for bar in 0..<4 {
        let place = Point(x: cover.minX + 9 + Length(pixels: 6 * bar), y: center.y)
        let height = Self.bars[(number / 4 + bar) % Self.bars.count]
        canvas.fill(
          Rect(center: place, size: Size(width: 4, height: height)), radius: Radius.groove, shape)
      }
    case 2:
      canvas.disc(at: center, 24, shape.opacity(percent: 45))
      canvas.disc(at: center, 12, shape)
    default:
      canvas.disc(at: center - Vector(dx: 5, dy: 4), 16, shape)
      canvas.disc(at: center + Vector(dx: 5, dy: 4), 16, shape.opacity(percent: 55))
    }
  }
}

struct SongText: Hashable, Sendable {
  private let title: [String]
  private let detail: [String]
  private let isDetailed: Bool

  private static let titlePitch: Length = 19
  private static let detailPitch: Length = 17

  init(_ song: Song, isDetailed: Bool, in width: Length, height: Length? = nil) {
    self.isDetailed = isDetailed
    let room = height.map { ($0 - Self.detailPitch).subpixels / Self.titlePitch.subpixels } ?? 3
    title = TextMetrics.lines(
      of: song.title, to: width, in: .rowTitle, atMost: room.clamped(to: 1...3))
    let details = [song.artist, isDetailed ? song.length : ""].filter { !$0.isEmpty }
      .joined(separator: " · ")
    detail =
      details.isEmpty ? [] : TextMetrics.lines(of: details, to: width, in: .caption, atMost: 2)
  }

  var height: Length { Self.titlePitch * title.count + Self.detailPitch * detail.count }

  func draw(in box: Rect, _ theme: Theme, on canvas: inout Canvas) {
    var y = ((box.height - height) / 2).roundedToPixel
    for line in title {
      canvas.text(line, .rowTitle, theme.text, in: box.band(y, height: 20))
      y += Self.titlePitch
    }
    let color = isDetailed ? theme.accent : theme.secondaryText
    for line in detail {
      canvas.text(line, .caption, color, in: box.band(y, height: 17))
      y += Self.detailPitch
    }
  }
}
