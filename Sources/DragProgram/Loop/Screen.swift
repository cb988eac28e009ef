package import DragDrawing
package import DragGeometry
package import DragSDL

/// The way of a frame's drawing into a window.
package protocol Screen<Drawing>: AnyObject {
  associatedtype Drawing

  /// Is called before the first frame.
  func begin(_ input: WindowInput)
  /// Shows a frame, which `draw` describes; returns `nil` without calling it if the screen takes no frame for a while.
  func show(
    after loss: FrameLoss, at now: Microseconds, _ draw: () -> Drawing
  ) throws -> ShownFrame?
  /// Returns a picture of what a pointer carries, if that is new.
  func picture(of carried: CarriedDrawing?) -> DragImage?
  /// A connection by which something arrives that a frame can show, such as a decoded picture; it ends the loop's sleep.
  var arrivals: (any EventSource)? { get }
  /// Returns whether something has arrived since the last call.
  func takeArrivals(at now: Microseconds) -> Bool
  /// Returns whether the compositor has asked for a frame since the last call, or released an image for one.
  func takeFrameRequest() -> Bool
  /// Whether the window has another size in pixels than the last frame.
  var isOutdated: Bool { get }
}

extension Screen {
  package func begin(_ input: WindowInput) {}
  package func picture(of carried: CarriedDrawing?) -> DragImage? { nil }
  package var arrivals: (any EventSource)? { nil }
  package func takeArrivals(at now: Microseconds) -> Bool { false }
  package func takeFrameRequest() -> Bool { false }
  package var isOutdated: Bool { false }
}

/// The part of a window's content that may be lost since its last frame.
package enum FrameLoss: Comparable {
  case none
  /// The screen may have lost what was shown.
  case pixels
  /// The window may also have a new size.
  case size
}

/// The consequences of a frame for the next ones.
package struct ShownFrame {
  /// Whether anything was drawn.
  var isChanged = true
  /// Whether the compositor will ask for the next frame.
  var awaitsRequest = false
  /// Whether another frame has to follow, although nothing else changes.
  var needsFrame = false
}
