import Testing

/// A recording that the repository keeps, and what comes of it.
struct KeptSession: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  /// Why its drags ended, in order.
  let ends: [String]
  /// The order of the tiles at the end.
  let order: [String]
  /// The copies that were made.
  var copies: [String] = []

  var testDescription: String { name }

  static let all = [
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
