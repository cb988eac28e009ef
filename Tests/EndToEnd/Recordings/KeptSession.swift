@testable import DragKit
import Testing

/// A recording in the repository, and its outcome.
struct KeptSession: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  /// Why its drags ended, in order.
  let ends: [String]
  /// The order of the tiles at the end; `nil` if another page is shown.
  var order: [String] = []
  /// The copies that were made.
  var copies: [String] = []
  /// The middles of things at the end, where they matter.
  var centers: [String: Point] = [:]
  /// The orders of other containers at the end.
  var orders: [ContainerID: String] = [:]
  /// Orders that were reported on the way, and are others at the end.
  var passing: [ContainerID: String] = [:]
  /// The one tile of the board that stands elsewhere than at first, all others in their first order.
  var moved: String?
  /// The tile of the board behind which that one is; `nil` if that depends on how far a hand
  /// scrolled.
  var behind: String?
  /// The sources of the diagram's wires at the end, by the input that they lead to.
  var wires: [String: String] = [:]
  /// Something that was flung to the right: it rests this far, and farther than it was carried.
  var flung: (item: String, beyond: Length)?

  /// Whether anything is expected of the session's end.
  var expectsSomething: Bool {
    !order.isEmpty || !centers.isEmpty || !orders.isEmpty || moved != nil || !wires.isEmpty
      || flung != nil
  }

  var testDescription: String { name }

  static let all = (byMouse + byFinger + following + boards + lists).sorted { $0.name < $1.name }

  private static let byFinger = [
    KeptSession(name: "finger-cancel-strip", ends: ["cancelled"], order: atFirst),
    KeptSession(
      name: "finger-lift", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(name: "finger-lifted-outside", ends: ["outside"], order: atFirst),
    KeptSession(
      name: "finger-menu", ends: ["cancelled"], order: ["black", "red", "blue", "green", "yellow"]),
    KeptSession(name: "finger-scrolls-before-lift", ends: [], order: atFirst),
    KeptSession(
      name: "second-finger-in-drag", ends: ["dropped"],
      order: ["blue", "black", "green", "red", "yellow"]),
  ]

  private static let following = [
    KeptSession(
      name: "diagram-two-fingers", ends: [],
      centers: ["light": Point(x: 700, y: 600), "switch": Point(x: 320, y: 660)]),
    KeptSession(
      name: "diagram-wires", ends: [], wires: ["light-in": "switch-out", "timer-in": "and-out"]),
    // How far it glides is the hand's, and another with each recording: it was carried by 160 px.
    KeptSession(name: "follow-fling", ends: [], flung: ("link", beyond: 504 + 160)),
    KeptSession(
      name: "follow-long-press", ends: ["dropped"], centers: ["link": Point(x: 330, y: 560)]),
    KeptSession(name: "follow-picture", ends: [], centers: ["link": Point(x: 156, y: 700)]),
    KeptSession(
      name: "tile-follows", ends: [], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "two-fingers-follow", ends: [], order: ["blue", "yellow", "black", "green", "red"]),
  ]

  private static let boards = [
    KeptSession(name: "board-auto-scroll", ends: ["dropped"], moved: "item-8"),
    KeptSession(name: "board-finger-scroll", ends: ["dropped"], moved: "item-33"),
    KeptSession(name: "board-list-wheel", ends: ["dropped"], moved: "item-20"),
    KeptSession(name: "board-reorder", ends: ["dropped"], moved: "item-1", behind: "item-13"),
    KeptSession(name: "keyboard-board", ends: ["dropped"], moved: "item-7", behind: "item-13"),
  ]

  private static let lists = [
    KeptSession(name: "lessons-forbidden", ends: ["refused"], orders: firstLessons),
    KeptSession(name: "lessons-group-cancelled", ends: ["cancelled"], orders: firstLessons),
    // The drop is undone.
    KeptSession(
      name: "lessons-into-group", ends: ["dropped"], orders: firstLessons,
      passing: ["drawing": "paths colors views", "uikit": "tables collections"]),
    KeptSession(
      name: "lessons-spring-loading", ends: ["dropped"],
      orders: ["lessons": "swift uikit drawing farewell", "drawing": "paths welcome colors"]),
    KeptSession(
      name: "playlist-edit", ends: ["dropped"],
      orders: ["playlist": tracks(1, 3, 5, 2, then: 6...12)]),
    KeptSession(
      name: "playlist-finger-swipe", ends: [], orders: ["playlist": tracks(1, 2, then: 4...12)]),
    KeptSession(
      name: "playlist-from-library", ends: ["dropped"],
      orders: ["playlist": tracks(1, 2, 3, 13, then: 4...12)]),
    // Made by Assets/scripts/pictures.gesture: a window would store paths of its machine.
    KeptSession(
      name: "pictures-group", ends: ["dropped", "dropped"],
      orders: ["pictures": "picture-1 picture-2 picture-3 picture-4"]),
    // Made by Assets/scripts/recordings.gesture.
    KeptSession(
      name: "recordings-shelf", ends: ["outside"],
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
    KeptSession(name: "back-home", ends: ["dropped"], order: atFirst),
    KeptSession(name: "cancel-target", ends: ["cancelled"], order: atFirst),
    KeptSession(
      name: "catch-in-flight", ends: ["outside", "dropped"],
      order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(name: "closure", ends: ["dropped"], order: atFirst),
    KeptSession(name: "closure-place", ends: ["dropped"], order: atFirst),
    KeptSession(name: "copy", ends: ["dropped"], order: atFirst, copies: ["red-5"]),
    KeptSession(name: "dark-and-language", ends: ["dropped", "dropped"], order: atFirst),
    KeptSession(name: "drop-outside", ends: ["outside"], order: atFirst),
    KeptSession(name: "escape", ends: ["cancelled"], order: atFirst),
    KeptSession(
      name: "focus-lost", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "leaves-window", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "long-press", ends: ["dropped"], order: ["blue", "red", "black", "green", "yellow"]),
    KeptSession(name: "minimised", ends: ["outside"], order: atFirst),
    KeptSession(name: "not-accepted", ends: ["outside"], order: atFirst),
    KeptSession(name: "refused", ends: ["refused"], order: atFirst),
    KeptSession(
      name: "reorder-down", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "reorder-up", ends: ["dropped"], order: ["red", "yellow", "blue", "black", "green"]),
    KeptSession(
      name: "resize-in-drag", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "slow-motion", ends: ["dropped"], order: ["blue", "black", "red", "green", "yellow"]),
    // Two drops, undone both, the first of them done again.
    KeptSession(
      name: "undo-redo", ends: ["dropped", "dropped"],
      order: ["blue", "black", "green", "red", "yellow"]),
  ]

  private static let atFirst = ["red", "blue", "black", "green", "yellow"]
}
