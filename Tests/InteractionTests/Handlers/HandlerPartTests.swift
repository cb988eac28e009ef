import Testing

@testable import DragKit

private struct Part: Equatable, Sendable {}

private struct Whole: Equatable, Sendable {
  var part = Part()
}

struct HandlerPartTests {
  @Test("The handlers of an item of a part are all handlers of the whole")
  func items() {
    let handlers = ItemHandlers<Part>.full
    #expect(Unset.properties(of: handlers) == [], "Set these in the handlers of this test.")
    #expect(Unset.properties(of: handlers.adapted(to: Self.part)) == [])
  }

  @Test("The handlers of a collection view of a part are all handlers of the whole")
  func collections() {
    let handlers = CollectionHandlers<Part>.full
    #expect(Unset.properties(of: handlers) == [], "Set these in the handlers of this test.")
    // The functions of the delegates are lifted in their place.
    let unset = Unset.properties(of: handlers.adapted(to: Self.part))
    #expect(unset == [".dragDelegate", ".dropDelegate"])
  }

  @Test("All other handlers of a part are in the registry of the whole")
  func registry() {
    let registry = HandlerRegistry<Part>().items(in: "area") { $0 = .full }
      .item(.control(0)) { $0 = .full }
      .collection("list") { $0 = .full }
      .onKeyPress { _, _, _, _ in [] }.onMessage("message") { _, _ in [] }
      .onButtonPress { _, _, _ in [] }
      .onCopyCommand { _, _ in [] }.onCutCommand { _, _ in [] }
      .onPasteCommand(of: [.text]) { _, _, _ in false }.onContextMenuElsewhere { _, _, _ in }
    #expect(Unset.properties(of: registry) == [], "Set these in the registry of this test.")
    #expect(Unset.properties(of: registry.general) == [], "Set these in the registry of this test.")
    let whole = HandlerRegistry<Whole>().part(\.part, registry)
    #expect(Unset.properties(of: whole) == [])
    #expect(Unset.properties(of: whole.general) == [])
  }

  private static let part = PartAtPath<Whole, Part>(path: \.part)
}

private enum Unset {
  /// The paths of the stored properties that are `nil`, empty or `false`.
  static func properties(of value: Any, at path: String = "") -> [String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .dictionary: return mirror.children.isEmpty ? [path] : []
    case .struct, .class:
      return mirror.children.flatMap { properties(of: $0.value, at: "\(path).\($0.label ?? "")") }
    default: return value as? Bool == false ? [path] : []
    }
  }
}

extension ItemHandlers where Content == Part {
  fileprivate static var full: ItemHandlers {
    var handlers = ItemHandlers()
    handlers.onDrag(
      { _, _ in nil }, preview: { _, _ in nil }, isHandle: true, while: { _ in true })
    handlers.onDragEnd { _, _, _ in }
    handlers.onDrop(of: [.text]) { _, _ in true }
    handlers.onMenuTap { _, _ in [] }
    handlers.onDoubleTap { _, _ in [] }
    handlers.onContextMenu { _, _, _ in }
    handlers.onTouches(Responder(), while: { _ in true })
    handlers.onAdjust { _, _, _ in }
    handlers.onScroll { _, _, _ in }
    handlers.onTextInput({ _, _, _ in }, onEnd: { _, _ in })
    handlers.onTextComposition { _, _, _ in }
    handlers.onTextSelection { _, _ in }
    return handlers
  }
}

extension CollectionHandlers where Content == Part {
  fileprivate static var full: CollectionHandlers {
    var handlers = CollectionHandlers()
    handlers.reorderingHandlers.canReorderItem = { _, _ in true }
    handlers.reorderingHandlers.acceptsItem = { _, _ in true }
    handlers.reorderingHandlers.willReorder = { _, _ in }
    handlers.reorderingHandlers.didReorder = { _, _ in }
    handlers.accessories = { _, _ in [] }
    handlers.leadingSwipeActionsConfigurationProvider = { _, _ in nil }
    handlers.trailingSwipeActionsConfigurationProvider = { _, _ in nil }
    handlers.dragDelegate = Delegate()
    handlers.dropDelegate = Delegate()
    handlers.targetPlaceForMoveOfItem = { _, _, proposed in proposed }
    handlers.isSpringLoaded = true
    handlers.shouldSpringLoadItem = { _, _ in true }
    handlers.springLoadItem = { _, _ in }
    handlers.selectionBand = { _, _ in }
    handlers.magnify = { _, _ in }
    return handlers
  }
}

private struct Responder: TouchResponder {
  func touchesMoved(_ touches: [Touch], content: inout Part) {}
}

private struct Delegate: CollectionDragDelegate, CollectionDropDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Part
  ) -> [DragItem] { [] }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Part) {}
}
