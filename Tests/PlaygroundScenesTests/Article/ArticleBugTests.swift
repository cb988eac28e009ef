import Testing

/// Each bug in the listing of *SwiftUI onDrag & onDrop* as a rule that our scene keeps and the article's code breaks.
@Suite("Bugs in the listing of SwiftUI onDrag & onDrop")
struct ArticleBugTests {
  static let colours = ["red", "blue", "black", "green", "yellow"]

  @Test("D31: the hidden tile is the dragged one")
  func hidesTheDraggedOne() {
    check(unlike: "The article hides blue.") { list in
      list.lift(0)
      list.enter(1)
      return list.drawn == ["blue", "black", "green", "yellow"]
    }
  }

  @Test("D32: a tile can go back to the place it came from")
  func goesBack() {
    check(unlike: "The article has no view there.") { list in
      list.lift(0)
      list.enter(1)
      list.enter(0)
      return list.order == Self.colours
    }
  }

  @Test("D33: after a release outside all tiles are drawn, in the old order")
  func returnsFromOutside() {
    check(unlike: "The article never shows the tile again.") { list in
      list.lift(0)
      list.enter(2)
      list.releaseOutside()
      return list.drawn == Self.colours
    }
  }

  @Test(
    "D34: the delegate of a tile refuses text from another program, which stops the article's program"
  )
  func refusesTextFromOutside() {
    check(unlike: "The article unwraps what is not there.") { list in
      list.enterWithTextFromOutside(1)
      return !list.hasTrapped && list.order == Self.colours
    }
  }

  @Test("D35: of two tiles of one colour only the dragged one moves")
  func movesTheRightOne() {
    check(["red", "blue", "red"], unlike: "The article moves the first red one.") { list in
      list.lift(2)
      list.enter(1)
      return list.order == ["red", "red", "blue"]
    }
  }

  @Test("D36: a neighbour that makes room is visible on its way")
  func animates() {
    check(unlike: "The article's tiles jump.") { list in
      list.lift(0)
      list.enter(1)
      return list.isSomethingOnItsWay
    }
  }

  @Test("D37: no place shifts when a tile is lifted")
  func keepsPlaces() {
    check(unlike: "The article's stack closes up.") { list in
      let before = list.tops
      list.lift(2)
      return list.tops == before
    }
  }

  /// Expects that a rule holds for our scene, and not for the article's code, whose fault is described.
  private func check(
    _ colours: [String] = Self.colours, unlike fault: Comment,
    _ holds: (inout any ColumnOfTiles) -> Bool
  ) {
    var (ours, articles): (any ColumnOfTiles, any ColumnOfTiles) = (
      OurList(colours), ArticleList(colours)
    )
    #expect(holds(&ours))
    #expect(!holds(&articles), fault)
  }
}
