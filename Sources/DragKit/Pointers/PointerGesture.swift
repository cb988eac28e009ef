/// The gesture of a pointer: what its press has become.
public enum PointerGesture: Int, Hashable, Sendable, CaseIterable {
  /// The pressed item follows the pointer without a lift (``TouchResponder``).
  case follow
  /// The pointer drags items.
  case drag
  /// The pointer draws a selection band.
  case band
  /// The pointer scrolls a collection view or an item.
  case scroll
  /// The pointer swipes a row.
  case swipe
  /// The pointer has opened a context menu.
  case menu
  /// The pointer has tapped an item.
  case tap
  /// The pointer magnifies a collection view, together with another finger.
  case magnify
  /// The pointer holds the thumb or the track of a scroll bar.
  case scrollBar
  /// The pointer selects text in the item that is edited.
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
