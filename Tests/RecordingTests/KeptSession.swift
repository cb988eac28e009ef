import DragKit
import Testing

/// A recording that the repository keeps, and what comes of it.
struct KeptSession: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  /// Why its drags ended, in order.
  let ends: [String]
  /// The order of the tiles at the end; nothing where another page is shown.
  var order: [String] = []
  /// The copies that were made.
  var copies: [String] = []
  /// The middles of things at the end, where they matter.
  var centers: [String: Point] = [:]

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
    KeptSession(name: "diagram-wires", ends: []),
    // How far it glides is the hand's, and another with each recording.
    KeptSession(name: "follow-fling", ends: []),
    KeptSession(
      name: "follow-long-press", ends: ["dropped"], centers: ["link": Point(x: 330, y: 560)]),
    KeptSession(name: "follow-picture", ends: [], centers: ["link": Point(x: 40, y: 700)]),
    KeptSession(
      name: "tile-follows", ends: [], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "two-fingers-follow", ends: [], order: ["blue", "yellow", "black", "green", "red"]),
  ]

  /// Where a tile comes to stand depends on how far the hand's wheel or finger scrolled.
  private static let boards = [
    KeptSession(name: "board-auto-scroll", ends: ["dropped"]),
    KeptSession(name: "board-finger-scroll", ends: ["dropped"]),
    KeptSession(name: "board-list-wheel", ends: ["dropped"]),
    KeptSession(name: "board-reorder", ends: ["dropped"]),
  ]

  private static let lists = [
    KeptSession(name: "keyboard-board", ends: ["dropped"]),
    KeptSession(name: "lessons-forbidden", ends: ["refused"]),
    KeptSession(name: "lessons-group-cancelled", ends: ["cancelled"]),
    KeptSession(name: "lessons-into-group", ends: ["dropped"]),
    KeptSession(name: "lessons-spring-loading", ends: ["dropped"]),
    KeptSession(name: "playlist-edit", ends: ["dropped"]),
    KeptSession(name: "playlist-finger-swipe", ends: []),
    KeptSession(name: "playlist-from-library", ends: ["dropped"]),
  ]

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
    KeptSession(name: "focus-lost", ends: ["interrupted"], order: atFirst),
    KeptSession(
      name: "leaves-window", ends: ["dropped"], order: ["blue", "black", "green", "red", "yellow"]),
    KeptSession(
      name: "long-press", ends: ["dropped"], order: ["blue", "red", "black", "green", "yellow"]),
    KeptSession(name: "minimised", ends: ["interrupted"], order: atFirst),
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
