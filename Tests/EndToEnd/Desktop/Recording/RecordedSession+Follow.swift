extension RecordedSession {
  private static func followed(
    _ name: String, on desktop: Desktop.Kind = .mouse,
    _ act: @escaping @Sendable (App) throws -> Void
  ) -> RecordedSession {
    RecordedSession(name, ["follow"], on: desktop, act)
  }

  /// The style *Touch*, by mouse and by fingers, on each page that has it.
  static let follows = pictures + diagrams + tiles

  private static let pictures = [
    followed("follow-picture") { app in
      let link = try app.place(of: "link", in: "follow")
      try app.glide(to: link.moved(x: -40, y: -30))
      try app.pick(at: link.moved(x: -40, y: -30))
      try app.glide(to: link.moved(x: 180, y: 120))
      try app.glide(to: Spot(x: 40, y: 700))
      try app.release()
      // It springs back until it can be reached.
      try app.hold(1)
    },
    followed("follow-fling") { app in
      for name in ["fling", "keep-grab-offset", "clamp"] { try app.tap(name) }
      try app.pick("link", in: "follow")
      let link = try app.place(of: "link", in: "follow")
      try app.fling(to: link.moved(x: 160, y: -60))
      try app.hold(1.4)
    },
    followed("follow-long-press", on: .touch) { app in
      let finger = try app.finger()
      try finger.tap("with-long-press")
      try finger.lift("link", in: "follow")
      try finger.glide(to: Spot(x: 330, y: 560))
      try finger.release()
      try app.rest(after: 0)
    },
  ]

  private static let diagrams = [
    followed("diagram-wires") { app in
      try app.tap("follow-diagram")
      try app.wait(for: "layout") { $0["container"] == "ports" }
      try app.pick("sensor", in: "diagram")
      try app.release()
      let mark = app.trace.count
      try app.pick("light-in", in: "ports")
      try app.glide(to: Spot(x: 520, y: 640))
      try app.release()
      try app.wait(for: "touchesEnded", after: mark)
      try app.pick("switch-out", in: "ports")
      try app.glide(to: "light-in", in: "ports")
      try app.release()
      try app.pick("sensor", in: "diagram")
      try app.release()
      // The timer keeps its output on for three seconds.
      try app.hold(3.3)
      try app.tap("undo")
    },
    followed("diagram-two-fingers", on: .touch) { app in
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.tap("follow-diagram")
      try app.wait(for: "layout") { $0["container"] == "ports" }
      try first.press(on: "light", in: "diagram")
      try second.press(on: "switch", in: "diagram")
      try first.glide(to: Spot(x: 700, y: 600), while: second, goesTo: Spot(x: 320, y: 660))
      try second.release()
      try first.release()
      first.hold(for: 0.2)
    },
  ]

  private static let tiles = [
    RecordedSession("tile-follows") { app in
      try app.tap("style-follow")
      try app.pick("red")
      try app.glide(to: Spot(x: 520, y: 300))
      try app.glide(to: "green")
      try app.release()
      try app.hold(0.8)
    },
    RecordedSession("two-fingers-follow", on: .touch) { app in
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.tap("style-follow")
      try first.tap("show-images")
      let (blue, green) = (
        try app.place(of: "blue", in: "colours"), try app.place(of: "green", in: "colours")
      )
      try first.press(on: "red")
      try second.press(on: "yellow")
      try first.glide(to: green, while: second, goesTo: blue)
      try first.release()
      second.hold(for: 0.4)
      try second.release()
      second.hold(for: 0.8)
    },
    RecordedSession("finger-menu", on: .touch) { app in
      let finger = try app.finger()
      try finger.lift("black")
      try finger.release()
      try app.wait(for: "layout") { $0["container"] == "menu" }
      try finger.press(on: "menu-move-to-top", in: "menu")
      finger.hold(for: 0.05)
      try finger.release()
      finger.hold(for: 0.8)
    },
    RecordedSession("finger-cancel-strip", on: .touch) { app in
      let finger = try app.finger()
      try finger.lift("red")
      try finger.glide(to: "green")
      try finger.glide(to: Spot(x: 504, y: 724))
      try finger.release()
      try app.rest(after: 0)
    },
  ]
}
