/// The gesture of a pointer: what its press has become.
public enum PointerGesture: Int, Hashable, Sendable, CaseIterable {
  /// Its item follows it without a lift (``TouchResponder``).
  case follow
  /// It drags items.
  case drag
  /// It draws a selection band.
  case band
  /// It scrolls a collection view or an item.
  case scroll
  /// It swipes a row.
  case swipe
  /// It has asked for a menu.
  case menu
  /// It has tapped an item.
  case tap
  /// It magnifies a collection view, together with another finger.
  case magnify
  /// It holds the thumb or the track of a scroll bar.
  case scrollBar
  /// It selects text in the item that is edited.
  case selectText
}

extension PointerGesture: CanonicalCodable {}

extension ActiveTouch.Role {
  var gesture: PointerGesture? {
    switch self {
    case .dragging: .drag
    case .following: .follow
    case .scrolling: .scroll
    case .holdingThumb, .paging: .scrollBar
    case .swiping: .swipe
    case .banding: .band
    case .magnifying: .magnify
    case .selectingText: .selectText
    case .undecided, .ignored: nil
    }
  }
}
