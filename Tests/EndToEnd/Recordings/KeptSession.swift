@testable import DragKit
import Testing

/// A recording in the repository, and its outcome.
struct KeptSession: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  /// Why its drags ended, in order.
  let ends: [String]
  /// The orders of containers at the end.
  let orders: [ContainerID: String]
  /// Orders that were reported on the way, and are others at the end.
  let passing: [ContainerID: String]
  /// The middles of things at the end, where they matter.
  let centers: [String: Point]
  /// The one tile of the board that stands elsewhere than at first, all others in their first order.
  let moved: String?
  /// The tile of the board behind which that one is; `nil` if that depends on how far a hand
  /// scrolled.
  let behind: String?
  /// The sources of the diagram's wires at the end, by the input that they lead to.
  let wires: [String: String]
  /// Something that was flung to the right: it rests this far, and farther than it was carried.
  let flung: (item: String, beyond: Length)?

  private init(
    _ name: String, _ ends: String..., order: String? = nil, copies: String = "",
    orders: [ContainerID: String] = [:], passing: [ContainerID: String] = [:],
    centers: [String: Point] = [:], moving item: String? = nil, behind: String? = nil,
    wires: [String: String] = [:], flung: (item: String, beyond: Length)? = nil
  ) {
    let tiles: [ContainerID: String] = order.map { ["colours": $0, "copies": copies] } ?? [:]
    (self.name, self.ends, self.orders) = (name, ends, orders.merging(tiles) { $1 })
    (self.passing, self.centers, moved, self.behind) = (passing, centers, item, behind)
    (self.wires, self.flung) = (wires, flung)
  }

  /// Whether anything is expected of the session's end.
  var expectsSomething: Bool {
    !centers.isEmpty || !orders.isEmpty || moved != nil || !wires.isEmpty || flung != nil
  }

  var testDescription: String { name }

  static let all = (byMouse + byFinger + following + boards + lists).sorted { $0.name < $1.name }

  private static let byFinger = [
    KeptSession("finger-cancel-strip", "cancelled", order: atFirst),
    KeptSession("finger-lift", "dropped", order: sorted),
    KeptSession("finger-lifted-outside", "outside", order: atFirst),
    KeptSession("finger-menu", "cancelled", order: "black red blue green yellow"),
    KeptSession("finger-scrolls-before-lift", order: atFirst),
    KeptSession("second-finger-in-drag", "dropped", order: sorted),
  ]

  private static let following = [
    KeptSession(
      "diagram-two-fingers",
      centers: ["light": Point(x: 700, y: 600), "switch": Point(x: 320, y: 660)]),
    KeptSession("diagram-wires", wires: ["light-in": "switch-out", "timer-in": "and-out"]),
    // How far it glides is the hand's, and another with each recording: it was carried by 160 px.
    KeptSession("follow-fling", flung: ("link", beyond: 504 + 160)),
    KeptSession("follow-long-press", "dropped", centers: ["link": Point(x: 330, y: 560)]),
    KeptSession("follow-picture", centers: ["link": Point(x: 156, y: 700)]),
    KeptSession("tile-follows", order: sorted),
    KeptSession("two-fingers-follow", order: "blue yellow black green red"),
  ]

  private static let boards = [
    KeptSession("board-auto-scroll", "dropped", moving: "item-8"),
    KeptSession("board-finger-scroll", "dropped", moving: "item-33"),
    KeptSession("board-list-wheel", "dropped", moving: "item-20"),
    KeptSession("board-reorder", "dropped", moving: "item-1", behind: "item-13"),
    KeptSession("keyboard-board", "dropped", moving: "item-7", behind: "item-13"),
  ]

  private static let lists = [
    KeptSession("lessons-forbidden", "refused", orders: firstLessons),
    KeptSession("lessons-group-cancelled", "cancelled", orders: firstLessons),
    // The drop is undone.
    KeptSession(
      "lessons-into-group", "dropped", orders: firstLessons,
      passing: ["drawing": "paths colors views", "uikit": "tables collections"]),
    KeptSession(
      "lessons-spring-loading", "dropped",
      orders: ["lessons": "swift uikit drawing farewell", "drawing": "paths welcome colors"]),
    KeptSession("playlist-edit", "dropped", orders: ["playlist": tracks(1, 3, 5, 2, then: 6...12)]),
    KeptSession("playlist-finger-swipe", orders: ["playlist": tracks(1, 2, then: 4...12)]),
    KeptSession(
      "playlist-from-library", "dropped", orders: ["playlist": tracks(1, 2, 3, 13, then: 4...12)]),
    // Made by Assets/scripts/pictures.gesture: a window would store paths of its machine.
    KeptSession(
      "pictures-group", "dropped", "dropped",
      orders: ["pictures": "picture-1 picture-2 picture-3 picture-4"]),
    // Made by Assets/scripts/recordings.gesture.
    KeptSession(
      "recordings-shelf", "outside",
      orders: ["recordings": "recording-1 recording-2 recording-3"]),
  ]

  private static let firstLessons: [ContainerID: String] = [
    "lessons": "welcome swift uikit drawing farewell", "swift": "variables functions closures",
    "uikit": "views tables collections", "drawing": "paths colors",
  ]

  /// Some tracks, and a run of them behind.
  private static func tracks(_ first: Int..., then rest: ClosedRange<Int>) -> String {
    (first + rest).map { "track-\($0)" }.joined(separator: " ")
  }

  private static let byMouse = [
    KeptSession("back-home", "dropped", order: atFirst),
    KeptSession("cancel-target", "cancelled", order: atFirst),
    KeptSession("catch-in-flight", "outside", "dropped", order: sorted),
    KeptSession("closure", "dropped", order: atFirst),
    KeptSession("closure-place", "dropped", order: atFirst),
    KeptSession("copy", "dropped", order: atFirst, copies: "red-5"),
    KeptSession("dark-and-language", "dropped", "dropped", order: atFirst),
    KeptSession("drop-outside", "outside", order: atFirst),
    KeptSession("escape", "cancelled", order: atFirst),
    KeptSession("focus-lost", "dropped", order: sorted),
    KeptSession("leaves-window", "dropped", order: sorted),
    KeptSession("long-press", "dropped", order: "blue red black green yellow"),
    KeptSession("minimised", "outside", order: atFirst),
    KeptSession("not-accepted", "outside", order: atFirst),
    KeptSession("refused", "refused", order: atFirst),
    KeptSession("reorder-down", "dropped", order: sorted),
    KeptSession("reorder-up", "dropped", order: "red yellow blue black green"),
    KeptSession("resize-in-drag", "dropped", order: sorted),
    KeptSession("slow-motion", "dropped", order: "blue black red green yellow"),
    // Two drops, undone both, the first of them done again.
    KeptSession("undo-redo", "dropped", "dropped", order: sorted),
  ]

  private static let atFirst = "red blue black green yellow"
  private static let sorted = "blue black green red yellow"
}
