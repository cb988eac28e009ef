internal import DragDrawing
internal import DragKit
internal import DragModel
internal import PlaygroundUI

/// A page: its items, its layout, its texts, its drawing and its handlers.
///
/// Most requirements have a default implementation, for a page that does not need them.
protocol PlaygroundScene: Hashable, Sendable, CanonicalCodable, PageDrawing, PageInput,
  PageWords, PageMenus, PageSteps
{
  static var info: PageInfo { get }
  static var handlers: HandlerRegistry<Self> { get }
  /// The descriptions of the page's own controls: its buttons, and those that its ``panel`` shows.
  static var pageControls: [Control: PageControl<Self>] { get }

  init()

  var model: Model { get set }
  /// The part of the window that the chrome leaves free, in window coordinates.
  var bounds: Rect { get set }
  /// The final layout, without gaps and motion, in window coordinates.
  var stage: Stage { get }
  var panel: ScenePanel { get }
  func adapt(_ tuning: inout Tuning)
  /// The content as JSON; `nil` for the names of the items in each container.
  var document: String? { get }
  /// Marks the page as a recorded state, for which the program changes no files.
  mutating func leaveFiles()
  func encodeTheRest(to writer: inout CanonicalWriter)

  var nextDeadline: Microseconds? { get }
  mutating func deadlineReached(at now: Microseconds)
  mutating func moveDeadlines(earlierBy time: Microseconds)
}

/// The requirements for drawing a page and its lifted items.
protocol PageDrawing {
  func draw(on canvas: inout Canvas)
  /// Returns the drawing of a lifted, released or removed item.
  ///
  /// If the item is a copy that is landing, `landed` is the progress of the landing, from 0 to 1.
  /// Otherwise, `landed` is 1.
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing
  /// Returns the drawing of the preview that an `onDrag` handler has returned; by default `nil`.
  func ownPreview(of item: ItemID, on canvas: Canvas) -> PreviewDrawing?
  /// Draws an item's mark if the item is selected; `frame` can be that of a preview.
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas)
  /// Returns whether a title is at the bottom of an item that is taller than the page.
  func showsTitleAtBottom(of item: ItemID) -> Bool
}

/// The requirements for the presses, the keys and the selection of a page.
protocol PageInput {
  var selectedItems: [ItemID] { get }
  /// Whether a press without modifiers toggles an item's selection; by default `false`.
  var selects: Bool { get set }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  /// The items over which the mouse pointer stays an arrow, such as a background.
  var plainItems: [ItemID] { get }
  /// Returns whether a press on a control of this page would have an effect now.
  func isEnabled(_ control: Control) -> Bool
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request]
  /// The state of the edited title; `nil` while no title is edited.
  var editor: TitleEditor? { get }
  /// The items that the current event has appended; the playground scrolls to them.
  var appended: [ItemID] { get set }
}

/// The names and the localized titles of a page's items, containers and controls.
protocol PageWords {
  /// Returns the name of an item in traces and scripts; `nil` for its name in the model.
  func name(of item: ItemID) -> String?
  func title(of item: ItemID, _ language: Language) -> String?
  func title(of container: ContainerID, _ language: Language) -> String?
  /// Returns the title of a control; by default that of its description.
  func title(of control: Control) -> LocalizedString
  func notice(_ language: Language) -> String?
  mutating func dismissNotice()
}

/// The menus of a page's items, and the entries that it adds to the menu of the page.
protocol PageMenus {
  /// The containers whose items can have menus.
  static var containersWithMenus: [ContainerID] { get }
  /// Returns the entries of an item's menu; empty for an item without a menu. May select the item.
  mutating func menuEntries(of item: ItemID) -> [Control]
  /// Returns the item whose menu replaces an open menu when its backdrop is right-clicked at a
  /// location; `nil` if the menu only closes.
  func itemWithMenu(at place: Point) -> ItemID?
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request]
  /// The entries that the page adds to its menu, which a press on its background opens.
  var entriesOfPage: [Control] { get }
  func canChoose(_ entry: Control) -> Bool
}

/// The undoable steps of a page.
protocol PageSteps {
  /// A step that undo and redo take: by default a change of the model.
  associatedtype Step: CanonicalCodable = ChangeSet

  /// A hash of the state that undo and redo change.
  var undoableHash: UInt64 { get }
  /// Returns the steps that can be taken in a direction; the last one is the next.
  func steps(_ direction: UndoDirection) -> [Step]
  func canStep(_ direction: UndoDirection) -> Bool
  mutating func step(_ direction: UndoDirection)
  /// Returns the title of the step that undo or redo would take next; `nil` if there is none.
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString?
  /// Returns the name of an item in the title of a step.
  func stepName(of item: ItemID, _ language: Language) -> String
  /// Returns the tile or row that shows an item: its own, or that of its folded group; `nil` for
  /// an item that is not shown.
  func shown(_ item: ItemID) -> ItemID?
  /// Whether a gesture is changing the content; if so, the playground refuses a reset.
  var isInGesture: Bool { get }
  mutating func reset()
}

extension PlaygroundScene {
  static var pageControls: [Control: PageControl<Self>] { [:] }
  func adapt(_ tuning: inout Tuning) {}

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(model)
    encodeTheRest(to: &writer)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    PreviewDrawing(size: size, cornerRadius: 0)
  }
  func ownPreview(of item: ItemID, on canvas: Canvas) -> PreviewDrawing? { nil }
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas) {}

  func name(of item: ItemID) -> String? { nil }
  func title(of item: ItemID, _ language: Language) -> String? { nil }
  func title(of container: ContainerID, _ language: Language) -> String? { nil }
  func title(of control: Control) -> LocalizedString { control.title }
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}
  var document: String? { nil }
  mutating func leaveFiles() {}

  var selectedItems: [ItemID] { [] }
  var selects: Bool {
    get { false }
    set {}
  }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  var plainItems: [ItemID] { [] }
  func isEnabled(_ control: Control) -> Bool { true }
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] { [] }
  var editor: TitleEditor? { nil }
  func showsTitleAtBottom(of item: ItemID) -> Bool { false }
  var appended: [ItemID] {
    get { [] }
    set {}
  }

  static var containersWithMenus: [ContainerID] { [] }
  mutating func menuEntries(of item: ItemID) -> [Control] { [] }
  func itemWithMenu(at place: Point) -> ItemID? { nil }
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] { [] }
  var entriesOfPage: [Control] { [] }
  func canChoose(_ entry: Control) -> Bool { true }

  /// The hash of the order and of the titles, both of which undo restores.
  var undoableHash: UInt64 { model.orderHash &+ model.titlesHash }
  func canStep(_ direction: UndoDirection) -> Bool { model.canStep(direction) }
  mutating func step(_ direction: UndoDirection) { model.step(direction) }
  func stepName(of item: ItemID, _ language: Language) -> String {
    if let title = title(of: item, language) { return title }
    // Drops the suffix by which a copy's name differs from the original's.
    let name = model.name(of: item).prefix { $0 != "-" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
  func shown(_ item: ItemID) -> ItemID? { item }
  var isInGesture: Bool { model.isInTransaction }

  var nextDeadline: Microseconds? { nil }
  mutating func deadlineReached(at now: Microseconds) {}
  mutating func moveDeadlines(earlierBy time: Microseconds) {}
}

extension PlaygroundScene where Step == ChangeSet {
  func steps(_ direction: UndoDirection) -> [ChangeSet] { model.steps(direction) }
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString? {
    model.steps(direction).last.map { title(of: $0, language) }
  }
}

/// A page's control: the effect of a press, and whether it is on.
enum PageControl<Scene>: Sendable {
  /// A button on the page; without a title, the key of its title is its name.
  case button(
    _ icon: String = "", title: LocalizedString? = nil,
    press: @Sendable (inout Scene) -> [Request])
  /// A segment that shows a page.
  case opens(Page)
  case segment(press: @Sendable (inout Scene) -> Void, isOn: @Sendable (Scene) -> Bool)
  case toggle(any WritableKeyPath<Scene, Bool> & Sendable)
  /// A slider; its value is in the page's ``ScenePanel``.
  case slider(set: @Sendable (inout Scene, Int) -> Void)

  /// Returns a button that sends no request to the program.
  static func action(
    _ icon: String = "", _ press: @escaping @Sendable (inout Scene) -> Void
  ) -> Self {
    .button(icon) { page in
      press(&page)
      return []
    }
  }

  /// Returns the segment that sets a property to a value, and is on while it has the value.
  static func choice<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Scene, Value> & Sendable, _ value: Value
  ) -> Self {
    .segment(press: { $0[keyPath: path] = value }, isOn: { $0[keyPath: path] == value })
  }
}
