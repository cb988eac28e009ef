package import DragKit

/// What a drop over the list of lessons would do: the rules of article 000, and the same put right.
///
/// A pure function of what is dragged and where it is, so that the two sets can be compared, shown
/// and exchanged (L30).
package enum LessonRules: String, Hashable, Sendable, CaseIterable {
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
    /// Whether it is what is dragged, or stands in it.
    package var isInDragged: Bool

    package init(isGroup: Bool, band: DropBand = .into, isInDragged: Bool = false) {
      self.isGroup = isGroup
      self.band = band
      self.isInDragged = isInDragged
    }
  }

  /// What a drop would do.
  package func proposal(for situation: Situation) -> DropProposal {
    guard situation.hasActiveDrag else { return DropProposal(operation: .forbidden) }
    switch self {
    case .article: return articleProposal(for: situation)
    case .corrected: return correctedProposal(for: situation)
    }
  }
}

extension LessonRules {
  /// L14–L18, to the letter.
  private func articleProposal(for situation: Situation) -> DropProposal {
    guard let destination = situation.destination else {
      return DropProposal(operation: .forbidden)
    }
    let goesInto = !situation.isGroup && destination.isGroup
    return DropProposal(
      operation: .move, intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }

  /// The same, with what the article leaves out: L15 (the end of the list), L17 (bands), L28 (a group
  /// into itself), L29 (a group that holds the item already takes it to its end).
  private func correctedProposal(for situation: Situation) -> DropProposal {
    guard let destination = situation.destination else {
      return DropProposal(operation: .move, intent: .insertAtDestination)
    }
    if situation.isGroup, destination.isInDragged { return DropProposal(operation: .forbidden) }
    let goesInto = !situation.isGroup && destination.isGroup && destination.band == .into
    return DropProposal(
      operation: .move, intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }
}
