internal import DragCoding
package import DragKit

package struct PictureNames: Hashable, Sendable {
  package let names: [String]

  package init(_ names: [String] = []) { self.names = Array(names.prefix(Limits.pictureNames)) }

  package var arePlain: Bool { names.allSatisfy(\.isPlainFileName) }

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
