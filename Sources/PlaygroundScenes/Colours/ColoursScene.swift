internal import DragCoding
package import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The page *Colours* (D01–D38 on the page *Rules*): colored tiles in a column.
///
/// Tiles are reordered with `onDrag`, `onDrop` and a `DropDelegate`, with the names of the article
/// *SwiftUI onDrag & onDrop*. Items, not indices, identify tiles, so two tiles of one color differ.
package struct ColoursScene: PlaygroundScene {
  static let info = PageInfo(name: "colours", icon: "layers")

  package var model = Model()
  var bounds = Rect.zero
  /// The style; setting it returns tiles that follow touches, while lifted tiles stay lifted.
  var style = Style.lift { didSet { heldTiles = [] } }
  var showsImages = false
  var pictures = PictureNames() { didSet { showsImages = showsImages || !pictures.names.isEmpty } }
  var heldTiles: [HeldTile] = []

  /// The input that reorders tiles: touches or drags.
  package enum Style: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    /// The style *Touch*: the tile follows the touch.
    case follow
    /// The style *Drag*: the tile is lifted and dropped.
    case lift
  }

  /// A tile that follows a touch, in the style *Touch*.
  struct HeldTile: HeldByTouch, Hashable, Sendable {
    let item: ItemID
    let pointer: PointerID
    var frame: Rect
    var location: Point
    /// The offset that a release would give the tile; `nil` while the touch is outside the column.
    private(set) var goal: Int?

    mutating func follow(_ touch: Touch, in column: ColumnLayout, of count: Int) {
      frame.origin = (touch.location - touch.grab).clampedToFarthest
      location = touch.location
      goal =
        column.bounds.contains(location)
        ? column.offset(
          nearestTo: frame.center.y, of: count, held: goal, hysteresis: Tuning().insertionHysteresis
        ) : nil
    }
  }

  var currentItem: ItemID?
  var isDragging = false

  var usesOwnPreview = false
  var isClosureTargeted = false
  var isClosurePlaceTargeted = false
  var receivedText: Received<String>?
  var receivedPlace: Received<Point>?

  /// The text of the last drop on *Read data*, or the location of the last drop on *Mark place*.
  struct Received<Value: Hashable & Sendable & CanonicalCodable>: Hashable, Sendable {
    let value: Value
    /// The copy of the dropped tile, shown as a chip; `nil` for data from another program.
    let copy: ItemID?
  }

  static let column: ContainerID = "colours"
  static let copies: ContainerID = "copies"
  static let targets: ContainerID = "targets"

  package init() { self.init(tiles: TileColor.allCases.map(\.rawValue)) }

  package init(tiles: [String]) {
    model.addContainer(Self.column, items: tiles)
    model.addContainer(Self.copies)
  }

  var layout: ColoursLayout { ColoursLayout(bounds: bounds) }
  var column: ColumnLayout { layout.column }
  var tileCount: Int { model[Self.column]?.count ?? 0 }

  var isInGesture: Bool { model.isInTransaction || !heldTiles.isEmpty }

  mutating func reset() {
    model.transaction { model in
      for copy in model[Self.copies]?.items ?? [] { model.remove(copy) }
      let tiles = (model[Self.column]?.items ?? []).sorted()
      model.move(tiles, to: InsertionPlace(Self.column, .start))
    }
    (receivedText, receivedPlace) = (nil, nil)
  }

  /// The number of slots on *Copy*; if there are more copies, the last slot counts the hidden ones.
  static let copyPlaces = 7

  /// The copies that have a chip: all of them, or only the latest if the slots are too few.
  var copiesWithChip: [ItemID] {
    let copies = model[Self.copies]?.items ?? ItemOrder()
    return Array(copies.suffix(copies.count > Self.copyPlaces ? Self.copyPlaces - 1 : copies.count))
  }

  /// Returns the chips that have room on their cards, with their frames.
  private func chips(_ layout: ColoursLayout) -> [PlacedItem] {
    let (card, marked) = (layout.card(.copy), layout.card(.closurePlace))
    let chips = copiesWithChip.enumerated().map { index, item in (item, card?.copy(index)) }
    let others = [
      (receivedText?.copy, layout.card(.closure)?.chip),
      (receivedPlace?.copy, receivedPlace.flatMap { marked?.mark(at: $0.value) }),
    ]
    return (chips + others).compactMap { item, frame in
      item.flatMap { item in frame.map { PlacedItem(item, $0) } }
    }
  }

  func color(of item: ItemID) -> TileColor? {
    let name = model.name(of: item)
    return TileColor.allCases.first { name == $0.rawValue || name.hasPrefix($0.rawValue + "-") }
  }

  var stage: Stage {
    let layout = layout
    let (chips, cards) = (chips(layout), layout.cards)
    let areas = [
      Stage.Area(Self.targets, .placed(cards.map { PlacedItem($0.target.id, $0.card) })),
      Stage.Area(Self.column, .column(layout.column)),
    ]
    return Stage(
      areas: areas + (chips.isEmpty ? [] : [Stage.Area(Self.copies, .placed(chips))]),
      held: heldTiles.map { PlacedItem($0.item, $0.frame) },
      previewAreas: cards.map { PlacedItem($0.target.id, $0.tray) })
  }

  func name(of item: ItemID) -> String? { DropTargetID(item)?.name }

  func title(of item: ItemID, _ language: Language) -> String? {
    (color(of: item)?.title ?? DropTargetID(item)?.title)?.text(language)
  }

  static let pageControls: [Control: PageControl<ColoursScene>] = [
    .styleFollow: .choice(\.style, .follow),
    .styleLift: .choice(\.style, .lift),
    .showTiles: .choice(\.showsImages, false),
    .showImages: .choice(\.showsImages, true),
    .ownPreview: .toggle(\.usesOwnPreview),
  ]

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.styleFollow, .styleLift], [.showTiles, .showImages]],
      switches: style == .lift ? [.ownPreview] : [],
      sliders: style == .lift
        ? Control.sliders(without: .springLoadingTime, .glideResponse)
        : [.gapResponse, .gapDamping, .glideResponse])
  }
}

extension ColoursScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(style, pictures, showsImages, heldTiles, currentItem)
    writer.write(isDragging, usesOwnPreview, isClosureTargeted)
    writer.write(isClosurePlaceTargeted, receivedText, receivedPlace)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, style, pictures, showsImages, heldTiles, currentItem) = try reader.read()
    (isDragging, usesOwnPreview, isClosureTargeted) = try reader.read()
    (isClosurePlaceTargeted, receivedText, receivedPlace) = try reader.read()
    let chips = [receivedText?.copy, receivedPlace?.copy].compactMap(\.self)
    guard model[Self.column] != nil, model[Self.copies] != nil,
      chips.allSatisfy({ model.position(of: $0) == nil }),
      heldTiles.compactMap(\.goal).allSatisfy((0..<tileCount).contains)
    else { throw reader.invalid("scene") }
  }
}

extension ColoursScene.Received: FieldCoded {
  static var fields: Fields<Self> { Fields(Self.init) { ($0.value, $0.copy) } }
}

extension ColoursScene.HeldTile: FieldCoded {
  static let fields = Fields(ColoursScene.HeldTile.init) {
    ($0.item, $0.pointer, $0.frame, $0.location, $0.goal)
  }
}

/// The color of a tile; its item's name is the raw value, or the raw value, `-` and a suffix.
package enum TileColor: String, Hashable, Sendable, CaseIterable {
  case red, blue, black, green, yellow

  package var color: Color {
    switch self {
    case .red: Color(hex: 0xff3b30)
    case .blue: Color(hex: 0x007aff)
    case .black: Color(hex: 0x1c1c1e)
    case .green: Color(hex: 0x34c759)
    case .yellow: Color(hex: 0xffcc00)
    }
  }

  var title: LocalizedString { LocalizedString("colour-\(self)") }

  var contrastingColor: Color { self == .yellow ? .black : .white }
}

/// A drop target of the page *Colours*; each has a card.
enum DropTargetID: Int, NumberedItem {
  case copy, forbidden, cancel, images, closure, closurePlace

  static let firstNumber = ControlNumbers.targets

  var name: String { self == .images ? "images-only" : "\(self)".dashed }
  var title: LocalizedString { LocalizedString("target-\(name)") }

  var icon: String {
    switch self {
    case .copy, .forbidden, .cancel: name
    case .images: "image"
    case .closure: "text"
    case .closurePlace: "target"
    }
  }

  var types: [ContentType] { self == .images ? [.image] : [.text] }
}

extension Control {
  static let styleFollow = Control(16, "style-follow")
  static let styleLift = Control(17, "style-lift")
  static let showTiles = Control(18, "show-tiles")
  static let showImages = Control(19, "show-images")
  static let ownPreview = Control(34, "own-preview")
}
