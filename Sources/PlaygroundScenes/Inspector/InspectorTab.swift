internal import DragCoding

/// What the inspector shows.
package enum InspectorTab: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// The switches of the page, and how dragging feels.
  case feel
  /// What the engine does: decisions, frames and calls.
  case engine
}
