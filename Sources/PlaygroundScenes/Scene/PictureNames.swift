internal import DragCoding
package import DragKit

/// The names of the picture files that tiles show; the painter reads the files.
package struct PictureNames: Hashable, Sendable {
  package let names: [String]

  /// Creates a list of the first names, at most `Limits.pictureNames` of them.
  package init(_ names: [String] = []) { self.names = Array(names.prefix(Limits.pictureNames)) }

  package var arePlain: Bool { names.allSatisfy(\.isPlainFileName) }

  /// Returns a tile number's picture, in rotation; `nil` if `number` is negative or there are no names.
  func picture(of number: Int) -> String? {
    guard !names.isEmpty, number >= 0 else { return nil }
    return names[number % names.count]
  }
}

extension PictureNames: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { writer.write(names) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let names: [String] = try reader.read()
    self.init(names)
    guard names.count == self.names.count, arePlain else { throw reader.invalid("pictures") }
  }
}
