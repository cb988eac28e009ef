import Foundation
import Testing

/// A session that is recorded in the window.
struct RecordedSession: Sendable, CustomTestStringConvertible {
  /// The name of the recording's file, without its ending.
  let name: String
  /// The arguments of the program.
  let arguments: [String]
  /// The size of the window.
  let window: Spot
  let desktop: Desktop.Kind
  /// The path of its recording, from the root of the package.
  let folder: String
  /// The gestures in the window.
  let act: @Sendable (App) throws -> Void

  init(
    _ name: String, _ arguments: [String] = ["colours"], window: Spot = Spot(x: 1_120, y: 760),
    on desktop: Desktop.Kind = .mouse, keptIn folder: String = "Tests/Fixtures/recordings",
    _ act: @escaping @Sendable (App) throws -> Void
  ) {
    (self.name, self.arguments, self.window) = (name, arguments, window)
    (self.desktop, self.folder, self.act) = (desktop, folder, act)
  }

  var testDescription: String { name }
}

extension RecordedSession {
  /// The sessions of `Tests/Fixtures/recordings`, one short file each, the demo and those of the guide.
  static let all = drops + ends + others + fingers + follows + boards + lists + [demo] + guide

  /// The sessions that every run performs: by mouse, by finger, with the wheel, and by keys.
  static let usual = [
    "reorder-down", "second-finger-in-drag", "board-list-wheel", "keyboard-board",
  ]

  /// The sessions that this run performs.
  static var performed: [RecordedSession] {
    if let wanted { return all.filter { wanted == "all" || $0.name.contains(wanted) } }
    let performsAll = ProcessInfo.processInfo.environment["DRAGPLAY_SESSIONS"] == "all"
    return performsAll ? all : all.filter { usual.contains($0.name) }
  }

  /// Whether the kept recordings are re-recorded.
  static var isRecording: Bool { wanted != nil }

  /// A part of the names of the recordings to re-record.
  private static var wanted: String? { ProcessInfo.processInfo.environment["DRAGPLAY_RECORD"] }

  /// The session that is rendered without a display: fifteen seconds of every gesture.
  private static let demo = RecordedSession("colours-demo", keptIn: "Assets/recordings") { app in
    try app.hold(0.4)
    try app.carry("red", to: "green", over: 0.9)
    try app.hold(0.2)
    try app.carry("yellow", to: "blue", over: 0.9)
    try app.hold(0.2)
    try app.carry("black", to: "copy", in: "targets", over: 0.9)
    try app.hold(0.2)
    try app.carry("green", to: "forbidden", in: "targets", over: 0.9)
    try app.hold(0.2)
    let mark = app.trace.count
    try app.pick("blue")
    try app.glide(to: "red", over: 0.9)
    try app.hold(0.3)
    try app.key("Escape")
    try app.hold(0.5)
    try app.release()
    try app.rest(after: mark)
    try app.hold(0.4)
  }

  /// The session that the guide plays: the same gesture in both styles, in a window that is just
  /// large enough for the tiles.
  private static let guide = [
    RecordedSession(
      "guide-follow", ["colours", "--bare", "--follow"], window: guideWindow,
      keptIn: "Assets/recordings"
    ) {
      try $0.carryForGuide()
      try $0.wait(for: "touchesEnded")
      try $0.settleForGuide()
    },
    RecordedSession(
      "guide-lift", ["colours", "--bare", "--long-press"], window: guideWindow,
      keptIn: "Assets/recordings"
    ) {
      try $0.carryForGuide()
      try $0.wait(for: "dragEnded")
      try $0.settleForGuide()
    },
  ]

  private static let guideWindow = Spot(x: 188, y: 604)

  /// Drags that end on a target.
  private static let drops = [
    RecordedSession("reorder-down") { try $0.carry("red", to: "green") },
    RecordedSession("reorder-up") { try $0.carry("yellow", to: "blue") },
    RecordedSession("refused") { try $0.carry("red", to: "forbidden", in: "targets") },
    RecordedSession("cancel-target") { try $0.carry("red", to: "cancel", in: "targets") },
    RecordedSession("not-accepted") { try $0.carry("red", to: "images-only", in: "targets") },
    RecordedSession("copy") { try $0.carry("red", to: "copy", in: "targets") },
    RecordedSession("closure") { try $0.carry("blue", to: "closure", in: "targets") },
    RecordedSession("closure-place") { try $0.carry("blue", to: "closure-place", in: "targets") },
    RecordedSession("back-home") { app in
      let home = try app.place(of: "red", in: "colours")
      try app.pick("red")
      try app.glide(to: "black")
      try app.glide(to: home)
      try app.release()
      try app.rest(after: 0)
    },
  ]

  /// Drags that end otherwise.
  private static let ends = [
    RecordedSession("drop-outside") { app in
      try app.pick("red")
      try app.glide(to: "black")
      try app.glide(to: try app.emptyPlace())
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("escape") { app in
      try app.pick("red")
      try app.glide(to: "green")
      try app.key("Escape")
      try app.hold(0.5)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("focus-lost") { app in
      try app.pick("red")
      try app.glide(to: "green")
      try app.desktop.focusOther()
      try app.hold(0.3)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("minimised") { app in
      try app.pick("red")
      try app.glide(to: "green")
      try app.minimize()
      try app.hold(0.3)
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("catch-in-flight") { app in
      try app.tap("slow-motion")
      try app.pick("red")
      try app.glide(to: try app.emptyPlace())
      try app.release()
      try app.wait(for: "dragEnded")
      let mark = app.trace.count
      // It has hardly left: the tile is still visible under the pointer.
      try app.desktop.devices.press(1)
      try app.glide(to: "green", over: 1)
      try app.hold(1)
      try app.release()
      try app.rest(after: mark)
    },
  ]

  /// Drags in other circumstances.
  private static let others = [
    RecordedSession("undo-redo") { app in
      try app.carry("red", to: "green")
      try app.carry("yellow", to: "blue")
      try app.tap("undo")
      try app.tap("undo")
      try app.tap("redo")
      try app.hold(0.6)
    },
    RecordedSession("slow-motion") { app in
      try app.tap("slow-motion")
      try app.carry("red", to: "black")
    },
    RecordedSession("long-press") { app in
      try app.tap("long-press")
      try app.pick("red")
      // Without any motion, time alone lifts.
      try app.wait(for: "dragBegan")
      try app.glide(to: "blue")
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("dark-and-language") { app in
      try app.tap("appearance")
      try app.tap("language")
      try app.tap("language-japanese", in: "menu")
      try app.carry("red", to: "blue")
      try app.tap("language")
      try app.tap("language-korean", in: "menu")
      try app.carry("red", to: "blue")
    },
    RecordedSession("resize-in-drag") { app in
      try app.pick("red")
      try app.glide(to: "blue")
      try app.resize(width: 900, height: 700)
      try app.glide(to: "green")
      try app.release()
      try app.rest(after: 0)
    },
    RecordedSession("leaves-window") { app in
      let green = try app.place(of: "green", in: "colours")
      try app.pick("red")
      try app.glide(to: "blue")
      try app.glide(to: Spot(x: -120, y: 200))
      try app.glide(to: Spot(x: -120, y: green.y))
      try app.glide(to: green)
      try app.release()
      try app.rest(after: 0)
    },
  ]
}

extension App {
  /// Moves to red from the side, holds it until it is lifted, drags it over green, releases.
  fileprivate func carryForGuide() throws {
    try glide(to: Spot(x: 168, y: 320), over: 0.3)
    try hold(0.3)
    try pick("red", over: 0.6)
    try hold(0.75)
    try glide(to: "green", over: 1.3)
    try hold(0.3)
    try release()
  }

  /// Waits until everything has settled, and takes a screenshot.
  fileprivate func settleForGuide() throws {
    let ended = trace.lines.lastIndex { ["touchesEnded", "dragEnded"].contains($0.call) } ?? 0
    try wait(for: "idle", after: ended)
    try hold(0.2)
  }
}
