package import DragKit

extension Chrome: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    encodeChoices(to: &writer)
    writer.write(log)
  }

  /// Writes what the user chose; the log follows from the calls.
  func encodeChoices(to writer: inout CanonicalWriter) {
    writer.write(window, tuning, language, isBare, isDark, showsInspector)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(
      window: try reader.read(), tuning: try reader.read(), language: try reader.read(),
      isBare: try reader.read())
    (isDark, showsInspector, log) = try reader.read()
  }
}
