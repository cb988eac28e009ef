internal import DragKit

extension LinkScene {
  static let handlers = HandlerRegistry<LinkScene>()
    .items(in: container) { link in
      link.onTouches(LinkResponder(), while: { !$0.options.contains(.withLongPress) })
      link.onDrag(
        { scene, item in ItemProvider(text: scene.model.name(of: item)) },
        while: { $0.options.contains(.withLongPress) })
    }
    .items(in: "view") { $0.onDrop(of: [.text]) { _ in ViewDropDelegate() } }
}

/// The article's `touchesMoved`, completed.
///
/// The article uses the first of an unordered set of touches. Here one touch moves the picture from its
/// beginning to its end; a second finger on it changes nothing.
struct LinkResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content scene: inout LinkScene) {
    guard let touch = touches.first, scene.hold == nil, let center = scene.center else { return }
    scene.hold = LinkScene.PictureHold(pointer: touch.id, center: center)
    // A gliding picture stops where it appears; the article's does not glide.
    if scene.options.contains(.fling) { scene.center = scene.seenCenter(under: touch) }
  }

  func touchesMoved(_ touches: [Touch], content scene: inout LinkScene) {
    guard let (touch, hold) = scene.holding(touches) else { return }
    let keepsGrab = scene.options.contains(.keepGrabOffset)
    // link.center = touch.location(in: view)
    let goal = keepsGrab ? scene.seenCenter(under: touch) : scene.inView(touch.location)
    scene.move(to: goal, from: hold.center)
  }

  func touchesEnded(_ touches: [Touch], content scene: inout LinkScene) {
    guard let (touch, hold) = scene.holding(touches) else { return }
    if scene.options.contains(.fling), let center = scene.center {
      scene.move(to: center + touch.glide, from: hold.center)
    }
    scene.hold = nil
    scene.record(hold.center)
  }

  func touchesCancelled(_ touches: [Touch], content scene: inout LinkScene) {
    guard let (_, hold) = scene.holding(touches) else { return }
    scene.center = hold.center
    scene.hold = nil
  }
}

struct ViewDropDelegate: DropDelegate {
  func dropUpdated(info: DropInfo, content: inout LinkScene) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo, content scene: inout LinkScene) -> Bool {
    guard let before = scene.center else { return false }
    scene.move(to: info.itemFrame.center, from: before)
    scene.record(before)
    return true
  }
}

extension LinkScene {
  /// Returns the touch that moves the picture, if it is one of these.
  fileprivate func holding(_ touches: [Touch]) -> (Touch, PictureHold)? {
    guard let hold, let touch = touches.first(where: { $0.id == hold.pointer }) else { return nil }
    return (touch, hold)
  }

  fileprivate func inView(_ point: Point) -> Point { .zero + (point - bounds.origin) }

  /// Returns the center of the picture that stays under the touch.
  fileprivate func seenCenter(under touch: Touch) -> Point {
    let half = Vector(dx: Self.size.width / 2, dy: Self.size.height / 2)
    return inView(touch.location - touch.grab) + half
  }
}
