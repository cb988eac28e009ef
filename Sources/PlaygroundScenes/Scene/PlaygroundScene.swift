internal import DragModel
internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A page: its items, its layout, its words and its drawing.
///
/// Most requirements have a default, so that a page states only what it has.
protocol PlaygroundScene:
  PageMenus, PageUndo, PageWords, PageDrawing, Hashable, Sendable, CanonicalCodable
{
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
