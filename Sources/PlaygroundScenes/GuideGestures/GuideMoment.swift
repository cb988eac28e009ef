package import DragKit

/// The state of the guide's gestures at a moment.
///
/// Like the pointers of a replay, it is no part of the app state.
package struct GuideMoment: Sendable {
  /// The gestures, in the order of the styles.
  package let gestures: [GuideGesture]
  package let progress: Fraction
  package let marks: [GuideMark]

  package init(gestures: [GuideGesture], progress: Fraction, marks: [GuideMark]) {
    (self.gestures, self.progress, self.marks) = (gestures, progress, marks)
  }
}

/// An event on the guide's timeline.
package struct GuideMark: Hashable, Sendable {
  package let kind: Kind
  /// The time as a share of the duration.
  package let share: Fraction

  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case press, lift, drop

    var word: LocalizedString {
      switch self {
      case .press: .guidePress
      case .lift: .lift
      case .drop: LocalizedString("Drop", "ドロップ", "놓기")
      }
    }
  }

  package init(_ kind: Kind, at share: Fraction) {
    (self.kind, self.share) = (kind, share)
  }
}
