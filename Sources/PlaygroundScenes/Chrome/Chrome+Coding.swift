package import DragKit

extension Chrome: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    encodeChoices(to: &writer)
    log.encode(into: &writer)
  }

  /// Writes what the user chose; the log follows from the calls.
  func encodeChoices(to writer: inout CanonicalWriter) {
    window.encode(into: &writer)
    tuning.encode(into: &writer)
    language.rawValue.encode(into: &writer)
    isBare.encode(into: &writer)
    isDark.encode(into: &writer)
    showsInspector.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let window = try Size(decoding: &reader)
    let tuning = try Tuning(decoding: &reader)
    guard let language = Language(rawValue: try String(decoding: &reader)) else {
      throw reader.invalid("language")
    }
    self.init(
      window: window, tuning: tuning, language: language, isBare: try Bool(decoding: &reader))
    isDark = try Bool(decoding: &reader)
    showsInspector = try Bool(decoding: &reader)
    log = try CallLog(decoding: &reader)
  }
}
