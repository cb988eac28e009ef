package import DragKit

/// The parts of the screen that own drawings (``DrawOwner``).
///
/// Each is a number space of its own, so that no two things are taken for one.
package enum ScreenPart: Int, Sendable {
  /// What is drawn as one thing with others, within a group.
  case nested
  /// The items and the controls, by their numbers.
  case item
  // The frame around a scene.
  case chrome, sidebar, toolbar, inspector, callHeading, call, chosenSegment
  case cancelStrip, status, focusRing
  // A scene.
  case page, pageHeader, list, hint, gap, scrollBar, segment
  /// The empty place of a dragged item, by the item.
  case place
  /// The place that a tile goes to which follows the finger, by the item.
  case goal
  case selectionMark, focusMark
  case card, cardWords, rules, externalCard, drawer
  case glow, wire, heldWire
  // The lifted items, by their number from the back.
  case preview, previewBadges, previewShadow
  // The guide.
  case guideTiles, guidePointer, guideCalls, guideCaption, guideMissing, guideProgress, guideMark
  // What lies over a scene.
  case badge, playedStage, playedPointers, report
  case playerCard, playerTimeline, playerNumbers, playerButton, playerTip, timelineBlock

  /// The owner of a number in the part.
  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}
