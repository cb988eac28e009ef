internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a recording's row, in the list or as a drag preview.
struct RecordingRow: ItemDrawing {
  let recording: SavedRecording?
  /// The name; empty while it is edited, because the title editor draws it.
  var title: String
  var isSelected = false
  var isHot = false
  var isPressed = false
  /// Whether the row is in the list, where it has a separator and no card.
  var isInList = false

  static let radius: Length = 10
  private static let picture = Size(width: 96, height: 56)
  private static let margin: Length = 20

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let (theme, words) = (canvas.theme, Self.words(in: frame))
    if isInList {
      drawBackground(frame, on: &canvas)
    } else {
      canvas.fill(frame, radius: Self.radius, theme.card)
    }
    drawPicture(
      in: Rect(
        x: frame.minX + Self.margin, y: frame.minY + (frame.height - Self.picture.height) / 2,
        width: Self.picture.width, height: Self.picture.height), on: &canvas)
    let date = recording?.date(canvas.language) ?? ""
    let dateWidth = TextMetrics.width(of: date, in: .caption)
    let hasDate = words.width >= dateWidth + 160
    let left = hasDate ? words.inset(by: Insets(right: dateWidth + 16)) : words
    if !title.isEmpty {
      canvas.text(
        TextMetrics.elided(title, to: left.width, in: .strongLabel), .strongLabel, theme.text,
        in: left.band(16, height: 20))
    }
    canvas.text(
      recording?.summary(canvas.language) ?? "", .caption, theme.secondaryText,
      in: left.band(36, height: 20))
    if hasDate {
      canvas.text(
        date, .caption, theme.secondaryText, in: words.band(16, height: 20), .trailing)
    }
  }

  private func drawBackground(_ frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    if isSelected {
      canvas.fill(frame, theme.accentFill)
    } else if isPressed || isHot {
      canvas.fill(frame, theme.well.opacity(percent: isPressed ? 45 : 22))
    }
    let left = Self.words(in: frame).minX - frame.minX
    canvas.fill(frame.bottomLine.column(left, width: frame.width - left), theme.hairline)
  }

  private func drawPicture(in room: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(room, radius: Radius.control, theme.well.opacity(percent: 50))
    if case .readable(let details) = recording?.details, let path = details.thumbnail {
      canvas.draw(.image(path, details.pictureFrame(in: room), radius: Radius.control))
    } else {
      let isUnreadable = recording?.details == .unreadable
      canvas.icon(isUnreadable ? "image-off" : "film", size: 24, theme.secondaryText, in: room)
    }
    canvas.outline(room, radius: Radius.control, theme.hairline)
  }

  private static func words(in frame: Rect) -> Rect {
    let left = margin + picture.width + 16
    return frame.column(left, width: max(frame.width - left - margin, 1))
  }

  /// Returns the frame of the title editor within the frame of a row.
  static func titleFrame(in frame: Rect) -> Rect {
    let words = words(in: frame)
    return Rect(
      x: words.minX - 8, y: frame.minY + 12, width: min(words.width, 320) + 8, height: 26)
  }
}

extension SavedRecording {
  /// Returns the local date and time of the last change, such as `27 Nov 2026, 4:47`.
  fileprivate func date(_ language: Language) -> String {
    // Clamp to 8,030 years before and after 1970; a file's timestamp can be anything.
    let seconds = (modified &+ utcOffset).clamped(to: -253_402_300_800...253_402_300_799)
    // Count from March 1 of the year -12,000, so that no number is negative. Years begin in March,
    // so that a leap day is the last of its year; leap years repeat every 400 years.
    let (days, second) = (seconds + 440_845_459_200).quotientAndRemainder(dividingBy: 86_400)
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = (era - 30) * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    let minute = second / 60 % 60
    return LocalizedString(
      "recording-date",
      [
        "day": "\(dayOfYear - (153 * march + 2) / 5 + 1)", "year": "\(year)",
        "time": "\(second / 3600):\(minute < 10 ? "0" : "")\(minute)",
      ], texts: ["month": LocalizedString("month-\(month)")]
    ).text(language)
  }
}
