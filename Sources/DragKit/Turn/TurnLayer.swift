/// A layer of the steps of an event: a turn, or a layer that owns the one below.
///
/// | layer | its steps | folder |
/// |---|---|---|
/// | ``EventTurn`` | events, time, the end of both | `Engine` |
/// | ``KeyTurn`` | keys, the clipboard, drags by keyboard | `KeySteps` |
/// | ``PointerTurn`` | presses, gestures, taps, menus | `PointerSteps` |
/// | ``RowTurn`` | accessories and swipe actions of rows | `RowSteps` |
/// | ``DragTurn`` | lifts, targets, gaps, drops, other programs | `DragSteps` |
/// | ``FocusTurn`` | the focus, and text that is edited | `FocusSteps` |
/// | ``ScrollTurn`` | scrolling, selection bands | `ScrollSteps` |
/// | ``Turn`` | reading the content, reports | `Turn` |
///
/// A step can call those of its own layer and of the layers below, by the property for each of them: the compiler
/// knows none above.
protocol TurnLayer: ~Copyable {
  associatedtype Content: InteractiveContent
  var turn: Turn<Content> { get set }
}
