internal import DragCoding

/// A tab of the inspector.
package enum InspectorTab: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// The switches of the page, and how dragging feels.
  case feel
  /// The engine's decisions, frames and calls.
  case engine
}
