package import DragKit

extension ColoursScene: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    model.encode(to: &writer)
    encodeTheRest(to: &writer)
  }

  /// Writes all but the model, which keeps a hash of its own.
  func encodeTheRest(to writer: inout CanonicalWriter) {
    currentItem.encode(to: &writer)
    isDragging.encode(to: &writer)
    usesOwnPreview.encode(to: &writer)
    isClosureTargeted.encode(to: &writer)
    isClosurePlaceTargeted.encode(to: &writer)
    receivedText.encode(to: &writer)
    receivedPlace.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(from: &reader)
    guard model[Self.column] != nil, model[Self.copies] != nil else {
      throw reader.invalid("scene")
    }
    currentItem = try ItemID?(from: &reader)
    isDragging = try Bool(from: &reader)
    usesOwnPreview = try Bool(from: &reader)
    isClosureTargeted = try Bool(from: &reader)
    isClosurePlaceTargeted = try Bool(from: &reader)
    receivedText = try String?(from: &reader)
    receivedPlace = try Point?(from: &reader)
  }
}
