package import DragKit

/// Article 001: five coloured tiles in a column, reordered with `onDrag`, `onDrop` and a
/// `DropDelegate`, and targets beside it that show every other outcome.
///
/// What the article publishes is here under the article's names. Tiles are known by identity, not by
/// index, so that two equal colours are two tiles and a hidden tile is the one that is dragged.
package struct ColoursScene: Hashable, Sendable {
  /// The tiles in the container `colours`, and copies of them in the container `copies`.
  package var model = Model()
  /// The tile that is dragged.
  var currentItem: ItemID?
  /// Whether a tile is dragged over the column.
  var isDragging = false

  /// Whether a tile in the air is seen as a small card with its name.
  var usesOwnPreview = false
  /// Whether a drag is over the target of the closure form.
  var isClosureTargeted = false
  /// Whether a drag is over the target of the closure form that learns the place.
  var isClosurePlaceTargeted = false
  /// What was dropped last on the closure form.
  var receivedText: String?
  /// Where something was dropped last on the form that learns the place.
  var receivedPlace: Point?

  static let column: ContainerID = "colours"
  static let copies: ContainerID = "copies"
  static let targets: ContainerID = "targets"

  /// Creates the scene of the article, or one with other tiles.
  ///
  /// A tile is named by its colour; where there are several of one colour, by the colour, a dash and
  /// more, as `red-2`.
  package init(tiles: [String] = TileColor.allCases.map(\.rawValue)) {
    model.addContainer(Self.column, items: tiles)
    model.addContainer(Self.copies)
  }

  /// Brings the tiles back into their first order and takes the copies away, as one step that can
  /// be undone.
  ///
  /// While a tile is dragged, nothing is reset.
  mutating func reset() {
    guard !model.isInTransaction else { return }
    model.begin()
    for copy in model[Self.copies]?.items ?? [] { model.remove(copy) }
    let tiles = (model[Self.column]?.items ?? []).sorted()
    model.move(tiles, to: Place(Self.column, .start))
    model.commit()
    (receivedText, receivedPlace) = (nil, nil)
  }

  /// The colour of a tile or of its copy.
  func color(of item: ItemID) -> TileColor? {
    let name = model.name(of: item)
    return TileColor.allCases.first { name == $0.rawValue || name.hasPrefix($0.rawValue + "-") }
  }
}

/// The five colours of the article, in its order.
package enum TileColor: String, Hashable, Sendable, CaseIterable {
  case red, blue, black, green, yellow

  /// The colour on the screen.
  var color: Color {
    switch self {
    case .red: Color(hex: 0xff3b30)
    case .blue: Color(hex: 0x007aff)
    case .black: Color(hex: 0x1c1c1e)
    case .green: Color(hex: 0x34c759)
    case .yellow: Color(hex: 0xffcc00)
    }
  }
}

/// The drop targets beside the column.
enum DropTargetID: Int, Hashable, Sendable, CaseIterable {
  case copy, forbidden, cancel, images, closure, closurePlace

  var id: ItemID { .control(100 + rawValue) }

  init?(_ item: ItemID) {
    guard let target = Self.allCases.first(where: { $0.id == item }) else { return nil }
    self = target
  }

  /// The name by which traces, scripts and tests know the target.
  var name: String {
    switch self {
    case .copy: "copy"
    case .forbidden: "forbidden"
    case .cancel: "cancel"
    case .images: "images-only"
    case .closure: "closure"
    case .closurePlace: "closure-place"
    }
  }

  var words: (title: Word, hint: Word) {
    switch self {
    case .copy: (.copy, .copyHint)
    case .forbidden: (.forbidden, .forbiddenHint)
    case .cancel: (.cancel, .cancelHint)
    case .images: (.images, .imagesHint)
    case .closure: (.closure, .closureHint)
    case .closurePlace: (.closurePlace, .closurePlaceHint)
    }
  }

  var icon: String {
    switch self {
    case .copy: "copy"
    case .forbidden: "forbidden"
    case .cancel: "cancel"
    case .images: "image"
    case .closure: "text"
    case .closurePlace: "target"
    }
  }
}
