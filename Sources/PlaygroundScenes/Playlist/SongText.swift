internal import DragKit

/// The title and the artist of a song, broken into lines.
struct SongText: Hashable, Sendable {
  private let title: [String]
  private let detail: [String]
  private let isDetailed: Bool

  private static let titlePitch: Length = 19
  private static let detailPitch: Length = 17
  /// Longer text is truncated.
  private static let (mostTitleLines, mostDetailLines) = (3, 2)

  /// Breaks the text into as many lines as the height has room for.
  init(_ song: Song, isDetailed: Bool, in width: Length, height: Length? = nil) {
    self.isDetailed = isDetailed
    let room = height.map { ($0 - Self.detailPitch).subpixels / Self.titlePitch.subpixels }
    title = TextMetrics.lines(
      of: song.title, to: width, in: .songTitle,
      atMost: min(max(room ?? Self.mostTitleLines, 1), Self.mostTitleLines))
    detail = TextMetrics.lines(
      of: isDetailed ? "\(song.artist) · \(song.length)" : song.artist, to: width, in: .caption,
      atMost: Self.mostDetailLines)
  }

  var height: Length { Self.titlePitch * title.count + Self.detailPitch * detail.count }

  /// Draws the lines, centered vertically in a box.
  func draw(in box: Rect, _ theme: Theme, on canvas: inout Canvas) {
    var y = ((box.height - height) / 2).roundedToPixel
    for line in title {
      canvas.text(line, .songTitle, theme.text, in: box.band(y, height: 20))
      y += Self.titlePitch
    }
    let color = isDetailed ? theme.accent : theme.secondaryText
    for line in detail {
      canvas.text(line, .caption, color, in: box.band(y, height: 17))
      y += Self.detailPitch
    }
  }
}

extension Font {
  fileprivate static let songTitle = Font(.semibold, size: 14)
}
