package import DragKit
internal import PlaygroundUI

/// The page *Follow* (T01–T18 on the page *Rules*): a picture that follows the finger.
///
/// Initially it behaves like the code of the article 【Swift】ドラッグ&ドロップもどきを作ろう!.
/// Each switch changes one aspect.
package struct LinkScene: HistoryScene {
  static let info = PageInfo(name: "link", scene: "follow", icon: "hand")

  package var model = Model()
  var bounds = Rect.zero {
    // A decoded state keeps its center, even outside the bounds.
    didSet { if oldValue != .zero { fit() } }
  }
  /// The place of ``center`` where the user has put the picture; `nil` while it is in the middle.
  private var place: Point?
  /// The picture's center, relative to the upper left corner of ``bounds``.
  ///
  /// `nil` until the scene first has bounds that are not empty.
  var center: Point? {
    get { place ?? (bounds.isEmpty ? nil : middle) }
    set { place = newValue == middle ? nil : newValue?.clampedToFarthest }
  }
  var heldPicture: HeldPicture?
  var options: Set<Control> = [.interactionEnabled]
  var history = UndoHistory<Point>()

  struct HeldPicture: Hashable, Sendable {
    let pointer: PointerID
    let startCenter: Point
  }

  /// The switches of this page, in the order of their bits in the encoded state.
  static let switches: [Control] = [
    .keepGrabOffset, .interactionEnabled, .clamp, .axisLock, .snapToGrid, .fling, .withLongPress,
  ]

  static let container: ContainerID = "follow"
  static let link = ItemID(rawValue: 0)
  /// The article's `view`, which is behind the picture and accepts drops of the picture.
  static let view = ItemID.control(ControlNumbers.view)
  static let grid: Length = 32

  init() { model.addContainer(Self.container, items: ["link"]) }

  /// The article's size, or up to twice as much in a window larger than usual.
  var size: Size {
    let room = min(bounds.width * 64 / 1200, bounds.height * 64 / 800)
    let side = min(max(64, room.roundedToPixel), 128) * 2
    return Size(width: side, height: side)
  }

  var frame: Rect { Rect(center: bounds.origin + ((center ?? .zero) - .zero), size: size) }

  var stage: Stage {
    let picture = PlacedItem(Self.link, frame)
    return Stage(
      areas: [
        Stage.Area("view", .placed([PlacedItem(Self.view, bounds)])),
        Stage.Area(Self.container, .placed([picture])),
      ], held: heldPicture == nil ? [] : [picture])
  }

  func name(of item: ItemID) -> String? { item == Self.view ? "view" : nil }

  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    item != Self.link || options.contains(.interactionEnabled)
  }

  func adapt(_ tuning: inout Tuning) {
    guard options.contains(.withLongPress) else { return }
    tuning.mouseLongPressLifts = true
    tuning.liftedAlpha = .percent(50)
  }
}

extension LinkScene {
  mutating func move(to goal: Point, from start: Point) {
    var goal = goal
    if options.contains(.axisLock) {
      let translation = goal - start
      let isAcross = translation.dx.magnitude >= translation.dy.magnitude
      goal = isAcross ? Point(x: goal.x, y: start.y) : Point(x: start.x, y: goal.y)
    }
    if options.contains(.snapToGrid) { goal = goal.snapped(to: Self.grid) }
    if options.contains(.clamp) { goal = goal.clamped(to: bounds.size, inset: size) }
    center = goal
  }

  /// Moves a picture that was released outside of the view back within a finger's reach.
  mutating func bringIntoReach() {
    let reach = Tuning().touchTarget
    center = center?.clamped(
      to: bounds.size,
      inset: Size(width: reach * 2 - size.width, height: reach * 2 - size.height))
  }

  mutating func record(_ before: Point) {
    if before != center { history.record(before) }
  }

  /// Keeps the whole picture inside new bounds.
  private mutating func fit() {
    guard !bounds.isEmpty, let place else { return }
    center = place.clamped(to: bounds.size, inset: size)
  }

  private var middle: Point {
    Point(x: (bounds.width / 2).roundedToPixel, y: (bounds.height / 2).roundedToPixel)
  }

  // MARK: - The chrome

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.followLink, .followDiagram]], switches: Self.switches,
      sliders: [.longPressTime, .liftScale, .dropResponse, .glideResponse])
  }

  var isInGesture: Bool { heldPicture != nil || model.isInTransaction }

  var undoable: Point? {
    get { center }
    set { center = newValue }
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    Control.followLink.title.text(language)
  }

  func title(of step: (from: Point, to: Point), _ language: Language) -> LocalizedString {
    .step("move", Control.followLink.title.text(language))
  }

  mutating func reset() {
    guard let before = center, !bounds.isEmpty else { return }
    center = middle
    record(before)
  }
}

extension Point {
  fileprivate func snapped(to grid: Length) -> Point {
    func nearest(_ length: Length) -> Length {
      let end = length + grid / 2
      let rest = end.subpixels % grid.subpixels
      return Length(subpixels: end.subpixels - (rest < 0 ? rest + grid.subpixels : rest))
    }
    return Point(x: nearest(x), y: nearest(y))
  }

  func clamped(to size: Size, inset: Size) -> Point {
    func clamped(_ value: Length, _ room: Length, _ inset: Length) -> Length {
      min(max(value, inset / 2), max(room - inset / 2, inset / 2))
    }
    return Point(x: clamped(x, size.width, inset.width), y: clamped(y, size.height, inset.height))
  }
}

extension LinkScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    // A sum of bits does not depend on the order of the set.
    let number = options.reduce(0) { $0 | 1 << (Self.switches.firstIndex(of: $1) ?? 0) }
    writer.write(place, heldPicture?.pointer, heldPicture?.startCenter, number, history)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    model = try reader.read()
    guard model[Self.container]?.items == [Self.link] else { throw reader.invalid("scene") }
    place = try reader.read()
    let (pointer, startCenter): (PointerID?, Point?) = try reader.read()
    if let pointer {
      guard let startCenter else { throw reader.invalid("hold") }
      heldPicture = HeldPicture(pointer: pointer, startCenter: startCenter)
    }
    let bits: Int = try reader.read()
    options = Set(Self.switches.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    history = try reader.read()
  }
}
