package import DragKit
internal import PlaygroundUI

/// A named tuning, modeled on another system or made for a certain feel.
package enum FeelPreset: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case standard = "default"
  case ios
  case trello
  case snappy
  case heavy

  package var tuning: Tuning {
    var tuning = Tuning()
    switch self {
    case .standard: break

    // UIKit: a press of 0.5 s within 10 pt lifts (`UILongPressGestureRecognizer`), with the mouse,
    // too. The defaults already have the scale and the springs of iOS 27's reorder: 1.05, 0.35 s
    // with damping 0.8 for the gap, 0.5 s with 0.85 for a drop. Ours: an item that returns has the
    // spring of a dropped one, and a lifted item is opaque.
    case .ios:
      tuning.mouseLongPressLifts = true
      tuning.liftDistance = 10
      tuning.liftedAlpha = .percent(100)
      tuning.cancelSpring = Spring(response: .milliseconds(500), damping: .percent(85))

    // Atlassian's libraries. react-beautiful-dnd: the mouse lifts after 5 px, as by default, and a
    // finger after 120 ms; rows make room in 0.2 s; a drop takes at least 0.33 s, a return 0.6 of
    // that. pragmatic-drag-and-drop: a target opens after 0.5 s, as by default. Ours: the times are
    // responses of springs without overshoot; a lifted item keeps its size and is opaque.
    case .trello:
      tuning.longPress = .milliseconds(120)
      (tuning.liftScale, tuning.liftedAlpha) = (.percent(100), .percent(100))
      tuning.gapSpring = Spring(response: .milliseconds(200), damping: .percent(100))
      tuning.dropSpring = Spring(response: .milliseconds(330), damping: .percent(100))
      tuning.cancelSpring = Spring(response: .milliseconds(200), damping: .percent(100))

    // Fast motions; the numbers are ours, except the finger's delay (dnd-kit: 250 ms).
    case .snappy:
      tuning.liftDistance = 3
      (tuning.longPress, tuning.mouseLongPress) = (.milliseconds(250), .milliseconds(250))
      tuning.springLoading = .milliseconds(300)
      (tuning.liftScale, tuning.liftedAlpha) = (.percent(103), .percent(95))
      tuning.liftSpring = Spring(response: .milliseconds(140), damping: .percent(90))
      tuning.gapSpring = Spring(response: .milliseconds(180), damping: .percent(90))
      tuning.dropSpring = Spring(response: .milliseconds(220), damping: .percent(95))
      tuning.cancelSpring = Spring(response: .milliseconds(180), damping: .percent(95))
      tuning.glideSpring.response = .milliseconds(450)

    // Slow springs that overshoot; the numbers are ours, except the lift distance (GTK: 8 px).
    case .heavy:
      tuning.liftDistance = 8
      tuning.springLoading = .milliseconds(800)
      (tuning.liftScale, tuning.liftedAlpha) = (.percent(108), .percent(100))
      tuning.liftSpring = Spring(response: .milliseconds(380), damping: .percent(75))
      tuning.gapSpring = Spring(response: .milliseconds(550), damping: .percent(70))
      tuning.dropSpring = Spring(response: .milliseconds(700), damping: .percent(70))
      tuning.cancelSpring = Spring(response: .milliseconds(600), damping: .percent(80))
      tuning.glideSpring.response = .milliseconds(1200)
    }
    return tuning
  }
}

extension FeelPreset: ListedChoice {
  static let list = "preset"
  package var word: String { rawValue }
  var number: Int { 903 + (Self.allCases.firstIndex(of: self) ?? 0) }

  var title: LocalizedString { control.title }

  /// A line on the source of the numbers, for the preset list; the title if there is none.
  var source: LocalizedString { title.attribute("source") ?? title }
}
