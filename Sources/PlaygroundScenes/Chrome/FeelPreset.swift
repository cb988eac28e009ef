package import DragKit
internal import PlaygroundUI

/// A named tuning: the numbers of another system, or a mood.
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

    // UIKit: a press of 0.5 s within 10 pt lifts (`UILongPressGestureRecognizer`), whatever the
    // pointer. The scale and the springs are those of iOS 27's reorder: 1.05, 0.35 s with damping
    // 0.8 for the gap, 0.5 s with 0.85 to settle. Ours: an item that returns settles like a dropped
    // one, and a lifted one is opaque.
    case .ios:
      tuning.mouseLongPressLifts = true
      tuning.liftDistance = 10
      tuning.liftedAlpha = .percent(100)
      tuning.cancelSpring = Spring(response: .milliseconds(500), damping: .percent(85))

    // Atlassian's libraries. react-beautiful-dnd: the mouse lifts after 5 px, a finger after
    // 120 ms; rows make room in 0.2 s; a drop takes at least 0.33 s, and a return 0.6 of that.
    // pragmatic-drag-and-drop: 0.5 s until a target opens. Ours: the springs have these times and
    // do not swing; a lifted item keeps its size and is opaque.
    case .trello:
      tuning.longPress = .milliseconds(120)
      (tuning.liftScale, tuning.liftedAlpha) = (.percent(100), .percent(100))
      tuning.gapSpring = Spring(response: .milliseconds(200), damping: .percent(100))
      tuning.dropSpring = Spring(response: .milliseconds(330), damping: .percent(100))
      tuning.cancelSpring = Spring(response: .milliseconds(200), damping: .percent(100))

    // Fast motions; the numbers are ours. The finger's delay is that of dnd-kit (250 ms).
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

    // Slow springs that swing like a weight; the numbers are ours. The mouse lifts after 8 px (GTK).
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

  var title: LocalizedString { control.title }

  /// The source of the numbers, in a line.
  var source: LocalizedString { title.attribute("source") ?? title }
}
