package import DragKit

extension Chrome: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    encodeChoices(to: &writer)
    log.encode(to: &writer)
  }

  /// Writes what the user chose; the log follows from the calls.
  func encodeChoices(to writer: inout CanonicalWriter) {
    window.encode(to: &writer)
    tuning.encode(to: &writer)
    language.encode(to: &writer)
    isBare.encode(to: &writer)
    isDark.encode(to: &writer)
    showsInspector.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    let window = try Size(from: &reader)
    let tuning = try Tuning(from: &reader)
    let language = try Language(from: &reader)
    self.init(
      window: window, tuning: tuning, language: language, isBare: try Bool(from: &reader))
    isDark = try Bool(from: &reader)
    showsInspector = try Bool(from: &reader)
    log = try CallLog(from: &reader)
  }
}
