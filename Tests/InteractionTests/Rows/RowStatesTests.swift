import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The states of rows")
struct RowStatesTests {
  private var rowStates = RowStates()
  private let first = ItemID(rawValue: 1)
  private let second = ItemID(rawValue: 2)
  private let measures = SwipeState.Measures(
    row: 300, trailing: .init(actions: 80, allowsFullSwipe: false))

  private mutating func open(_ item: ItemID) {
    _ = rowStates.updateSwipe(of: item, in: "songs") { [measures] swipe in
      swipe.drag(by: 200, in: measures)
      return swipe.release(velocity: .zero, in: measures)
    }
  }

  private var openItems: [ItemID] { rowStates.openRows.map(\.item) }

  @Test("A new view is in edit mode at once, a known one after an animation")
  mutating func editing() {
    rowStates.setEditing(true, "songs")
    #expect(rowStates.editing("songs") == .one)
    rowStates.setEditing(false, "songs")
    #expect(rowStates.editing("songs") == .one)
    #expect(!rowStates.isSettled)
    rowStates.finish()
    #expect(rowStates.editing("songs") == .zero)
    #expect(rowStates.editing("albums") == .zero)
  }

  @Test("A row of a view that is not known cannot be swiped")
  mutating func unknown() {
    open(first)
    #expect(openItems == [])
  }

  @Test("Edit mode closes the rows of its view")
  mutating func editModeCloses() {
    rowStates.setEditing(false, "songs")
    open(first)
    #expect(openItems == [first])
    rowStates.setEditing(true, "songs")
    #expect(openItems == [])
    rowStates.finish()
    #expect(rowStates.swipe(of: first, in: "songs") == nil)
  }

  @Test("All rows close but one, and rows that are gone are forgotten")
  mutating func closing() {
    rowStates.setEditing(false, "songs")
    open(first)
    open(second)
    rowStates.closeSwipes(in: "songs", except: second)
    #expect(openItems == [second])
    rowStates.forgetSwipes(in: "songs") { $0 == second }
    #expect(openItems == [])
    #expect(rowStates.swipe(of: second, in: "songs") == nil)
  }
}
