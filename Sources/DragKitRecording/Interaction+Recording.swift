extension Interaction {
  /// The hashes of what is being done and of what is on its way, beside that of the content.
  public func hashes(beside model: UInt64) -> StateHashes {
    var writer = CanonicalWriter()
    encodeGestures(to: &writer)
    let gestures = writer.stableHash
    writer.removeAll()
    encodeMotion(to: &writer)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

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
