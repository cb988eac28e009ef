import Testing

/// Gestures that work in the same way in every window system.
extension App {
  /// Drags red to green with a finger, while a second one taps a button.
  func expectTapBesideDrag(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (first, second) = (try finger(1), try finger(2))
    try first.lift("red")
    try first.drag(to: "blue")
    try second.tap("appearance")
    try wait(for: "tap") { $0["item"] == "appearance" }
    expect(
      trace.lines(of: "dragEnded").isEmpty, "the second finger ended the drag",
      sourceLocation: sourceLocation)
    try first.drag(to: "green")
    try first.release()

    try expectReordered(sourceLocation: sourceLocation)
  }

  /// Drags red with a finger to the strip in which a release cancels.
  func expectCancelStrip(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let finger = try finger()
    try finger.lift("red")
    try finger.drag(to: "green")
    let stage = try place(of: "undo", in: "chrome")
    try finger.drag(to: Spot(x: stage.x + 200, y: 664))
    try finger.release()
    try expectEnd(reason: "cancelled", sourceLocation: sourceLocation)
    expectOrder(Self.colors, sourceLocation: sourceLocation)
  }

  /// Holds a tile of the board at the lower edge until the board has scrolled to its end.
  func expectAutoScroll(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try pick("item-8", in: "board")
    try glide(to: Spot(x: 390, y: 690))
    try hold(2.5)
    try release()

    try expectEnd(reason: "dropped", sourceLocation: sourceLocation)
    let order = trace.order(of: "board")
    expect(
      (order.firstIndex(of: "item-8") ?? 0) >= 50, "\(order)", sourceLocation: sourceLocation)
    expectLaws(sourceLocation: sourceLocation)
  }

  /// Focuses something else while red is dragged with the mouse.
  func expectDropWithoutFocus(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press(on: "red")
    try drag(to: "green")
    try desktop.focusOther()

    try release()
    try expectReordered(sourceLocation: sourceLocation)
  }
}
