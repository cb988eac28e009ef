internal import DragKit

/// The words of a song in as many lines as they need: its title, and beneath it its artist.
struct SongText: Hashable, Sendable {
  private let title: [String]
  private let detail: [String]
  private let isDetailed: Bool

  private static let titlePitch: Length = 19
  private static let detailPitch: Length = 17
  /// What is longer than so many lines is cut off.
  private static let (mostTitleLines, mostDetailLines) = (3, 2)

  /// Breaks the words of a song into lines; where there is little room for them, into fewer.
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

  /// How high the lines are together.
  var height: Length { Self.titlePitch * title.count + Self.detailPitch * detail.count }

  /// Draws the lines in the middle of a box.
  func draw(in box: Rect, _ theme: Theme, on canvas: inout Canvas) {
    var y = box.minY + ((box.height - height) / 2).roundedToPixel
    for line in title {
      canvas.text(
        line, .songTitle, theme.text, in: Rect(x: box.minX, y: y, width: box.width, height: 20))
      y += Self.titlePitch
    }
    let color = isDetailed ? theme.accent : theme.secondaryText
    for line in detail {
      canvas.text(
        line, .caption, color, in: Rect(x: box.minX, y: y, width: box.width, height: 17))
      y += Self.detailPitch
    }
  }
}

extension Font {
  /// The title of a song.
  fileprivate static let songTitle = Font(.semibold, size: 14)
}
