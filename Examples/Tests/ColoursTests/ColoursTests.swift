import Colours
import DragKit
import Hand
import Testing

@Suite("The tiles of the article on onDrag and onDrop")
struct ColoursTests {
  private var hand = Hand(ListViewModel())

  @Test("a tile changes places while it is dragged, and stays where it is released")
  mutating func reorders() {
    hand.press(on: "red")
    hand.drag(to: "green")
    #expect(hand.names(in: "colours") == ["blue", "black", "green", "red", "yellow"])
    #expect(hand.content.isDragging && hand.content.draggingIndex == 0)
    hand.release()
    hand.settle()
    #expect(hand.names(in: "colours") == ["blue", "black", "green", "red", "yellow"])
    #expect(hand.content.currentItem == nil && !hand.content.isDragging)
  }

  @Test("the delegate gets the calls that the article explains, in their order")
  mutating func calls() {
    hand.press(on: "red")
    hand.drag(to: "blue")
    hand.release()
    hand.settle()
    #expect(
      hand.takeCalls() == [
        .dragBegan, .validateDrop, .dropEntered, .dropUpdated, .validateDrop, .dropExited,
        .dropEntered, .dropUpdated, .performDrop, .dragEnded,
      ])
  }

  @Test("Escape cancels the drag, and everything is as it was")
  mutating func cancels() {
    hand.press(on: "yellow")
    hand.drag(to: "blue")
    hand.press(.escape)
    hand.settle()
    #expect(hand.names(in: "colours") == ["red", "blue", "black", "green", "yellow"])
    #expect(!hand.content.isDragging)
  }

  @Test("a reorder is one step that can be undone")
  mutating func undoes() {
    hand.press(on: "red")
    hand.drag(to: "yellow")
    hand.release()
    hand.settle()
    hand.undo()
    #expect(hand.names(in: "colours") == ["red", "blue", "black", "green", "yellow"])
  }
}
