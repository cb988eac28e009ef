internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A button of an empty board that adds pictures.
package enum PictureSource: Int, NumberedControl {
  case chooseFolder, addSamples

  static let firstNumber = ControlNumbers.pictures + 1

  package var name: String { "\(self)".dashed }

  /// The message that asks the program for the pictures.
  var request: Request { .send(Message(PictureRequest.source, text: name)) }
}

extension PicturesScene {
  static let sources: ContainerID = "picture-sources"

  /// The buttons below the text of an empty board that a program stores.
  var placedSources: [PlacedItem] {
    let isStored = [.open, .failed, .replaced].contains(state)
    guard isStored, model[Self.container]?.count == 0 else { return [] }
    let size = Size(width: 148, height: 32)
    let start = Point(x: (bounds.center.x - size.width - 6).roundedToPixel, y: bounds.center.y + 60)
    return PictureSource.allCases.enumerated().map { number, source in
      let offset = Vector(dx: (size.width + 12) * number, dy: 0)
      return PlacedItem(source.id, Rect(origin: start + offset, size: size))
    }
  }

  func drawSources(on canvas: inout Canvas) {
    for placed in placedSources {
      guard let source = PictureSource(placed.item) else { continue }
      let theme = canvas.theme
      canvas.plate(placed.item, placed.frame)
      canvas.outline(placed.frame, radius: Radius.control, theme.hairline)
      canvas.text(source.title, .label, theme.text, in: placed.frame, .center)
      if canvas.focused == placed.item {
        canvas.focusRing(around: placed.frame, radius: Radius.control)
      }
    }
  }

  /// Adds the pictures that a button has found, or reports that the search found none.
  mutating func accept(_ found: [BoardPicture]) {
    if found.isEmpty { searchProblem = searchProblem ?? .noPictures }
    guard !isReadOnly, !found.isEmpty else { return }
    listings.append(FolderListing(item: Self.view, pictures: found))
    useListings()
  }
}
