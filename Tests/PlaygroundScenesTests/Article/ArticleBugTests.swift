import Testing

/// Each bug of the article's listing as a rule that our scene keeps and the article's code breaks.
@Suite("Bugs of article 001")
struct ArticleBugTests {
  static let colours = ["red", "blue", "black", "green", "yellow"]

  @Test("D31: the hidden tile is the dragged one")
  func hidesTheDraggedOne() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.lift(0)
      list.enter(1)
      return list.drawn == ["blue", "black", "green", "yellow"]
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article hides blue.")
  }

  @Test("D32: a tile can go back to the place it came from")
  func goesBack() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.lift(0)
      list.enter(1)
      list.enter(0)
      return list.order == Self.colours
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article has no view there.")
  }

  @Test("D33: after a release outside all tiles are drawn, in the old order")
  func returnsFromOutside() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.lift(0)
      list.enter(2)
      list.releaseOutside()
      return list.drawn == Self.colours
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article never shows the tile again.")
  }

  @Test(
    "D34: the delegate of a tile refuses text from another program, which stops the article's program"
  )
  func refusesTextFromOutside() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.enterWithTextFromOutside(1)
      return !list.hasTrapped && list.order == Self.colours
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article unwraps what is not there.")
  }

  @Test("D35: of two tiles of one colour only the dragged one moves")
  func movesTheRightOne() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.lift(2)
      list.enter(1)
      return list.order == ["red", "red", "blue"]
    }
    #expect(holds(OurList(["red", "blue", "red"])))
    #expect(!holds(ArticleList(["red", "blue", "red"])), "The article moves the first red one.")
  }

  @Test("D36: a neighbour that makes room is visible on its way")
  func animates() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      list.lift(0)
      list.enter(1)
      return list.isSomethingOnItsWay
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article's tiles jump.")
  }

  @Test("D37: no place shifts when a tile is lifted")
  func keepsPlaces() {
    func holds(_ list: some ColumnOfTiles) -> Bool {
      var list = list
      let before = list.tops
      list.lift(2)
      return list.tops == before
    }
    #expect(holds(OurList(Self.colours)))
    #expect(!holds(ArticleList(Self.colours)), "The article's stack closes up.")
  }
}
