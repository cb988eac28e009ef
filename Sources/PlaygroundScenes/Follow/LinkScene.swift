internal import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The page *Follow* (T01–T18 on the page *Rules*): a picture that follows the finger.
///
/// Initially it behaves like the code of the article 【Swift】ドラッグ&ドロップもどきを作ろう!.
/// Each switch changes one aspect.
package struct LinkScene: HistoryScene {
  static let info = PageInfo(name: "follow", icon: "hand")

  package var model = Model()
  var bounds = Rect.zero {
    // The first bounds do not move the picture, so that a decoded center stays even outside them.
    didSet { if oldValue != .zero { fit() } }
  }
  /// The ``center`` to which the user has moved the picture; `nil` while it is in the middle.
  private var place: Point?
  /// The picture's center, relative to the upper left corner of ``bounds``; `nil` while ``bounds``
  /// is empty and the user has not moved the picture.
  var center: Point? {
    get { place ?? (bounds.isEmpty ? nil : middle) }
    set { place = newValue == middle ? nil : newValue?.clampedToFarthest }
  }
  var heldPicture: HeldPicture?
  var options: Set<Control> = [.interactionEnabled]
  var history = UndoHistory<Step>()
  typealias Step = Point

  struct HeldPicture: Hashable, Sendable {
    let pointer: PointerID
    let startCenter: Point
  }

  /// The switches of this page, in the order of their bits in the encoded state.
  static let switches: [Control] = [
    .keepGrabOffset, .interactionEnabled, .clamp, .axisLock, .snapToGrid, .fling, .withLongPress,
  ]

  /// Whether a switch of ``switches`` is on.
  subscript(option: Control) -> Bool {
    get { options.contains(option) }
    set { if newValue { options.insert(option) } else { options.remove(option) } }
  }

  static let container: ContainerID = "follow"
  static let link = ItemID(rawValue: 0)
  /// The article's `view`, which is behind the picture and accepts drops of the picture.
  static let view = ItemID.control(ControlNumbers.view)
  static let grid: Length = 32

  init() { model.addContainer(Self.container, items: ["link"]) }

  /// The picture's size: the article's 128 × 128, or up to twice as much in a larger window.
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
    item != Self.link || self[.interactionEnabled]
  }

  func adapt(_ tuning: inout Tuning) {
    guard self[.withLongPress] else { return }
    tuning.mouseLongPressLifts = true
    tuning.liftedAlpha = .percent(50)
  }
}

extension LinkScene {
  mutating func move(to goal: Point, from start: Point) {
    var goal = goal
    if self[.axisLock] {
      let translation = goal - start
      let isAcross = translation.dx.magnitude >= translation.dy.magnitude
      goal = isAcross ? Point(x: goal.x, y: start.y) : Point(x: start.x, y: goal.y)
    }
    if self[.snapToGrid] { goal = goal.snapped(to: Self.grid) }
    if self[.clamp] { goal = goal.clamped(to: bounds.size, inset: size) }
    center = goal
  }

  /// Ends a move as an undoable step; puts the picture back until at least 44 pixels of it, the
  /// default ``Tuning/touchTarget``, are inside the view (T16).
  mutating func release(from before: Point) {
    let reach = Tuning().touchTarget * 2
    center = center?.clamped(
      to: bounds.size, inset: Size(width: reach - size.width, height: reach - size.height))
    record(before)
  }

  private mutating func record(_ before: Point) {
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

  static let pageControls: [Control: PageControl<LinkScene>] = Dictionary(
    uniqueKeysWithValues: switches.map { ($0, PageControl.toggle(\LinkScene.[$0])) }
      + [(.followLink, .opens(.follow)), (.followDiagram, .opens(.diagram))])

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
    .step("move", of: Control.followLink.title.text(language))
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
    // Encoded as a bit mask, because the iteration order of a set is not stable.
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

// MARK: - Touches and drops

extension LinkScene {
  static let handlers = HandlerRegistry<LinkScene>()
    .items(in: container) { link in
      link.onTouches(LinkResponder(), while: { !$0[.withLongPress] })
      link.onDrag(
        { scene, item in ItemProvider(text: scene.model.name(of: item)) },
        while: { $0[.withLongPress] })
    }
    .items(in: "view") { $0.onDrop(of: [.text]) { _ in ViewDropDelegate() } }
}

/// The responder of the picture; `touchMoved` is the article's `touchesMoved` (see ``LinkScene``).
///
/// While one finger holds the picture, a second finger changes nothing. The article has no such
/// rule.
struct LinkResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout LinkScene) {
    guard scene.heldPicture == nil, let center = scene.center else { return }
    scene.heldPicture = LinkScene.HeldPicture(pointer: touch.id, startCenter: center)
    // A touch stops a gliding picture at its visible location; the article's does not glide.
    if scene[.fling] { scene.center = scene.center(under: touch, keepsGrabOffset: true) }
  }

  func touchMoved(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    // The article: link.center = touch.location(in: view)
    scene.move(
      to: scene.center(under: touch, keepsGrabOffset: scene[.keepGrabOffset]),
      from: held.startCenter)
  }

  func touchEnded(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    if scene[.fling], let center = scene.center {
      scene.move(to: center + touch.glide, from: held.startCenter)
    }
    scene.heldPicture = nil
    scene.release(from: held.startCenter)
  }

  func touchCancelled(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    scene.center = held.startCenter
    scene.heldPicture = nil
  }
}

struct ViewDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo, content: inout LinkScene) -> Bool { info.item != nil }

  func dropUpdated(info: DropInfo, content: inout LinkScene) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo, content scene: inout LinkScene) -> Bool {
    guard let before = scene.center else { return false }
    scene.move(to: info.itemFrame.center, from: before)
    scene.release(from: before)
    return true
  }
}

extension LinkScene {
  fileprivate func picture(heldBy touch: Touch) -> HeldPicture? {
    heldPicture?.pointer == touch.id ? heldPicture : nil
  }

  /// Returns the center that puts the picture's center, or its pressed point, under a touch.
  fileprivate func center(under touch: Touch, keepsGrabOffset: Bool) -> Point {
    let middle = Vector(dx: size.width / 2, dy: size.height / 2)
    return .zero + (touch.location - bounds.origin)
      + (keepsGrabOffset ? middle - touch.grab : Vector.zero)
  }
}

// MARK: - Drawing

extension LinkScene {
  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.begin(.page)
    if self[.snapToGrid] { drawGrid(on: &canvas) }
    canvas.hint(hint, in: bounds)
    for item in canvas.elements(in: Self.container) {
      canvas.begin(item.item)
      guard item.kind == .item else {
        canvas.place(item.frame, radius: Self.radius)
        continue
      }
      drawPicture(at: item.unscaledFrame, on: &canvas)
      guard heldPicture != nil else { continue }
      canvas.outline(
        item.unscaledFrame.insetBy(-3), radius: Self.radius + 3, width: 2,
        theme.accent.opacity(percent: 70))
    }
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: Self.radius) { canvas, frame in
      drawPicture(at: frame, on: &canvas)
    }
  }

  private static let radius = Radius.panel

  private func drawPicture(at frame: Rect, on canvas: inout Canvas) {
    canvas.draw(.image("link", frame, radius: Self.radius))
    guard canvas.theme.isDark else { return }
    canvas.outline(frame, radius: Self.radius, Color.white.opacity(percent: 16))
  }

  private var hint: LocalizedString {
    guard self[.interactionEnabled] else {
      return LocalizedString("link-disabled-hint")
    }
    return LocalizedString(self[.withLongPress] ? "link-long-press-hint" : "link-hint")
  }

  private func drawGrid(on canvas: inout Canvas) {
    let columns = bounds.width.subpixels / Self.grid.subpixels
    let rows = bounds.height.subpixels / Self.grid.subpixels
    // Draws no grid in a window larger than any screen, where it would have too many lines.
    guard (1...200).contains(columns), (1...200).contains(rows) else { return }
    let color = canvas.theme.hairline
    for column in 1...columns {
      canvas.fill(bounds.column(Self.grid * column, width: 1), color)
    }
    for row in 1...rows { canvas.fill(bounds.band(Self.grid * row, height: 1), color) }
  }
}

extension Control {
  static let followLink = Control(14, "follow-link")
  static let followDiagram = Control(15, "follow-diagram")
  static let keepGrabOffset = Control(27, "keep-grab-offset")
  static let interactionEnabled = Control(28, "interaction-enabled")
  static let clamp = Control(29, "clamp")
  static let axisLock = Control(30, "axis-lock")
  static let snapToGrid = Control(31, "snap-to-grid")
  static let fling = Control(32, "fling")
  static let withLongPress = Control(33, "with-long-press")
}
