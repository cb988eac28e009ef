package import DragDrawing

package enum ScreenPart: Int, Sendable {
  case nested
  // The drawings on both sides of the items in hand.
  case behindHand, inFront
  case item
  // The frame around a scene.
  case chrome, sidebar, toolbar, inspector, callHeading, call, chosenSegment
  case cancelStrip, status, focusRing
  case page, pageHeader, list, hint, gap, scrollBar, segment
  /// The place that an item has left while it is dragged or follows a touch.
  ///
  /// The number is the item's raw value.
  case place
  /// The highlighted place for an item that follows a touch, which a release gives it.
  ///
  /// The number is the item's raw value.
  case goal
  case selectionMark, focusMark
  case card, cardWords, rules, externalCard, drawer
  case glow, wire, heldWire
  // The lifted items, by their number from the back.
  case preview, previewBadges, previewShadow
  /// The kept drawing of a lifted item; the number is the item's raw value.
  case previewOfItem
  case guideTiles, guidePointer, guideCalls, guideCaption, guideMissing, guideProgress, guideMark
  case badge, welcome, tourCard, tourButton, playedStage, playedPointers, report
  case playerCard, playerTimeline, playerNumbers, playerButton, playerTip, timelineBlock
  case tip
  case cardPicture, cardStatus, recordingTime
  case inspectorTabs, feelHeading, springPlot, springDot, decisions, decision
  case frameGraph, frameBar, frameBudget
  case playerKeys

  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}
