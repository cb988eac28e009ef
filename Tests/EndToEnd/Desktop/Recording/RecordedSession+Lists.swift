extension RecordedSession {
  /// The lessons and the playlist.
  static let lists = [
    RecordedSession("lessons-spring-loading", ["lessons"]) { app in
      try app.pick("welcome", in: "lessons")
      try app.glide(to: "drawing", in: "lessons", over: 0.4)
      try app.wait(for: "springLoaded")
      try app.hold(0.5)
      try app.glide(to: "paths", in: "drawing", over: 0.5)
      try app.hold(0.2)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("lessons-into-group", ["lessons"]) { app in
      try app.pick("views", in: "uikit")
      try app.glide(to: "drawing", in: "lessons", over: 0.3)
      try app.release()
      try app.rest(after: 0)
      try app.key("ctrl+z")
      try app.hold(0.5)
    },
    RecordedSession("lessons-forbidden", ["lessons"]) { app in
      try app.pick("external-text", in: "external")
      try app.glide(to: "views", in: "uikit")
      try app.hold(0.2)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("lessons-group-cancelled", ["lessons"]) { app in
      try app.pick("swift", in: "lessons")
      try app.glide(to: "farewell", in: "lessons")
      try app.hold(0.2)
      try app.key("Escape")
      try app.hold(0.3)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("playlist-edit", ["playlist"]) { app in
      try app.pick("track-2 reorder", in: "playlist")
      try app.glide(to: "track-5 reorder", in: "playlist")
      try app.hold(0.15)
      try app.release()
      try app.rest(after: 0)
      let mark = app.trace.count
      try app.tap("track-4 delete", in: "playlist")
      try app.settle(after: mark)
    },
    RecordedSession("playlist-from-library", ["playlist"]) { app in
      try app.pick("song-3", in: "library")
      try app.glide(to: "track-4", in: "playlist", over: 0.6)
      try app.hold(0.2)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("playlist-finger-swipe", ["playlist"], on: .touch) { app in
      let finger = try app.finger(1)
      var mark = app.trace.count
      try finger.tap("playlist-ordinary")
      try app.settle(after: mark)
      mark = app.trace.count
      try finger.press(on: "track-3", in: "playlist")
      let place = try app.place(of: "track-3", in: "playlist")
      try finger.glide(to: place.moved(x: -90), over: 0.3)
      finger.hold(for: 0.2)
      try finger.release()
      try app.settle(after: mark)
      mark = app.trace.count
      try finger.press(on: "track-3 swipe-delete", in: "playlist")
      finger.hold(for: 0.05)
      try finger.release()
      try app.settle(after: mark)
    },
    RecordedSession("keyboard-board", ["board"]) { app in
      for key in ["Tab", "Right", "Down", "space", "Right", "Down", "space"] {
        try app.key(key)
        try app.hold(0.15)
      }
      try app.rest(after: 0)
    },
  ]
}
