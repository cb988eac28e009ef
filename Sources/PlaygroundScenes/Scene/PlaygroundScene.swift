internal import DragModel
internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A page: its items, its layout, its words and its drawing.
///
/// Most requirements have a default, so that a page states only what it has.
protocol PlaygroundScene: Hashable, Sendable, CanonicalCodable {
  static var info: PageInfo { get }
  static var handlers: HandlerRegistry<Self> { get }

  init()

  var model: Model { get set }
  /// The part of the window that the chrome leaves free, in window coordinates.
  var bounds: Rect { get set }
  /// The final layout, without gaps and motion, in window coordinates.
  var stage: Stage { get }
  var panel: ScenePanel { get }
  mutating func setOwnSlider(_ value: Int)

  var selectedItems: [ItemID] { get }
  /// Whether a press selects an item; `false` for pages without a selection.
  var selects: Bool { get set }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request]
  /// The title that is edited; `nil` while none is.
  var editor: TitleEditor? { get }
  /// The items that an event has appended, to which the page scrolls.
  var appended: [ItemID] { get set }
  func adapt(_ tuning: inout Tuning)

  var nextDeadline: Microseconds? { get }
  mutating func deadlineReached(at now: Microseconds)
  mutating func moveDeadlines(earlierBy time: Microseconds)

  var document: String? { get }
  func encodeTheRest(to writer: inout CanonicalWriter)

  // MARK: - Words

  /// The name in traces and scripts; `nil` for an item that has the name of its model.
  func name(of item: ItemID) -> String?
  func title(of item: ItemID, _ language: Language) -> String?
  func title(of container: ContainerID, _ language: Language) -> String?
  func titleOfControl(named name: String) -> LocalizedString?
  /// Whether a press of a control of the scene's own does something now.
  func isEnabled(_ control: ItemID) -> Bool
  func notice(_ language: Language) -> String?
  mutating func dismissNotice()

  // MARK: - Drawing

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
  /// Whether a title is at the bottom of its item, and the item is higher than the page.
  func showsTitleAtBottom(of item: ItemID) -> Bool

  // MARK: - Menus

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

  // MARK: - Undo and redo; by default, of the model's steps

  /// A hash of the state that undo and redo change.
  var undoableHash: UInt64 { get }
  func canStep(_ direction: UndoDirection) -> Bool
  /// The number of steps that can be taken one after the other.
  func stepCount(_ direction: UndoDirection) -> Int
  /// A hash of the steps that can be redone, which another step changes; 0 if there are none.
  var redoMark: Int { get }
  mutating func step(_ direction: UndoDirection)
  /// The title of the step that undo or redo would take next; `nil` if there is none.
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString?
  /// The name of an item in the title of a step.
  func stepName(of item: ItemID, _ language: Language) -> String
  /// Returns the tile or row that shows an item: its own, or that of its folded group; `nil` for
  /// an item that is not shown.
  func shown(_ item: ItemID) -> ItemID?
  /// Whether a gesture is changing the content; if so, the playground refuses a reset.
  var isInGesture: Bool { get }
  mutating func reset()
}

extension PlaygroundScene {
  mutating func setOwnSlider(_ value: Int) {}
  var selectedItems: [ItemID] { [] }
  var selects: Bool {
    get { false }
    set {}
  }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] { [] }
  var editor: TitleEditor? { nil }
  var appended: [ItemID] {
    get { [] }
    set {}
  }
  func adapt(_ tuning: inout Tuning) {}
  var nextDeadline: Microseconds? { nil }
  mutating func deadlineReached(at now: Microseconds) {}
  mutating func moveDeadlines(earlierBy time: Microseconds) {}
  var document: String? { nil }

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(model)
    encodeTheRest(to: &writer)
  }

  func name(of item: ItemID) -> String? { nil }
  func title(of item: ItemID, _ language: Language) -> String? { nil }
  func title(of container: ContainerID, _ language: Language) -> String? { nil }
  func titleOfControl(named name: String) -> LocalizedString? { nil }
  func isEnabled(_ control: ItemID) -> Bool { true }
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    PreviewDrawing(size: size, cornerRadius: 0)
  }
  func ownPreview(of item: ItemID) -> PreviewDrawing? { nil }
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas) {}
  func showsTitleAtBottom(of item: ItemID) -> Bool { false }

  var menu: ContextMenu? {
    get { nil }
    set {}
  }
  mutating func menuEntries(of item: ItemID) -> [Control] { [] }
  func itemWithMenu(at place: Point) -> ItemID? { nil }
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] { [] }
  var entriesOfPage: [Control] { [] }
  func canChoose(_ entry: Control) -> Bool { true }

  /// Undo also restores titles.
  var undoableHash: UInt64 { model.orderHash &+ model.titlesHash }
  func canStep(_ direction: UndoDirection) -> Bool { model.canStep(direction) }
  func stepCount(_ direction: UndoDirection) -> Int { model.steps(direction).count }
  var redoMark: Int { mark(of: model.redoSteps.count, model.redoSteps.last) }
  mutating func step(_ direction: UndoDirection) { model.step(direction) }
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString? {
    model.steps(direction).last.map { title(of: $0, language) }
  }
  func shown(_ item: ItemID) -> ItemID? { item }
  var isInGesture: Bool { model.isInTransaction }
}
