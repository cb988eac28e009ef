/// The gesture of a pointer that is down.
public enum PointerGesture: Hashable, Sendable, CaseIterable {
  /// It drags items.
  case drag
  /// Its item follows it without a lift (``TouchResponder``).
  case follow
  /// It scrolls a collection view or an item, also by the thumb or the track of a scroll bar.
  case scroll
  /// It swipes a row.
  case swipe
  /// It draws a selection band.
  case band
  /// It magnifies a collection view, together with another finger.
  case magnify
  /// It selects text in the item that is edited.
  case selectText
}

extension ActiveTouch.Role {
  var gesture: PointerGesture? {
    switch self {
    case .carrying: .drag
    case .following: .follow
    case .scrolling, .holdingThumb, .paging: .scroll
    case .swiping: .swipe
    case .banding: .band
    case .magnifying: .magnify
    case .selectingText: .selectText
    case .undecided, .ignored: nil
    }
  }
}
