internal import DragKit

/// A page of the playground: its content, and how it responds.
///
/// A value with a model of its own, which knows only those controls of the chrome that it offers.
protocol PlaygroundScene: Hashable, Sendable, CanonicalCodable {
  var model: Model { get set }
  /// The part of the window that the chrome leaves free.
  var bounds: Rect { get set }
  /// The settled layout.
  var stage: Stage { get }
  var panel: ScenePanel { get }

  func isOn(_ control: Control) -> Bool
  mutating func press(_ control: Control)
  /// Responds to a key that nothing else handles.
  mutating func press(_ key: Key, _ modifiers: Modifiers)

  var menu: ContextMenu? { get set }
  /// Opens the menu of the item at a point in the window, or closes the open one.
  mutating func openMenu(at place: Point)
  mutating func choose(_ entry: Control, for item: ItemID)

  /// A remark on the last action, if any.
  func notice(_ language: Language) -> String?
  mutating func dismissNotice()

  /// A hash of the state that an undo restores.
  var undoableHash: UInt64 { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  mutating func undo()
  mutating func redo()
  /// Whether a gesture changes the content, which can then not be reset.
  var isInGesture: Bool { get }
  /// Restores the initial content, as one step that can be undone.
  mutating func reset()

  /// Returns the name of an item that is not in the model, or `nil` if it belongs to another scene.
  func name(of item: ItemID) -> String?
  func title(of item: ItemID, _ language: Language) -> String?
  /// Returns the title of a container, unless it goes without saying.
  func title(of container: ContainerID, _ language: Language) -> String?
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  func tuning(_ tuning: Tuning) -> Tuning
  /// The time of the next change that needs no event.
  var nextDeadline: Microseconds? { get }
  mutating func deadlineReached(at now: Microseconds)
  mutating func setBack(by time: Microseconds)
  /// The content as JSON, if it is more than the order of the items.
  var document: String? { get }

  /// Draws the scene without the lifted items.
  func draw(on canvas: inout Canvas)
  /// Draws the preview of a dragged item.
  ///
  /// A landing copy looks like the lifted item first, and as in its place when `landed` is one.
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> DragPreview
  /// Encodes all state but the model, which has a hash of its own, and the bounds.
  func encodeTheRest(to writer: inout CanonicalWriter)
}

extension PlaygroundScene {
  func isOn(_ control: Control) -> Bool { false }
  mutating func press(_ control: Control) {}
  mutating func press(_ key: Key, _ modifiers: Modifiers) {}
  var menu: ContextMenu? {
    get { nil }
    set {}
  }
  mutating func openMenu(at place: Point) { menu = nil }
  mutating func choose(_ entry: Control, for item: ItemID) {}
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}
  var undoableHash: UInt64 { model.orderHash }
  var canUndo: Bool { model.canUndo }
  var canRedo: Bool { model.canRedo }
  mutating func undo() { model.undo() }
  mutating func redo() { model.redo() }
  var isInGesture: Bool { model.isInTransaction }
  func name(of item: ItemID) -> String? { nil }
  func title(of item: ItemID, _ language: Language) -> String? { nil }
  func title(of container: ContainerID, _ language: Language) -> String? { nil }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  func tuning(_ tuning: Tuning) -> Tuning { tuning }
  var nextDeadline: Microseconds? { nil }
  mutating func deadlineReached(at now: Microseconds) {}
  mutating func setBack(by time: Microseconds) {}
  var document: String? { nil }
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> DragPreview {
    DragPreview(size: size, cornerRadius: 0, operations: [])
  }

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(model)
    encodeTheRest(to: &writer)
  }
}

extension PlaygroundScene {
  mutating func chooseFromMenu(_ entry: Control) {
    guard let menu else { return }
    self.menu = nil
    guard !model.isInTransaction else { return }
    choose(entry, for: menu.item)
  }

  /// Opens a menu with those moves within its container that would change something.
  mutating func openMenu(
    of item: ItemID, in container: ContainerID, at place: Point, adding entry: Control
  ) {
    let items = model[container]
    let (offset, last) = (items?.offset(of: item), (items?.count ?? 0) - 1)
    let up: [Control] = offset == nil || offset == 0 ? [] : [.menuMoveToTop]
    let down: [Control] = offset == nil || offset == last ? [] : [.menuMoveToBottom]
    menu = ContextMenu(item: item, place: place, entries: up + down + [entry])
  }

  mutating func move(_ item: ItemID, in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move([item], to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move([item], to: model.end(of: container))
    default: break
    }
  }
  /// Drops copies of the dragged items, one after the other; `copy` registers the copy of an item.
  mutating func dropCopies(
    at place: InsertionPlace, with coordinator: inout DropCoordinator,
    _ copy: (inout Self, ItemID) -> ItemID?
  ) {
    var place = place
    for item in coordinator.session.items {
      guard let copy = item.localObject.flatMap({ copy(&self, $0) }) else { continue }
      model.insert(copy, at: place)
      coordinator.drop(item, toItemAt: place)
      place = InsertionPlace(place.container, Gap(place.gap.index + 1))
    }
  }
}

extension Model {
  func end(of container: ContainerID) -> InsertionPlace {
    InsertionPlace(container, Gap(self[container]?.count ?? 0))
  }

  /// Makes changes that are undone in one step.
  mutating func transaction(_ changes: (inout Model) -> Void) {
    begin()
    changes(&self)
    commit()
  }
}
