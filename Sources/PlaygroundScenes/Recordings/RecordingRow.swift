internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a recording's row: its picture, its name, and its details.
struct RecordingRow: ItemDrawing {
  let title: String
  let summary: String
  let date: String
  let details: RecordingDetails?
  let isUnreadable: Bool
  var isSelected = false
  var isHot = false
  var isPressed = false
  /// Whether the editor draws the name, while the user types it.
  var isEdited = false
  /// Whether the row is in the list, with the line below it.
  var hasBackground = false

  static let radius: Length = 10
  private static let picture = Size(width: 96, height: 56)
  private static let margin: Length = 20

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    if hasBackground {
      drawBackground(frame, on: &canvas)
    } else {
      canvas.fill(frame, radius: Self.radius, theme.card)
    }
    drawPicture(in: Self.pictureFrame(in: frame), on: &canvas)
    let words = Self.words(in: frame)
    let dateWidth = TextMetrics.width(of: date, in: .caption)
    let hasDate = words.width >= dateWidth + 160
    let left = hasDate ? words.inset(by: Insets(right: dateWidth + 16)) : words
    if !isEdited {
      canvas.text(
        TextMetrics.elided(title, to: left.width, in: .strongLabel), .strongLabel, theme.text,
        in: left.band(16, height: 20))
    }
    canvas.text(summary, .caption, theme.secondaryText, in: left.band(36, height: 20))
    if hasDate {
      canvas.text(
        date, .caption, theme.secondaryText, in: words.band(16, height: 20), .trailing)
    }
  }

  private func drawBackground(_ frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    if isSelected { canvas.fill(frame, theme.accentFill) }
    if isPressed || isHot, !isSelected {
      canvas.fill(frame, theme.well.opacity(percent: isPressed ? 45 : 22))
    }
    let left = Self.words(in: frame).minX - frame.minX
    canvas.fill(frame.bottomLine.column(left, width: frame.width - left), theme.hairline)
  }

  private func drawPicture(in room: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(room, radius: Radius.control, theme.well.opacity(percent: 50))
    if let details, let path = details.thumbnail {
      canvas.draw(.image(path, details.pictureFrame(in: room), radius: Radius.control))
    } else {
      canvas.icon(isUnreadable ? "image-off" : "film", size: 24, theme.secondaryText, in: room)
    }
    canvas.outline(room, radius: Radius.control, theme.hairline)
  }

  private static func pictureFrame(in frame: Rect) -> Rect {
    Rect(
      x: frame.minX + margin, y: frame.minY + (frame.height - picture.height) / 2,
      width: picture.width, height: picture.height)
  }

  private static func words(in frame: Rect) -> Rect {
    let left = margin + picture.width + 16
    return frame.column(left, width: max(frame.width - left - margin, 1))
  }

  /// The frame of the typed name.
  static func titleFrame(in frame: Rect) -> Rect {
    let words = words(in: frame)
    return Rect(
      x: words.minX - 8, y: frame.minY + 12, width: min(words.width, 320) + 8, height: 26)
  }
}

/// The local date and time of a recording, computed from integers.
struct RecordingDate: Hashable {
  let year, month, day, hour, minute: Int

  init(of recording: SavedRecording) {
    self.init(seconds: recording.modified &+ recording.utcOffset)
  }

  /// Computes the date of a local time in seconds from 1970.
  init(seconds: Int) {
    // Clamp to ±10,000 years; a file's timestamp can be anything.
    let seconds = seconds.clamped(to: -253_402_300_800...253_402_300_799)
    let days = Self.floor(seconds, 86_400)
    let second = seconds - days * 86_400
    (hour, minute) = (second / 3600, second / 60 % 60)
    // Years begin in March here, so that a leap day is the last of its year.
    let shifted = days + 719_468
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }

  func text(_ language: Language) -> String {
    let time = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    return LocalizedString(
      "recording-date", ["day": "\(day)", "year": "\(year)", "time": time],
      texts: ["month": LocalizedString("month-\(month)")]
    ).text(language)
  }
}
