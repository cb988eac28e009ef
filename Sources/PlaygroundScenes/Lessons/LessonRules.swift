package import DragKit

/// What a drop over the list of lessons would do: the rules of article 000, and the same put right.
///
/// A pure function of what is dragged and where it is, so that the two sets can be compared, shown
/// and exchanged (L30).
package enum LessonRules: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// As the article's listing has them: a group that is pointed at takes what is no group, all over.
  case article
  /// With bands of a quarter, a half and a quarter, so that there is a way between two groups; below
  /// the last row is the end of the list; and no group goes into itself.
  case corrected

  /// What the rules look at.
  package struct Situation: Hashable, Sendable {
    /// Whether what is dragged was lifted in this list.
    package var hasActiveDrag: Bool
    /// Whether it is a group.
    package var isGroup: Bool
    /// The row that is pointed at; nothing where there is none.
    package var destination: Destination?

    package init(hasActiveDrag: Bool, isGroup: Bool, destination: Destination?) {
      self.hasActiveDrag = hasActiveDrag
      self.isGroup = isGroup
      self.destination = destination
    }
  }

  /// A row that is pointed at.
  package struct Destination: Hashable, Sendable {
    /// Whether it stands for a group.
    package var isGroup: Bool
    /// Which part of it.
    package var band: DropBand
    /// Whether it stands in what is dragged.
    package var isInDragged: Bool
    /// Whether a drop would leave what is dragged where it was.
    package var isOwnPlace: Bool

    package init(
      isGroup: Bool, band: DropBand = .into, isInDragged: Bool = false, isOwnPlace: Bool = false
    ) {
      self.isGroup = isGroup
      self.band = band
      self.isInDragged = isInDragged
      self.isOwnPlace = isOwnPlace
    }
  }

  /// What a drop would do.
  package func proposal(for situation: Situation) -> DropProposal {
    switch rule(for: situation) {
    case .notLiftedHere, .noDestination, .intoItself: DropProposal(operation: .forbidden)
    case .groupInPlace: DropProposal(operation: .cancel)
    case .intoGroup: DropProposal(operation: .move, intent: .insertIntoDestination)
    case .groupBetweenRows, .besideGroup, .besideLesson, .atTheEnd:
      DropProposal(operation: .move, intent: .insertAtDestination)
    }
  }

  /// The one of its rules that decides.
  package enum Rule: Hashable, Sendable, CaseIterable {
    /// What was not lifted in this list is forbidden (L14).
    case notLiftedHere
    /// Where no row is, nothing can be dropped (L15).
    case noDestination
    /// Where no row is, there is the end of the list (L15, put right).
    case atTheEnd
    /// A group goes between rows, never into one (L16).
    case groupBetweenRows
    /// No group goes into itself (L28).
    case intoItself
    /// A drop of a group on itself does nothing (L28).
    case groupInPlace
    /// A group takes a lesson (L17).
    case intoGroup
    /// At a group's edges there is the way between two groups (L17, put right).
    case besideGroup
    /// A lesson goes beside a lesson (L18).
    case besideLesson
  }

  /// Says which of its rules decides.
  package func rule(for situation: Situation) -> Rule {
    guard situation.hasActiveDrag else { return .notLiftedHere }
    if situation.isGroup, situation.destination?.isOwnPlace == true { return .groupInPlace }
    switch self {
    case .article: return articleRule(for: situation)
    case .corrected: return correctedRule(for: situation)
    }
  }
}

extension LessonRules {
  /// L14–L18, to the letter.
  private func articleRule(for situation: Situation) -> Rule {
    guard let destination = situation.destination else { return .noDestination }
    if situation.isGroup { return .groupBetweenRows }
    return destination.isGroup ? .intoGroup : .besideLesson
  }

  /// The same, with what the article leaves out: L15 (the end of the list), L17 (bands), L28 (a group
  /// into itself), L29 (a group that holds the lesson already takes it to its end).
  private func correctedRule(for situation: Situation) -> Rule {
    guard let destination = situation.destination else { return .atTheEnd }
    if situation.isGroup { return destination.isInDragged ? .intoItself : .groupBetweenRows }
    guard destination.isGroup else { return .besideLesson }
    return destination.band == .into ? .intoGroup : .besideGroup
  }
}
