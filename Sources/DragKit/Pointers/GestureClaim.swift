package import DragEvents
package import DragGeometry
package import DragModel

/// A gesture that a press can become, with its state.
package struct GestureClaim: Hashable, Sendable {
  package let kind: Kind
  /// The triggers that make the press this gesture; one of them suffices.
  package internal(set) var triggers: [Trigger]
  package internal(set) var state = State.waiting

  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case follow, drag, band, scroll, swipe, menu, tap, pinch, scrollBar
  }

  package typealias Trigger = Arbiter.Trigger

  package enum State: Hashable, Sendable {
    case waiting
    case won
    case failed
  }
}

extension GestureClaim.Kind {
  /// The gesture of an outcome; `nil` if the outcome is none.
  init?(_ outcome: Arbiter.Outcome) {
    switch outcome {
    case .lift: self = .drag
    case .follow: self = .follow
    case .tap, .open: self = .tap
    case .scroll: self = .scroll
    case .swipe: self = .swipe
    case .menu: self = .menu
    case .band: self = .band
    case .abandon, .interrupt, .selectText: return nil
    }
  }
}

/// The gestures that claim a pointer, and which of them won.
package struct PointerClaims: Hashable, Sendable {
  package let pointer: PointerID
  package let item: ItemID?
  package let part: String?
  package let phase: Phase
  package let claims: [GestureClaim]
  /// The decision; `nil` while there is none.
  package let decision: GestureDecision?
  /// The distance from the press, while nothing is decided.
  package let moved: Length
  /// The axis along which the view under the pointer scrolls.
  package let axis: Axis

  package enum Phase: Hashable, Sendable {
    case hovering
    case pressed
    /// The pointer is up; the decision was that of its last press.
    case ended
  }
}
