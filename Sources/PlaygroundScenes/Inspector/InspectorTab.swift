internal import DragCoding

/// A part of the inspector, of which one is shown.
package enum InspectorTab: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// The switches of the page, and how dragging feels.
  case feel
  /// The work of the engine: decisions, frames and calls.
  case engine
}
