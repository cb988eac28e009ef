internal import DragModel
internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

protocol PlaygroundScene: Hashable, Sendable, CanonicalCodable {
  static var page: Page { get }

  init()

  var model: Model { get set }
  var selectedItems: [ItemID] { get }
  /// The part of the window that the chrome leaves free, in window coordinates.
  var bounds: Rect { get set }
  /// The final layout, without gaps and motion, in window coordinates.
  var stage: Stage { get }
  var panel: ScenePanel { get }

  /// Whether a press selects an item; `false` for pages without a selection.
  var selects: Bool { get set }
  /// Whether a press of a control of the scene's own does something now.
  func isEnabled(_ control: ItemID) -> Bool
  mutating func setOwnSlider(_ value: Int)
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request]

  /// The title that is edited; `nil` while none is.
  var editor: TitleEditor? { get }
  /// Whether a title is at the bottom of its item, and the item is higher than the page.
  func showsTitleAtBottom(of item: ItemID) -> Bool
  /// The items that an event has appended, to which the page scrolls.
  var appended: [ItemID] { get set }

  /// The menu that the page asks for; the window takes it at once.
  var menu: ContextMenu? { get set }
  /// Returns the entries of an item's menu; empty for an item without a menu. May select the item.
  mutating func menuEntries(of item: ItemID) -> [Control]
  /// Returns the item whose menu replaces an open menu when its backdrop is right-clicked at a
  /// location; `nil` if the menu only closes.
  func itemWithMenu(at place: Point) -> ItemID?
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request]

  /// The entries that the page adds to its menu, which a press on its background opens.
  var entriesOfPage: [Control] { get }
  func canChoose(_ entry: Control) -> Bool
  func notice(_ language: Language) -> String?
  mutating func dismissNotice()

  /// A hash of the state that undo and redo change.
  var undoableHash: UInt64 { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  mutating func undo()
  mutating func redo()
  /// The number of steps that can be undone one after the other.
  var undoCount: Int { get }
  /// A hash of the steps that can be redone, which another step changes; 0 if there are none.
  var redoMark: Int { get }
  /// The step that undo would take; `nil` if there is none.
  func undoTitle(_ language: Language) -> StepTitle?
  func redoTitle(_ language: Language) -> StepTitle?
  /// The name of an item in the title of a step.
  func stepName(of item: ItemID, _ language: Language) -> String
  /// Whether a gesture is changing the content; if so, the playground refuses a reset.
  var isInGesture: Bool { get }
  mutating func reset()
  /// Returns the tile or row that shows an item: its own, or that of its folded group; `nil` for
  /// an item that is not shown.
  func shown(_ item: ItemID) -> ItemID?

  func name(of item: ItemID) -> String?
  func title(of item: ItemID, _ language: Language) -> String?
  func title(of container: ContainerID, _ language: Language) -> String?
  func titleOfControl(named name: String) -> LocalizedString?
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  func adapt(_ tuning: inout Tuning)
  var nextDeadline: Microseconds? { get }
  mutating func deadlineReached(at now: Microseconds)
  mutating func moveDeadlines(earlierBy time: Microseconds)
  var document: String? { get }

  func draw(on canvas: inout Canvas)
  /// Returns the drawing of a lifted, released or removed item.
  ///
  /// If the item is a copy that is landing, `landed` is the progress of the landing, from 0 to 1.
  /// Otherwise, `landed` is 1.
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing
  /// Returns the drawing of an item with a preview of its own (`onDrag`); by default `nil`.
  func ownPreview(of item: ItemID) -> PreviewDrawing?
  /// Draws the mark of an item if it is selected; `frame` is that of the item or of its preview.
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas)
  func encodeTheRest(to writer: inout CanonicalWriter)
}

extension PlaygroundScene {
  var selectedItems: [ItemID] { [] }
  var selects: Bool {
    get { false }
    set {}
  }
  func isEnabled(_ control: ItemID) -> Bool { true }
  mutating func setOwnSlider(_ value: Int) {}
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] { [] }
  var editor: TitleEditor? { nil }
  func showsTitleAtBottom(of item: ItemID) -> Bool { false }
  var appended: [ItemID] {
    get { [] }
    set {}
  }
  var menu: ContextMenu? {
    get { nil }
    set {}
  }
  mutating func menuEntries(of item: ItemID) -> [Control] { [] }
  func itemWithMenu(at place: Point) -> ItemID? { nil }
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] { [] }
  var entriesOfPage: [Control] { [] }
  func canChoose(_ entry: Control) -> Bool { true }
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}
  /// Undo also restores titles.
  var undoableHash: UInt64 { model.orderHash &+ model.titlesHash }
  var canUndo: Bool { model.canUndo }
  var canRedo: Bool { model.canRedo }
  mutating func undo() { model.undo() }
  mutating func redo() { model.redo() }
  var undoCount: Int { model.undoSteps.count }
  var redoMark: Int { mark(of: model.redoSteps.count, model.redoSteps.last) }

  func mark(of count: Int, _ last: (some CanonicalCodable)?) -> Int {
    guard count > 0 else { return 0 }
    var writer = CanonicalWriter.hashing
    writer.write(count, last)
    return Int(truncatingIfNeeded: writer.stableHash)
  }
  func undoTitle(_ language: Language) -> StepTitle? {
    model.undoSteps.last.map { title(of: $0, language) }
  }
  func redoTitle(_ language: Language) -> StepTitle? {
    model.redoSteps.last.map { title(of: $0, language) }
  }
  var isInGesture: Bool { model.isInTransaction }
  func shown(_ item: ItemID) -> ItemID? { item }
  func name(of item: ItemID) -> String? { nil }
  func title(of item: ItemID, _ language: Language) -> String? { nil }
  func title(of container: ContainerID, _ language: Language) -> String? { nil }
  func titleOfControl(named name: String) -> LocalizedString? { nil }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  func adapt(_ tuning: inout Tuning) {}
  var nextDeadline: Microseconds? { nil }
  mutating func deadlineReached(at now: Microseconds) {}
  mutating func moveDeadlines(earlierBy time: Microseconds) {}
  var document: String? { nil }
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    PreviewDrawing(size: size, cornerRadius: 0)
  }
  func ownPreview(of item: ItemID) -> PreviewDrawing? { nil }
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas) {}

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(model)
    encodeTheRest(to: &writer)
  }
}

extension PlaygroundScene {
  /// Returns the item that shows a change of the model; for a removal, the item now in that place.
  func item(showing change: Change) -> ItemID? {
    switch change {
    case .moved(let item, _, _), .inserted(let item, _), .retitled(let item, _, _):
      return shown(item)
    case .removed(_, let position):
      guard let container = model[position.container] else { return nil }
      return container.item(at: min(position.offset, container.count - 1)).flatMap(shown)
    case .insertedContainer, .removedContainer, .movedContainer: return nil
    }
  }

  /// Asks for the menu of an item, if it has one.
  mutating func openMenu(of item: ItemID, at place: Point) {
    let entries = menuEntries(of: item)
    if !entries.isEmpty { menu = ContextMenu(item: item, place: place, entries: entries) }
  }

  /// The entries that move an item in its container, as far as it can be moved.
  func moves(of item: ItemID) -> [Control] {
    guard let position = model.position(of: item) else { return [] }
    let isLast = position.offset == (model[position.container]?.count ?? 0) - 1
    return (position.offset == 0 ? [] : [.menuMoveToTop]) + (isLast ? [] : [.menuMoveToBottom])
  }

  mutating func move(_ items: [ItemID], in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move(items, to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move(items, to: model.end(of: container))
    default: break
    }
  }

  mutating func dropCopies(
    at place: InsertionPlace, with coordinator: inout DropCoordinator,
    _ copy: (inout Self, DragItem) -> ItemID?
  ) {
    var place = place
    for item in coordinator.session.items {
      guard let copy = copy(&self, item) else { continue }
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

  mutating func transaction(_ changes: (inout Model) -> Void) {
    begin()
    changes(&self)
    commit()
  }
}
