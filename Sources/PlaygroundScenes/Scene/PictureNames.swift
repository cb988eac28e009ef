internal import DragCoding
package import DragKit

/// The pictures that tiles show, by the names of their files, where a folder of pictures was given.
///
/// Only the names cross the seam: what is in the files is the painter's business.
package struct PictureNames: Hashable, Sendable {
  /// The names of the files, in order.
  package let names: [String]

  /// Creates a list of pictures; no more are shown than there are here.
  package init(_ names: [String] = []) {
    self.names = Array(names.prefix(Limits.pictureNames))
  }

  /// Whether each name is that of a file directly in the folder.
  package var arePlain: Bool { names.allSatisfy(\.isPlainFileName) }

  /// The picture of a tile; from the last one on they begin anew.
  func picture(of number: Int) -> String? {
    guard !names.isEmpty, number >= 0 else { return nil }
    return names[number % names.count]
  }
}

extension PictureNames: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(names)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let names: [String] = try reader.read()
    self.init(names)
    guard names.count == self.names.count, arePlain else { throw reader.invalid("pictures") }
  }
}
