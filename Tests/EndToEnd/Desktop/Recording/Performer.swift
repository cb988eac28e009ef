import Foundation
import ProgramSupport

/// A user who makes the gestures of a script, with the mouse or with fingers.
final class Performer {
  private let app: App
  private let isByFinger: Bool
  /// Whether a long press lifts something, and does not follow.
  private let lifts: Bool
  private var fingers: [Int: Finger] = [:]
  /// The fingers that are down, or the mouse as the first: a gesture continues the last press.
  private var pressed: [Int] = []

  init(in app: App, isByFinger: Bool, lifts: Bool) {
    (self.app, self.isByFinger, self.lifts) = (app, isByFinger, lifts)
  }

  func perform(_ statement: [String]) throws {
    let parts = statement.split(separator: "&").map(Array.init)
    if parts.count == 2 { return try moveBoth(parts[0], parts[1]) }
    var words = statement
    var number = pressed.last ?? 1
    if words[0] == "finger" {
      number = Int(words[1]) ?? 1
      words.removeFirst(2)
    }
    switch words[0] {
    case "wait": app.hold(seconds(words[1]))
    case "press": try press(words, with: number)
    case "move": try move(words, with: number)
    case "path": try follow(words, with: number)
    case "release": try release(number)
    case "tap":
      try press(["press", words[1], "hold", "0.05s"], with: pressed.contains(number) ? 2 : number)
      try release(pressed.last ?? number)
    case "wheel":
      if words.count > 3 { try app.glide(to: try spot(words.dropFirst(3)), over: 0.05) }
      try app.wheel()
    case "key": for key in words.dropFirst() { try app.key(Self.keys[key] ?? key) }
    case "resize":
      guard let size = Spot(words[1], separator: "x") else { throw Failure("no size: \(words)") }
      try app.resize(width: size.x, height: size.y)
    case "hide": try app.minimize()
    case "focus": try app.desktop.focusOther()
    default: throw Failure("no gesture in the window: \(words.joined(separator: " "))")
    }
  }

  /// The names of keys in X, where they are others.
  private static let keys = [
    "escape": "Escape", "tab": "Tab", "right": "Right", "down": "Down", "control+z": "ctrl+z",
  ]

  private func press(_ words: [String], with number: Int) throws {
    let (mark, place) = (app.trace.count, try spot(words.dropFirst().prefix { $0 != "hold" }))
    if isByFinger || app.spot != app.onScreen(place) {
      try hand(number).press(at: place)
    } else {
      // A press where the mouse is can catch an item in flight.
      try app.desktop.devices.press(1)
    }
    pressed.append(number)
    guard let held = value(after: "hold", in: words) else { return }
    app.hold(held)
    // On a busy machine, the long press can be late.
    if lifts, held >= 0.5 { try app.wait(for: "dragBegan", after: mark) }
  }

  private func move(_ words: [String], with number: Int) throws {
    let place = try spot(words.dropFirst(2).prefix { $0 != "over" })
    try hand(number).glide(to: place, over: value(after: "over", in: words) ?? 0.5)
  }

  private func moveBoth(_ first: [String], _ second: [String]) throws {
    func goal(_ words: [String]) throws -> (finger: Finger, place: Spot) {
      let place = try spot(words.dropFirst(4).prefix { $0 != "over" })
      return (try finger(Int(words[1]) ?? 1), place)
    }
    let (one, other) = (try goal(first), try goal(second))
    try one.finger.glide(
      to: one.place, while: other.finger, goesTo: other.place,
      over: value(after: "over", in: first) ?? 0.5)
  }

  /// Follows the reports of a device: each is a time and a point.
  private func follow(_ words: [String], with number: Int) throws {
    var time = ContinuousClock.now
    for index in stride(from: 1, to: words.count - 1, by: 2) {
      time += .seconds(seconds(words[index]))
      pause(for: time - .now)
      let place = try spot(words[(index + 1)...index + 1])
      try hand(number).follow(Stroke(spots: [app.onScreen(place)], interval: 0))
    }
  }

  private func release(_ number: Int) throws {
    try hand(number).release()
    pressed.removeAll { $0 == number }
  }

  private func hand(_ number: Int) throws -> any Hand { isByFinger ? try finger(number) : app }

  private func finger(_ number: Int) throws -> Finger {
    let finger = try fingers[number] ?? app.finger(number)
    fingers[number] = finger
    return finger
  }

  // Values and places.

  private func value(after word: String, in words: [String]) -> Double? {
    words.firstIndex(of: word).map { seconds(words[$0 + 1]) }
  }

  private func seconds(_ word: String) -> Double { Double(word.dropLast()) ?? 0 }

  /// A point of the window, or a place on a thing: its middle, or where `at` says.
  private func spot(_ words: some Collection<String>) throws -> Spot {
    let words = Array(words)
    if let spot = Spot(words[0]) { return spot }
    let frame: Frame = try eventually("\(words[0]) in the window") { self.frame(of: words[0]) }
    switch words.count {
    case 1: return frame.center
    case 4:
      let shares = words[2...].map { Int($0.dropLast()) ?? 50 }
      return Spot(
        x: frame.x + frame.width * shares[0] / 100, y: frame.y + frame.height * shares[1] / 100)
    default:
      let offset = Spot(words[2]) ?? Spot(x: 0, y: 0)
      return Spot(x: frame.x, y: frame.y).moved(x: offset.x, y: offset.y)
    }
  }

  /// The frame of an item, or of a part of an item: `track-2.reorder`.
  private func frame(of name: String) -> Frame? {
    let layouts = app.trace.lines(of: "layout")
    let containers = Set(layouts.compactMap { $0["container"] }).sorted()
    let item = name.replacing(".", with: " ")
    let window = Frame([0, 0, 1_120, 760])
    return containers.lazy.compactMap { self.app.trace.frames(of: $0)[item] }.first
      ?? (containers.contains(name) ? window : nil)
      // The trace has no line of it: it is along the lower edge.
      ?? (name == "cancel-strip" ? Frame([0, 700, 1_120, 48]) : nil)
  }
}
