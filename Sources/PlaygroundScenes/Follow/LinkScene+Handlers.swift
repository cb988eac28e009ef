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

/// The responder of the picture; `touchMoved` is `touchesMoved` of the article (see ``LinkScene``).
///
/// While one finger holds the picture, a second finger changes nothing. The article has no such
/// rule.
struct LinkResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout LinkScene) {
    guard scene.heldPicture == nil, let center = scene.center else { return }
    scene.heldPicture = LinkScene.HeldPicture(pointer: touch.id, startCenter: center)
    // A gliding picture stops where it appears; the article's does not glide.
    if scene.options.contains(.fling) { scene.center = scene.centerKeepingGrabOffset(of: touch) }
  }

  func touchMoved(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    let keepsGrabOffset = scene.options.contains(.keepGrabOffset)
    // link.center = touch.location(in: view)
    let center =
      keepsGrabOffset
      ? scene.centerKeepingGrabOffset(of: touch) : scene.inView(touch.location)
    scene.move(to: center, from: held.startCenter)
  }

  func touchEnded(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    if scene.options.contains(.fling), let center = scene.center {
      scene.move(to: center + touch.glide, from: held.startCenter)
    }
    scene.heldPicture = nil
    scene.bringIntoReach()
    scene.record(held.startCenter)
  }

  func touchCancelled(_ touch: Touch, content scene: inout LinkScene) {
    guard let held = scene.picture(heldBy: touch) else { return }
    scene.center = held.startCenter
    scene.heldPicture = nil
  }
}

struct ViewDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo, content: inout LinkScene) -> Bool { info.item != nil }

  func dropUpdated(info: DropInfo, content: inout LinkScene) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo, content scene: inout LinkScene) -> Bool {
    guard let before = scene.center else { return false }
    scene.move(to: info.itemFrame.center, from: before)
    scene.bringIntoReach()
    scene.record(before)
    return true
  }
}

extension LinkScene {
  fileprivate func picture(heldBy touch: Touch) -> HeldPicture? {
    heldPicture?.pointer == touch.id ? heldPicture : nil
  }

  fileprivate func inView(_ point: Point) -> Point { .zero + (point - bounds.origin) }

  fileprivate func centerKeepingGrabOffset(of touch: Touch) -> Point {
    let half = Vector(dx: size.width / 2, dy: size.height / 2)
    return inView(touch.location - touch.grab) + half
  }
}
