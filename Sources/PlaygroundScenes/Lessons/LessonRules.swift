internal import DragKit

/// A set of rules for drops on the list of lessons (L30).
enum LessonRules: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// The rules in the code of the article that *Lessons* implements (see the page *Rules*): a group
  /// accepts a lesson anywhere on the group's row.
  case article
  /// The corrected rules: a group accepts a lesson only over the middle of the group's row (L17).
  ///
  /// The other corrections are L15 and L28.
  case corrected

  /// The state of a drag that determines its rule.
  struct Situation: Hashable, Sendable {
    /// Whether the drag began in this list.
    var hasActiveDrag: Bool
    /// Whether a group is dragged.
    var isGroup: Bool
    /// The row or gap under the pointer; `nil` below the last row, or if there is no destination.
    var destination: Destination?
  }

  /// The properties of a row or gap that determine the rule of a drag.
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

  /// The rule that decides a drop; the panel shows its title.
  enum Rule: Hashable, Sendable, CaseIterable {
    case notLiftedHere
    /// The pointer is below the last row, where the article's rules forbid a drop.
    ///
    /// By the corrected rules, a drop there goes to the end of the list (L15).
    case noDestination
    case atTheEnd
    case groupBetweenRows
    case intoItself
    case groupInPlace
    /// A group accepts the dragged lesson.
    ///
    /// By the corrected rules, the pointer is over the middle of the group's row (L17). By the
    /// article's rules, the pointer is anywhere on that row.
    case intoGroup
    case besideGroup
    case besideLesson
  }

  func rule(for situation: Situation) -> Rule {
    guard situation.hasActiveDrag else { return .notLiftedHere }
    if situation.isGroup, situation.destination?.isOwnPlace == true { return .groupInPlace }
    // The corrected rules add L15 (the list's end), L17 (bands) and L28 (a group into itself).
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
