import DragEvents
import DragKit
import PlaygroundScenes
import Support

extension PlaygroundDriver {
  /// A board of pictures, with a closed group at its end if that has any.
  static func pictures(
    _ names: String..., group: [String] = [], tileSide: Int = 148
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: .pictures)
    var document = BoardDocument()
    (document.look.arrangement, document.look.tileSide) = (.square, tileSide)
    func tile(_ name: String) -> BoardDocument.Element {
      BoardDocument.Element(
        BoardPicture(
          path: "/pictures/\(name)",
          .readable(width: 400, height: 300, bytes: name.utf8.count, modified: 100)))
    }
    document.elements = names.map(tile)
    if !group.isEmpty {
      document.elements.append(BoardDocument.Element(group: "Trip", isOpen: false, group.map(tile)))
    }
    table.receive(.board(.open, document))
    return table
  }

  var pictures: PicturesScene { content.pictures }

  /// The titles in order; a group is its title and its contents.
  var outline: [String] {
    pictures.storedDocument.elements.map { element in
      if let picture = element.picture { return element.title ?? picture.fileName }
      let names = element.contents.compactMap(\.picture?.fileName)
      return "\(element.title ?? "–"): " + names.joined(separator: " ")
    }
  }

  /// Brings data of another program to a point, of which the program learns during the hover.
  mutating func bring(_ data: DragData..., to point: Point) {
    let offer = DragOffer(types: data.map(\.type))
    incoming(.entered(offer, at: point), .received(data), .moved(to: point))
  }

  mutating func incoming(_ events: IncomingDragEvent...) {
    for event in events { send(.incomingDrag(event)) }
  }
}

extension DragData {
  /// A list of files, by the paths in their addresses.
  static func files(_ paths: String...) -> DragData {
    DragData("text/uri-list", text: paths.map { "file://\($0)\r\n" }.joined())
  }
}
