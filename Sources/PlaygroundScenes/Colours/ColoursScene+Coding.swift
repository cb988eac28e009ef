package import DragKit

extension ColoursScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    style.rawValue.encode(into: &writer)
    pictures.encode(into: &writer)
    showsImages.encode(into: &writer)
    carried.encode(into: &writer)
    menu.encode(into: &writer)
    currentItem.encode(into: &writer)
    isDragging.encode(into: &writer)
    usesOwnPreview.encode(into: &writer)
    isClosureTargeted.encode(into: &writer)
    isClosurePlaceTargeted.encode(into: &writer)
    receivedText.encode(into: &writer)
    receivedPlace.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(decoding: &reader)
    guard model[Self.column] != nil, model[Self.copies] != nil else {
      throw reader.invalid("scene")
    }
    guard let style = Style(rawValue: try Int(decoding: &reader)) else {
      throw reader.invalid("style")
    }
    self.style = style
    pictures = try PictureNames(decoding: &reader)
    showsImages = try Bool(decoding: &reader)
    carried = try [Carried](decoding: &reader)
    menu = try ContextMenu?(decoding: &reader)
    currentItem = try ItemID?(decoding: &reader)
    isDragging = try Bool(decoding: &reader)
    usesOwnPreview = try Bool(decoding: &reader)
    isClosureTargeted = try Bool(decoding: &reader)
    isClosurePlaceTargeted = try Bool(decoding: &reader)
    receivedText = try String?(decoding: &reader)
    receivedPlace = try Point?(decoding: &reader)
  }
}

extension ColoursScene.Carried: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    item.encode(into: &writer)
    pointer.encode(into: &writer)
    frame.encode(into: &writer)
    location.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(decoding: &reader)
    pointer = try PointerID(decoding: &reader)
    let frame = try Rect(decoding: &reader)
    self.frame = Rect(origin: frame.origin.clampedToSeam, size: frame.size)
    location = try Point(decoding: &reader).clampedToSeam
  }
}
