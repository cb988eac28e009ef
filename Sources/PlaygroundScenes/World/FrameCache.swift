internal import DragKit

/// What is kept of the last frames; frames are the same without it.
package final class FrameCache {
  let chrome = ChromeCache()
  let drawings = DrawingCache()
  var layers: FrameLayers?

  package init() {}
}

/// The drawings behind the items in hand, and those in front of them.
struct FrameLayers {
  let behindHand: [DrawOperation]
  let inFront: [DrawOperation]
}
