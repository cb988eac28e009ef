package import DragDrawing
internal import PlaygroundUI

/// The parts of a frame that the playground draws, for `DrawOwner`, besides ``WidgetPart``.
package enum ScreenPart: Int, Sendable {
  // The layers behind and in front of the dragged items.
  case behindHand = 100
  case inFront
  // The chrome around a page.
  case chrome, sidebar, toolbar, inspector, call
  case cancelStrip, status, focusRing, overlay
  case page, pageHeader, list, segment
  /// The frame in which a release would put an item that follows a touch; the number is the item's
  /// raw value.
  case goal
  case selectionMark, focusMark
  case card, cardWords, rules, externalCard, drawer
  case glow, wire, heldWire
  case guideTiles, guidePointer, guideCalls, guideCaption, guideMissing, guideProgress, guideMark
  case badge, welcome, tourCard, playedStage, playedPointers, report
  case playerCard, playerTimeline, playerButton, playerTip, timelineBlock
  case recordingTime
  case springPlot, springDot, decision
  case frameGraph, frameBar, frameBudget, frameLatency
  case playerKeys

  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}

extension Canvas {
  /// A canvas without an interaction, in light colors and in English.
  package static var plain: Canvas { Canvas(Environment(language: .english)) }

  package mutating func begin(_ part: ScreenPart, _ number: Int = 0) { begin(part.owner(number)) }
}
