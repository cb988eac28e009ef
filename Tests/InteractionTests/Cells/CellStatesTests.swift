import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The states of rows")
struct CellStatesTests {
  private var cells = CellStates()
  private let first = ItemID(rawValue: 1)
  private let second = ItemID(rawValue: 2)
  private let measures = SwipeState.Measures(
    row: 300, trailing: .init(actions: 80, allowsFullSwipe: false))

  private mutating func open(_ item: ItemID) {
    _ = cells.swipe(item, in: "songs") { [measures] swipe in
      swipe.drag(by: 200, in: measures)
      return swipe.release(velocity: .zero, in: measures)
    }
  }

  private var openItems: [ItemID] { cells.openRows.map(\.item) }

  @Test("A new view is in edit mode at once, a known one after an animation")
  mutating func editing() {
    cells.setEditing(true, "songs")
    #expect(cells.editing("songs") == .one)
    cells.setEditing(false, "songs")
    #expect(cells.editing("songs") == .one)
    #expect(!cells.isSettled)
    cells.finish()
    #expect(cells.editing("songs") == .zero)
    #expect(cells.editing("albums") == .zero)
  }

  @Test("A row of a view that is not known cannot be swiped")
  mutating func unknown() {
    open(first)
    #expect(openItems == [])
  }

  @Test("Edit mode closes the rows of its view")
  mutating func editModeCloses() {
    cells.setEditing(false, "songs")
    open(first)
    #expect(openItems == [first])
    cells.setEditing(true, "songs")
    #expect(openItems == [])
    cells.finish()
    #expect(cells.swipe(of: first, in: "songs") == nil)
  }

  @Test("All rows close but one, and rows that are gone are forgotten")
  mutating func closing() {
    cells.setEditing(false, "songs")
    open(first)
    open(second)
    cells.closeSwipes(in: "songs", save: second)
    #expect(openItems == [second])
    cells.forgetSwipes(in: "songs") { $0 == second }
    #expect(openItems == [])
    #expect(cells.swipe(of: second, in: "songs") == nil)
  }
}
