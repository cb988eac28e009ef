import Foundation
import Testing

extension DesktopTests {
  /// The page that plays recorded gestures.
  @Suite(.serialized) struct GuideTests {
    @Test("the page plays its gestures while it is shown, and stops when paused")
    func idle() throws {
      let app = try App("colours")
      try app.tap("how-it-works")
      try app.wait(for: "layout") { $0["container"] == "guide" && !$0.frames.isEmpty }
      let opened = try app.desktop.picture()
      try until("the gestures to continue") { try app.desktop.picture() != opened }

      try app.tap("guide-play", in: "guide")
      // Moves the pointer off the button, whose appearance it changes.
      try app.glide(to: Spot(x: 500, y: 100))
      app.hold(0.3)
      let paused = try app.desktop.picture()
      try app.expectIdle()
      #expect(try app.desktop.picture() == paused)

      try app.tap("guide-restart", in: "guide")
      try app.tap("guide-play", in: "guide")
      try app.glide(to: Spot(x: 500, y: 100))
      try until("the gestures to continue") { try app.desktop.picture() != paused }
    }
  }
}
