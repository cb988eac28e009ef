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

/// Why some pictures of a folder, or all, have not come onto a board.
package enum PictureSearchProblem: RawRepresentable, Error, Hashable, Sendable, CanonicalCodable {
  case noPictures
  case noDialog
  case unreadableFolder
  case unstoredSamples
  /// The number of names that are not UTF-8, and of inner folders that were not opened.
  case leftOut(names: Int, folders: Int)

  package var rawValue: String {
    if case .leftOut(let names, let folders) = self {
      "leftOut \(names) \(folders)"
    } else {
      "\(self)"
    }
  }

  package init?(rawValue: String) {
    var all: [Self] = [.noPictures, .noDialog, .unreadableFolder, .unstoredSamples]
    let numbers = rawValue.split(separator: " ").compactMap { Int($0) }
    if numbers.count == 2 { all.append(.leftOut(names: numbers[0], folders: numbers[1])) }
    guard let problem = all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = problem
  }

  var words: LocalizedString {
    guard case .leftOut(let names, let folders) = self else {
      return LocalizedString("search-\(self)".dashed)
    }
    let first = LocalizedString("search-left-out-names", ["count": names.grouped])
    let second = LocalizedString("search-left-out-folders", ["count": folders.grouped])
    if names == 0 || folders == 0 { return folders == 0 ? first : second }
    return LocalizedString("search-left-out-both", texts: ["names": first, "folders": second])
  }
}
