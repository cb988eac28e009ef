internal import DragKit

/// The rules of drops on the list of lessons: pure functions, so that the two sets can be compared (L30).
enum LessonRules: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// Article 000's listing: a group accepts every lesson, anywhere on its row.
  case article
  /// A group accepts a lesson only in the middle of its row; ``Rule`` names the other differences.
  case corrected

  struct Situation: Hashable, Sendable {
    /// Whether the drag began in this list.
    var hasActiveDrag: Bool
    var isGroup: Bool
    /// The row or gap of the destination; `nil` below the last row, or if there is no destination.
    var destination: Destination?
  }

  struct Destination: Hashable, Sendable {
    var isGroup: Bool
    var band = DropBand.into
    var isInDragged = false
    var isOwnPlace = false
  }

  func proposal(for situation: Situation) -> DropProposal {
    switch rule(for: situation) {
    case .notLiftedHere, .noDestination, .intoItself: DropProposal(operation: .forbidden)
    case .groupInPlace: DropProposal(operation: .cancel)
    case .intoGroup: DropProposal(operation: .move, intent: .insertIntoDestination)
    case .groupBetweenRows, .besideGroup, .besideLesson, .atTheEnd:
      DropProposal(operation: .move, intent: .insertAtDestination)
    }
  }

  enum Rule: Hashable, Sendable, CaseIterable {
    case notLiftedHere
    /// Article 000's rules forbid a drop below the last row; the corrected ones have L15 instead.
    case noDestination
    case atTheEnd
    case groupBetweenRows
    case intoItself
    case groupInPlace
    /// A group accepts a lesson, over its row's middle (L17) or, by article 000's rules, anywhere on it.
    case intoGroup
    case besideGroup
    case besideLesson
  }

  func rule(for situation: Situation) -> Rule {
    guard situation.hasActiveDrag else { return .notLiftedHere }
    if situation.isGroup, situation.destination?.isOwnPlace == true { return .groupInPlace }
    // The corrected rules add L15 (the end of the list), L17 (bands), L28 (a group into itself), and
    // L29 (a lesson that is dropped on its own group moves to the end).
    let isCorrected = self == .corrected
    guard let destination = situation.destination else {
      return isCorrected ? .atTheEnd : .noDestination
    }
    if situation.isGroup {
      return isCorrected && destination.isInDragged ? .intoItself : .groupBetweenRows
    }
    guard destination.isGroup else { return .besideLesson }
    return isCorrected && destination.band != .into ? .besideGroup : .intoGroup
  }
}
