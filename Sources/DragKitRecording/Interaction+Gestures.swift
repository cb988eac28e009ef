extension Interaction {
  /// What a pointer that is down has come to do; nothing as long as that is open.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? {
    switch touches.first(where: { $0.touch.id == pointer })?.role {
    case .carrying: .drag
    case .following: .follow
    case .scrolling, .holdingThumb, .paging: .scroll
    case .swiping: .swipe
    case .open, .spent, nil: nil
    }
  }
}
