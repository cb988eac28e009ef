internal import DragKit

/// What is kept of the last frames; frames are the same without it.
package final class FrameCache {
  let chrome = ChromeCache()
  let drawings = DrawingCache()
  var layers: FrameLayers?

  package init() {}
}

/// What a frame draws that is not in hand, and with what the items in hand are drawn.
struct FrameLayers {
  let behindHand: [DrawOperation]
  /// The preview of each overlay.
  let previews: [DragPreview]
  let inFront: [DrawOperation]
  let tuning: Tuning
}
