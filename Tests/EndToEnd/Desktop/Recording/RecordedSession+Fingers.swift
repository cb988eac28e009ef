extension RecordedSession {
  /// A session with real fingers on a touch screen.
  private static func touched(
    _ name: String, _ act: @escaping @Sendable (App, Finger, Finger) throws -> Void
  ) -> RecordedSession {
    RecordedSession(name, on: .touch) { app in
      try act(app, try app.finger(1), try app.finger(2))
    }
  }

  /// Drags with fingers.
  static let fingers = [
    touched("finger-lift") { app, finger, _ in
      try finger.lift("red")
      try finger.glide(to: "green")
      finger.hold(for: 0.15)
      try finger.release()
      try app.rest(after: 0)
    },
    touched("finger-scrolls-before-lift") { app, finger, _ in
      try finger.press(on: "red")
      finger.hold(for: 0.2)
      try finger.glide(to: "green")
      // Longer than the long press: the motion is too late.
      finger.hold(for: 0.6)
      try finger.release()
      finger.hold(for: 0.2)
    },
    touched("finger-lifted-outside") { app, finger, _ in
      try finger.lift("red")
      try finger.glide(to: "blue")
      try finger.glide(to: Spot(x: -120, y: 300))
      try finger.release()
      try app.rest(after: 0)
    },
    touched("second-finger-in-drag") { app, first, second in
      try first.lift("red")
      try first.glide(to: "blue")
      try second.tap("appearance")
      try first.glide(to: "green")
      try first.release()
      try app.rest(after: 0)
    },
  ]
}
