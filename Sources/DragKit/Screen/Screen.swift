/// The visible state: the final layout, the swiped rows, the animations, and the drag.
///
/// Hit tests, targets and frames follow from it and the content. Its methods only read, except
/// those that move previews. The rows and the animations are boxed, so that copies are small.
struct Screen: Equatable, Sendable {
  var layout = LayoutSnapshot()
  @Box var rowStates = RowStates()
  @Box var motion = ItemMotion()
  var drag: DragState?

  @inline(__always)
  var isSettled: Bool { motion.isSettled && rowStates.isSettled && !isScrollingUnderDrag }

  /// Whether the drag scrolls views near their edges, or a view has scrolled under it.
  @inline(__always)
  var isScrollingUnderDrag: Bool { drag?.scrolling.isSettled == false }

  /// Returns the frame in which an item is drawn at its place; `nil` if it has no place.
  func seenFrame(of item: ItemID) -> Rect? {
    layout.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  func seenFrame(of overlay: DragOverlay) -> Rect {
    motion.seenFrame(of: overlay, in: layout, previewPlacement)
  }

  var isOverCancelStrip: Bool {
    guard let location = drag?.session.location, let pointer = drag?.session.pointer else {
      return false
    }
    return layout.cancelStrip(at: location, for: pointer.kind) != nil
  }
}

// MARK: - Single values of the drag: to read them here copies no drag, which is large

extension Screen {
  var isDragging: Bool { if case .some = drag { true } else { false } }
  var liftedItem: ItemID? { drag?.item }
  var dropTarget: ItemID? { drag?.targetItem }
  var dragLocation: Point? { drag?.session.location }
  var isOverOwnPlace: Bool { drag?.phase == .overOwnPlace }
  var externalOperation: DropOperation? { drag?.session.externalOperation }
  var springLoadedItem: ItemID? { drag?.springLoading?.item }
  var dragCursor: Cursor? { drag?.cursor }
  var incomingDrag: IncomingDrag? { drag?.incoming }
  var arrangement: DragArrangement? { drag?.arrangement }
}

// MARK: - The previews under the pointer

extension Screen {
  var previewPlacement: PreviewPlacement? {
    guard var placement = drag?.previewPlacement(layout.tuning.preview) else { return nil }
    if drag?.phase != .ending { placement.compactArea = layout.compactArea(of: placement) }
    return placement
  }

  /// Changes the drag, and animates the previews if their ``PreviewPlacement/compactArea`` changes.
  ///
  /// Four changes can, and must use this method: another location, another intent of the
  /// proposal, leaving the target, and beginning the end of the drag.
  mutating func updateDrag(_ change: (inout DragState?) -> Void) {
    let area = previewPlacement?.compactArea
    change(&drag)
    guard var old = previewPlacement, old.compactArea != area else { return }
    old.compactArea = area
    movePreviews(from: old)
  }

  /// Moves the drag to a point at once; the previews follow in an animation.
  mutating func movePreviews(to point: Point) {
    guard let old = previewPlacement else { return }
    drag?.move(to: point)
    movePreviews(from: old)
  }

  private mutating func movePreviews(from old: PreviewPlacement) {
    guard let drag, let placement = previewPlacement else { return }
    motion.movePreviews(from: old, to: placement, in: layout, isEnding: drag.phase == .ending)
  }

  mutating func pileUp(_ items: [ItemID]) {
    guard let item = drag?.item, let placement = previewPlacement else { return }
    motion.pileUp(items.filter { $0 != item }, in: layout, placement)
  }
}

// MARK: - Hit tests

extension Screen {
  /// Returns the frontmost item at a point that pointers can press; `nil` if no item is there.
  func item(at point: Point, _ content: some InteractiveContent) -> ItemID? {
    layout.item(at: point) { content.isUserInteractionEnabled($0) }
  }

  /// Whether the middle of a rectangle is behind something in the layer of menus.
  func isCovered(_ rect: Rect) -> Bool {
    layout.item(at: rect.center, in: [.menus]) { _ in true } != nil
  }

  /// Whether an area in the layer of menus covers a focused item, so that nothing can press it.
  func covers(_ focus: KeyboardFocus) -> Bool {
    guard !layout.shows(focus.container, in: .menus) else { return false }
    let bounds = layout.collection(focus.container)?.area.bounds
    guard let frame = layout.frame(of: focus.item) ?? bounds else { return false }
    return isCovered(bounds.map(frame.intersection) ?? frame)
  }

  /// Returns what a press on an item can become.
  func traits(of item: ItemID, _ content: some InteractiveContent) -> Arbiter.Traits {
    content.traits(of: item, in: layout.container(of: item))
  }

  /// Whether a pointer is on the item or control that it pressed, or near enough for a finger.
  func isInside(_ active: ActiveTouch, _ content: some InteractiveContent) -> Bool {
    let control = controlFrame(of: active, content)
    guard active.control == nil || control != nil, let item = active.touch.item,
      let frame = control ?? layout.frame(of: item)
    else { return false }
    let area = active.touch.id.kind == .touch ? frame.grown(to: layout.tuning.touchTarget) : frame
    return area.contains(active.touch.location)
  }

  /// Returns the frontmost collection view whose scroll bar a press at a point would hit, if any.
  func collectionWithScrollBar(
    at point: Point, for kind: PointerKind
  ) -> CollectionLayoutSnapshot? {
    let tuning = layout.tuning.scrollBar
    guard kind != .keyboard,
      let collection = layout.areas.collections.last(where: {
        $0.part(ofScrollBarAt: point, for: kind, tuning) != nil
      }), layout.item(at: point, in: [.controls, .menus], where: { _ in true }) == nil
    else { return nil }
    return collection
  }

  /// Returns the item at a point that responds to the mouse, and its responding control, if any.
  func responding(
    at point: Point, _ content: some InteractiveContent
  ) -> (item: ItemID?, control: String?) {
    guard collectionWithScrollBar(at: point, for: .mouse) == nil,
      let item = item(at: point, content)
    else { return (nil, nil) }
    let control = respondingControl(of: item, at: point, content)
    let isMoreThanScrolled = !traits(of: item, content).subtracting([.scrollable, .bandable])
      .isEmpty
    return isMoreThanScrolled || control != nil ? (item, control) : (nil, nil)
  }

  /// Returns the item that a press hits; `nil` if it hits none.
  ///
  /// An item that glides after its release is in front of all but controls and menus. If no item
  /// under a finger responds, the nearest responding one in reach is hit (``Tuning/touchTarget``).
  func hit(
    at point: Point, by kind: PointerKind, _ content: some InteractiveContent
  ) -> ItemID? {
    func isEnabled(_ item: ItemID) -> Bool { content.isUserInteractionEnabled(item) }
    if layout.item(at: point, in: [.controls, .menus], where: isEnabled) == nil,
      let gliding = motion.displacements.last(where: { displacement in
        displacement.glides && seenFrame(of: displacement.item)?.contains(point) == true
          && isEnabled(displacement.item)
      })
    {
      return gliding.item
    }
    let item = layout.item(at: point, where: isEnabled)
    guard kind == .touch, item.map({ traits(of: $0, content).isEmpty }) ?? true else {
      return item
    }
    return layout.itemInReach(of: point) { isEnabled($0) && !traits(of: $0, content).isEmpty }
      ?? item
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the scroll bar part that a press hits, if any; a finger can be farther from the thumb.
  func part(
    ofScrollBarAt point: Point, for kind: PointerKind, _ tuning: ScrollBarTuning
  ) -> ScrollBar.Part? {
    let bar = scrollBar(tuning)
    let near = bar.part(at: point, slop: tuning.slop)
    guard kind == .touch, near != .thumb else { return near }
    return bar.part(at: point, slop: tuning.thumbTouchSlop) == .thumb ? .thumb : near
  }
}
