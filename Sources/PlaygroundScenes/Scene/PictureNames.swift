internal import DragRecording
package import DragKit

/// The file names of the pictures that tiles show, repeated if there are more tiles than names.
package struct PictureNames: Hashable, Sendable {
  package let names: [String]
  /// The hash of many names, stored because the state is hashed with every event; 0 for few names.
  private let hash: UInt64

  /// The maximum number of names that are hashed one by one, as existing recordings expect.
  private static let mostHashed = 1000

  package init(_ names: [String] = []) {
    self.names = Array(names.prefix(Limits.droppedFiles))
    hash = self.names.count > Self.mostHashed ? self.names.stableHash : 0
  }

  package var arePlain: Bool { names.allSatisfy(\.isPlainFileName) }

  func picture(of number: Int) -> String? {
    guard !names.isEmpty, number >= 0 else { return nil }
    return names[number % names.count]
  }
}

extension PictureNames: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    guard writer.isHashing, names.count > Self.mostHashed else { return writer.write(names) }
    writer.write(count: names.count)
    writer.write(unsigned: hash)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let names: [String] = try reader.read()
    self.init(names)
    guard names.count == self.names.count, arePlain else { throw reader.invalid("pictures") }
  }
}
