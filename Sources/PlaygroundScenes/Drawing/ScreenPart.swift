package import DragKit

/// The parts of the screen that own drawings (``DrawOwner``), each with numbers of its own.
package enum ScreenPart: Int, Sendable {
  case nested
  /// The items and the controls, by number.
  case item
  // The frame around a scene.
  case chrome, sidebar, toolbar, inspector, callHeading, call, chosenSegment
  case cancelStrip, status, focusRing
  case page, pageHeader, list, hint, gap, scrollBar, segment
  /// The empty place of a dragged item, by item.
  case place
  /// The destination of a carried tile, by item.
  case goal
  case selectionMark, focusMark
  case card, cardWords, rules, externalCard, drawer
  case glow, wire, heldWire
  // The lifted items, by their number from the back.
  case preview, previewBadges, previewShadow
  case guideTiles, guidePointer, guideCalls, guideCaption, guideMissing, guideProgress, guideMark
  case badge, playedStage, playedPointers, report
  case playerCard, playerTimeline, playerNumbers, playerButton, playerTip, timelineBlock

  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}
