internal import DragKit

/// The calls that the list shows.
package enum CallFilter: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case all, drag, drop, touch, swipe, order, keys, other

  var control: Control {
    switch self {
    case .all: .filterAll
    case .drag: .filterDrag
    case .drop: .filterDrop
    case .touch: .filterTouch
    case .swipe: .filterSwipe
    case .order: .filterOrder
    case .keys: .filterKeys
    case .other: .filterOther
    }
  }

  static func of(_ control: Control) -> CallFilter? { allCases.first { $0.control == control } }

  /// The names of the calls, or their beginnings; none for ``all`` and ``other``.
  private var names: [String] {
    switch self {
    case .all, .other: []
    case .drag: ["drag", "itemsFor", "dropSessionDidEnd", "dropOutside"]
    case .drop:
      ["drop", "validateDrop", "performDrop", "springLoad", "isTargeted"]
    case .touch: ["touches", "tap", "doubleTap", "contextMenu"]
    case .swipe: ["swipe", "contextualAction", "actionHandler"]
    case .order: ["order"]
    case .keys: ["focused", "adjust", "textInput"]
    }
  }

  private static func kind(of name: String) -> CallFilter {
    allCases.first { $0.names.contains { name.hasPrefix($0) } } ?? .other
  }

  func shows(_ name: String) -> Bool { self == .all || Self.kind(of: name) == self }
}
