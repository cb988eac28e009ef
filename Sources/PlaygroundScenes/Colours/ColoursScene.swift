package import DragKit

/// Article 001: five coloured tiles in a column, reordered with `onDrag`, `onDrop` and a
/// `DropDelegate`, and targets beside it that show every other outcome.
///
/// What the article publishes is here under the article's names. Tiles are known by identity, not by
/// index, so that two equal colours are two tiles and a hidden tile is the one that is dragged.
///
/// The same tiles can be dragged in the other style too: with article 003's touches, which carry them
/// freely and reorder them where they are let go. Both work on one container of one model.
package struct ColoursScene: PlaygroundScene {
  /// The tiles in the container `colours`, and copies of them in the container `copies`.
  package var model = Model()
  var bounds = Rect.zero { didSet { place() } }
  /// What is shown at rest; it follows from ``bounds``.
  private(set) var areas: [Stage.Area] = []
  /// Where a tile stays that is held over a target: below the target's words.
  private(set) var previewAreas: [PlacedItem] = []
  /// How tiles are dragged.
  var style = Style.lift
  /// Whether tiles are seen as pictures.
  var showsImages = false
  /// The pictures that are seen; where none were given, each tile has one of its own.
  var pictures = PictureNames() { didSet { showsImages = showsImages || !pictures.names.isEmpty } }
  /// The tiles that touches carry, the one taken up last in front.
  var carried: [Carried] = []

  /// The menu of a tile.
  var menu: ContextMenu?

  /// How tiles are dragged.
  enum Style: Int, Hashable, Sendable, CanonicalCodable {
    /// They follow the touch from the first pixel, as in article 003.
    case follow
    /// They are lifted and dropped, as in article 001.
    case lift
  }

  /// A tile that a touch carries.
  struct Carried: Hashable, Sendable {
    let item: ItemID
    let pointer: PointerID
    /// Where it is in the window.
    var frame: Rect
    /// Where the touch is.
    var location: Point

    /// Brings it to where a touch has it.
    mutating func follow(_ touch: Touch) {
      frame.origin = (touch.location - touch.grab).clampedToFarthest
      location = touch.location
    }
  }

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
    guard !model.isInTransaction, carried.isEmpty else { return }
    model.begin()
    for copy in model[Self.copies]?.items ?? [] { model.remove(copy) }
    let tiles = (model[Self.column]?.items ?? []).sorted()
    model.move(tiles, to: InsertionPlace(Self.column, .start))
    model.commit()
    (receivedText, receivedPlace) = (nil, nil)
  }

  private mutating func place() {
    let layout = ColoursLayout(bounds: bounds)
    let cards = DropTargetID.allCases.compactMap { target in
      layout.card(target).map { PlacedItem(target.id, $0) }
    }
    previewAreas = DropTargetID.allCases.compactMap { target in
      layout.content(of: target).map { PlacedItem(target.id, $0.tray) }
    }
    areas = [
      Stage.Area(Self.targets, .placed(cards)),
      Stage.Area(Self.column, .column(layout.column)),
    ]
  }

  /// The colour of a tile or of its copy.
  func color(of item: ItemID) -> TileColor? {
    let name = model.name(of: item)
    return TileColor.allCases.first { name == $0.rawValue || name.hasPrefix($0.rawValue + "-") }
  }
}

// What the chrome does with it.
extension ColoursScene {
  var held: [PlacedItem] { carried.map { PlacedItem($0.item, $0.frame) } }

  func name(of item: ItemID) -> String? { DropTargetID(item)?.look.name }

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.styleFollow, .styleLift], [.showTiles, .showImages]],
      switches: style == .lift ? [.ownPreview] : [],
      sliders: style == .lift
        ? Control.sliders.filter { ![.springLoadingTime, .glideResponse].contains($0) }
        : [.gapResponse, .gapDamping, .glideResponse])
  }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .styleFollow: style == .follow
    case .styleLift: style == .lift
    case .showTiles: !showsImages
    case .showImages: showsImages
    case .ownPreview: usesOwnPreview
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .styleFollow, .styleLift:
      // What is being carried goes home; what is lifted stays lifted.
      carried = []
      style = control == .styleFollow ? .follow : .lift
    case .showTiles, .showImages: showsImages = control == .showImages
    case .ownPreview: usesOwnPreview.toggle()
    default: break
    }
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

  /// The colour of what is drawn on it.
  var contrastingColor: Color { self == .yellow ? .black : .white }
}

/// The drop targets beside the column.
enum DropTargetID: Int, Hashable, Sendable, CaseIterable {
  case copy, forbidden, cancel, images, closure, closurePlace

  var id: ItemID { .control(ControlNumbers.targets + rawValue) }

  init?(_ item: ItemID) {
    guard let target = Self.allCases.first(where: { $0.id == item }) else { return nil }
    self = target
  }

  /// The name by which traces, scripts and tests know the target, its icon, and its words.
  var look: (name: String, icon: String, title: LocalizedString, hint: LocalizedString) {
    switch self {
    case .copy: ("copy", "copy", .copy, .copyHint)
    case .forbidden: ("forbidden", "forbidden", .forbidden, .forbiddenHint)
    case .cancel: ("cancel", "cancel", .cancel, .cancelHint)
    case .images: ("images-only", "image", .images, .imagesHint)
    case .closure: ("closure", "text", .closure, .closureHint)
    case .closurePlace: ("closure-place", "target", .closurePlace, .closurePlaceHint)
    }
  }

  /// The types that the target takes.
  var types: [ContentType] { self == .images ? [.image] : [.text] }
}
