package import DragKit

extension ColoursScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(style, pictures, showsImages, carried, menu, currentItem)
    writer.write(isDragging, usesOwnPreview, isClosureTargeted)
    writer.write(isClosurePlaceTargeted, receivedText, receivedPlace)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, style, pictures, showsImages, carried, menu, currentItem) = try reader.read()
    (isDragging, usesOwnPreview, isClosureTargeted) = try reader.read()
    (isClosurePlaceTargeted, receivedText, receivedPlace) = try reader.read()
    guard model[Self.column] != nil, model[Self.copies] != nil else {
      throw reader.invalid("scene")
    }
  }
}

extension ColoursScene.Carried: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(item, pointer, frame, location)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, pointer, frame, location) = try reader.read()
    frame.origin = frame.origin.clampedToFarthest
    location = location.clampedToFarthest
  }
}
