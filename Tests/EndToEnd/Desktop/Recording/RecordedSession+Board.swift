extension RecordedSession {
  /// The board, whose content does not fit into the window.
  static let boards = [
    RecordedSession("board-reorder", ["board"]) { app in
      try app.pick("item-1", in: "board")
      try app.glide(to: "item-13", in: "board")
      try app.hold(0.1)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("board-auto-scroll", ["board"]) { app in
      try app.pick("item-8", in: "board")
      try app.glide(to: Spot(x: 500, y: 738))
      try app.hold(1.2)
      try app.glide(to: Spot(x: 500, y: 520))
      try app.hold(0.2)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("board-list-wheel", ["board", "--list", "--items", "100000"]) { app in
      try app.glide(to: Spot(x: 500, y: 400))
      for _ in 0..<4 {
        try app.wheel(notches: 3)
        try app.hold(0.1)
      }
      try app.hold(0.6)
      let mark = app.trace.count
      try app.pick("item-20", in: "board")
      try app.glide(to: "item-24", in: "board")
      try app.wheel(notches: 2)
      try app.hold(0.4)
      try app.release()
      try app.rest(after: mark)
    },
    RecordedSession("board-finger-scroll", ["board"], on: .touch) { app in
      let finger = try app.finger(1)
      try finger.press(on: "item-23", in: "board")
      try finger.glide(to: "item-8", in: "board", over: 0.25)
      let mark = app.trace.count
      try finger.release()
      // The next press would catch a gliding item, and not lift it.
      try app.settle(after: mark)
      try finger.lift("item-33", in: "board")
      try finger.glide(to: "item-35", in: "board")
      finger.hold(for: 0.15)
      try finger.release()
      try app.rest(after: 0)
    },
  ]
}
