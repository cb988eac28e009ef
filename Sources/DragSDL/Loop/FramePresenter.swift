/// Draws the frames of a client, and shows them in a window.
package protocol FramePresenter<Client>: AnyObject {
  associatedtype Client: LoopClient

  /// Returns further connections on which the loop sleeps; not called if SDL waits, which they could not end.
  func startWatching() -> [any EventSource]
  /// Is called before the first frame.
  func begin(_ input: WindowInput)
  /// Draws and shows a frame; returns `nil` if it cannot for a while.
  func present(_ client: Client, _ frame: PresentedFrame) throws(SDLError) -> PresentedResult?
  /// Returns a picture of what a pointer drags, which follows it outside of the window; `nil` if there is none.
  func dragImage(of client: Client) -> DragImage?
  /// Returns whether something has arrived since the last call that a frame can show, such as a decoded picture.
  func takeArrivals(at now: Microseconds) -> Bool
  /// Returns whether the compositor has asked for a frame since the last call, or released an image for one.
  func takeFrameRequest() -> Bool
  /// Whether the window has another size in pixels than the last frame.
  var isOutdated: Bool { get }
}

extension FramePresenter {
  package func startWatching() -> [any EventSource] { [] }
  package func begin(_ input: WindowInput) {}
  package func dragImage(of client: Client) -> DragImage? { nil }
  package func takeArrivals(at now: Microseconds) -> Bool { false }
  package func takeFrameRequest() -> Bool { false }
  package var isOutdated: Bool { false }
}

/// The circumstances of a frame.
package struct PresentedFrame {
  package let time: Microseconds
  /// Whether the frame shows the animations, and not only what follows a pointer.
  package let animated: Bool
  /// Whether the window may have a new size.
  package let isResized: Bool
  /// Whether the screen may have lost what was shown.
  package let isExposed: Bool
}

/// The consequences of a frame for the next ones.
package struct PresentedResult {
  /// Whether the compositor will ask for the next frame.
  package let awaitsRequest: Bool
  /// Whether another frame has to follow, although nothing else changes.
  package let needsFrame: Bool

  /// Whether anything was drawn.
  package let isChanged: Bool

  package init(awaitsRequest: Bool = false, needsFrame: Bool = false, isChanged: Bool = true) {
    (self.awaitsRequest, self.needsFrame) = (awaitsRequest, needsFrame)
    self.isChanged = isChanged
  }
}
