internal import DragKit

/// A group of calls to which the user can limit the call list in the tab *Engine*.
package enum CallFilter: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case all, drag, drop, touch, swipe, order, keys, other

  /// The names of the calls in the group; empty for ``all`` and ``other``.
  private var names: [Call.Name] {
    switch self {
    case .all, .other: []
    case .drag:
      [
        .itemsForBeginning, .itemsForAdding, .dragBegan, .dragEntered, .dragMoved, .dragEnded,
        .dropOutside, .dropSessionDidEnd,
      ]
    case .drop:
      [
        .validateDrop, .dropEntered, .isTargeted, .dropUpdated, .dropExited, .dropPending,
        .performDrop, .springLoading, .springLoaded,
      ]
    case .touch:
      [
        .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .tap, .doubleTap,
        .contextMenu,
      ]
    case .swipe: [.swipeBegan, .swipeEnded, .swipeCancelled, .contextualAction, .actionHandler]
    case .order: [.order]
    case .keys: [.focused, .adjust, .textInput, .textComposition, .textInputEnded]
    }
  }

  func shows(_ name: Call.Name) -> Bool {
    self == .all || self == Self.allCases.first { $0.names.contains(name) } ?? .other
  }
}

extension CallFilter: ListedChoice {
  static let list = "filter"
  var word: String { "\(self)" }
  var number: Int { 931 + rawValue }
}
