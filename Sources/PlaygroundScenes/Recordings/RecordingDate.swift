internal import DragKit
internal import PlaygroundUI

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
