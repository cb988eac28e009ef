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
  func encode(to writer: inout CanonicalWriter) {
    view.encode(to: &writer)
    offset.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(view: try ContainerID(from: &reader), offset: try Vector(from: &reader))
  }
}
