internal import DragCoding
internal import DragGeometry
internal import DragModel

/// Where a collection view was scrolled to before a drag scrolled it.
struct ScrollStart: Hashable, Sendable {
  /// The collection view.
  let view: ContainerID
  /// Its offset.
  let offset: Vector
}

extension ScrollStart: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(view, offset)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (view, offset) = try reader.read()
  }
}
