package import DragKit

/// What the guide shows at a moment: how far each gesture is.
///
/// It comes from outside of the world, like the pointers of a replay.
package struct GuideMoment: Sendable {
  /// The gestures, in the order of the styles.
  package let gestures: [GuideGesture]
  /// How far they are.
  package let progress: Fraction
  /// What happens on the way.
  package let marks: [GuideMark]

  /// Creates a moment.
  package init(gestures: [GuideGesture], progress: Fraction, marks: [GuideMark]) {
    (self.gestures, self.progress, self.marks) = (gestures, progress, marks)
  }
}

/// Something that happens on the way, and when.
package struct GuideMark: Hashable, Sendable {
  /// What happens.
  package let kind: Kind
  /// Its place between start and end.
  package let share: Fraction

  /// What can happen on the way.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case press, lift, drop

    var word: LocalizedString {
      switch self {
      case .press: .guidePress
      case .lift: .styleLift
      case .drop: .guideDrop
      }
    }
  }

  /// Creates a mark.
  package init(_ kind: Kind, at share: Fraction) {
    (self.kind, self.share) = (kind, share)
  }
}
