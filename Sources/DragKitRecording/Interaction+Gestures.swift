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

  /// The gap of a collection view that is open for the dragged items, or `nil` if there is none.
  public var openGap: OpenGap? {
    session?.target?.gap.map { OpenGap(before: $0.gap.index, in: $0.container.name) }
  }
}
