package import DragKit

extension ColoursScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    style.encode(to: &writer)
    pictures.encode(to: &writer)
    showsImages.encode(to: &writer)
    carried.encode(to: &writer)
    menu.encode(to: &writer)
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
    style = try Style(from: &reader)
    pictures = try PictureNames(from: &reader)
    showsImages = try Bool(from: &reader)
    carried = try [Carried](from: &reader)
    menu = try ContextMenu?(from: &reader)
    currentItem = try ItemID?(from: &reader)
    isDragging = try Bool(from: &reader)
    usesOwnPreview = try Bool(from: &reader)
    isClosureTargeted = try Bool(from: &reader)
    isClosurePlaceTargeted = try Bool(from: &reader)
    receivedText = try String?(from: &reader)
    receivedPlace = try Point?(from: &reader)
  }
}

extension ColoursScene.Carried: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    pointer.encode(to: &writer)
    frame.encode(to: &writer)
    location.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    pointer = try PointerID(from: &reader)
    let frame = try Rect(from: &reader)
    self.frame = Rect(origin: frame.origin.clampedToSeam, size: frame.size)
    location = try Point(from: &reader).clampedToSeam
  }
}
