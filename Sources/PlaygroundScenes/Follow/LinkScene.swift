package import DragKit

/// Article 003: a picture of 128 by 128 pixels that follows the finger, from `touchesMoved` alone.
///
/// At first it is the article's listing to the letter. The switches mend it, one by one.
package struct LinkScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero {
    // A state that was read back has its place, be it out of sight.
    didSet { if oldValue != .zero || center == nil { stayInSight() } }
  }
  /// What the article computes once, in `viewDidLoad`, and then sets: the middle of the picture,
  /// counted from the upper left corner of ``bounds``; nothing before there is a view.
  var center: Point? { didSet { center = center?.clampedToFarthest } }
  /// The touch that moves the picture.
  var hold: PictureHold?
  /// The switches that are on.
  var options: Set<Control> = [.interactionEnabled]
  private var history = UndoHistory<Point>()

  /// A touch that moves the picture, with what it was like when the touch began.
  struct PictureHold: Hashable, Sendable {
    let pointer: PointerID
    let center: Point
  }

  /// What can be switched, in the order in which the state encodes it.
  static let switches: [Control] = [
    .keepGrabOffset, .interactionEnabled, .clamp, .axisLock, .snapToGrid, .fling, .withLongPress,
  ]

  static let container: ContainerID = "follow"
  static let link = ItemID(rawValue: 0)
  /// What lies below the picture: the article's `view`.
  static let view = ItemID.control(ControlNumbers.view)
  static let size = Size(width: 128, height: 128)
  /// The distance between the points of the grid.
  static let grid: Length = 32

  init() {
    model.addContainer(Self.container, items: ["link"])
  }

  /// Where the picture is, in the window.
  var frame: Rect {
    Rect(center: bounds.origin + ((center ?? .zero) - .zero), size: Self.size)
  }

  var areas: [Stage.Area] {
    [
      Stage.Area("view", .placed([PlacedItem(Self.view, bounds)])),
      Stage.Area(Self.container, .placed([PlacedItem(Self.link, frame)])),
    ]
  }

  var held: [PlacedItem] { hold == nil ? [] : [PlacedItem(Self.link, frame)] }

  func name(of item: ItemID) -> String? { item == Self.view ? "view" : nil }

  /// A picture answers no touch unless it is told to, as `UIImageView` does not (T14).
  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    item != Self.link || options.contains(.interactionEnabled)
  }

  /// A picture that is picked up by a long press floats up half-transparent.
  func tuning(_ tuning: Tuning) -> Tuning {
    guard options.contains(.withLongPress) else { return tuning }
    var tuning = tuning
    tuning.mouseLongPressLifts = true
    tuning.liftedAlpha = .percent(50)
    return tuning
  }
}

// Where it may go.
extension LinkScene {
  /// Moves the middle of the picture, as far as the switches let it.
  mutating func move(to goal: Point, from start: Point) {
    var goal = goal
    if options.contains(.axisLock) {
      let way = goal - start
      let isAcross = way.dx.magnitude >= way.dy.magnitude
      goal = isAcross ? Point(x: goal.x, y: start.y) : Point(x: start.x, y: goal.y)
    }
    if options.contains(.snapToGrid) { goal = goal.snapped(to: Self.grid) }
    if options.contains(.clamp) { goal = goal.clamped(to: bounds.size, inset: Self.size) }
    center = goal
  }

  /// Takes note of where the picture was before a step that has just been taken.
  mutating func remember(_ before: Point) {
    if before != center { history.record(before) }
  }

  /// Places the picture in the middle, once, as the article does.
  ///
  /// Where the window becomes smaller, it comes along so that it can still be reached.
  private mutating func stayInSight() {
    guard !bounds.isEmpty else { return }
    let middle = Point(x: (bounds.width / 2).roundedToPixel, y: (bounds.height / 2).roundedToPixel)
    center = (center ?? middle).clamped(to: bounds.size, inset: .zero)
  }
}

// What the chrome does with it.
extension LinkScene {
  var panel: ScenePanel {
    ScenePanel(
      segments: [[.followLink, .followDiagram]], switches: Self.switches,
      sliders: [.longPressTime, .liftScale, .dropResponse, .glideResponse])
  }

  func isOn(_ control: Control) -> Bool { options.contains(control) }

  mutating func press(_ control: Control) {
    if Self.switches.contains(control) { options.formSymmetricDifference([control]) }
  }

  var undoableHash: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(center)
    return writer.stableHash
  }
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  mutating func undo() {
    guard hold == nil, !model.isInTransaction, var point = center else { return }
    history.undo(&point)
    center = point
  }

  mutating func redo() {
    guard hold == nil, !model.isInTransaction, var point = center else { return }
    history.redo(&point)
    center = point
  }

  mutating func reset() {
    guard hold == nil, !model.isInTransaction, let before = center else { return }
    center = nil
    stayInSight()
    remember(before)
  }
}

extension Point {
  /// The nearest point of a grid.
  fileprivate func snapped(to grid: Length) -> Point {
    func nearest(_ length: Length) -> Length {
      let half = (length + grid / 2).subpixels
      let steps =
        half >= 0 ? half / grid.subpixels : -((grid.subpixels - 1 - half) / grid.subpixels)
      return grid * steps
    }
    return Point(x: nearest(x), y: nearest(y))
  }

  /// The nearest point at which something of the size `inset` is inside `size`.
  func clamped(to size: Size, inset: Size) -> Point {
    func clamped(_ value: Length, _ room: Length, _ inset: Length) -> Length {
      min(max(value, inset / 2), max(room - inset / 2, inset / 2))
    }
    return Point(
      x: clamped(x, size.width, inset.width), y: clamped(y, size.height, inset.height))
  }
}

extension LinkScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    let bits = Self.switches.map { options.contains($0) ? 1 : 0 }
    let number = bits.enumerated().reduce(0) { $0 | $1.element << $1.offset }
    writer.write(center, hold?.pointer, hold?.center, number, history)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    model = try reader.read()
    guard model[Self.container]?.items == [Self.link] else { throw reader.invalid("scene") }
    center = try Point?(decoding: &reader)?.clampedToFarthest
    let (pointer, held): (PointerID?, Point?) = try reader.read()
    if let pointer {
      guard let held else { throw reader.invalid("hold") }
      hold = PictureHold(pointer: pointer, center: held)
    }
    let bits: Int = try reader.read()
    options = Set(Self.switches.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    history = try reader.read()
  }
}
