import Testing

/// The page about a planted mistake, opened in a real browser.
@Suite("The page of a diverging replay", .serialized)
struct ReportTests {
  private let failure: PlantedFailure

  init() throws {
    failure = try PlantedFailure.made.get()
  }

  @Test("opens at the first difference, shows every picture, and fetches nothing")
  func opens() throws {
    let (visit, console) = try Browser().visit(failure.page)
    #expect(console.isEmpty)
    #expect(visit.errors.isEmpty)
    #expect(visit.fetched.isEmpty)
    #expect(visit.subsystem == "model")
    #expect(visit.line == failure.line)
    #expect(visit.text.contains(failure.gesture))
    // At least what the replay shows at each moment, and one of them at large.
    #expect(visit.widths.count > failure.lines.count)
    #expect(visit.widths.allSatisfy { $0 == failure.width })
    #expect(!failure.page.contains("http:") && !failure.page.contains("https:"))
    // The arrow key steps back, to the first moment.
    let lines = failure.lines
    #expect(visit.steps == [lines[1], lines[0], lines[0], lines[0]])
  }

  @Test(
    "is dark where the reader's desktop is, and never wider than its window",
    arguments: [
      (Browser.Appearance.light, 500, "rgb(244, 244, 247)"), (.dark, 800, "rgb(22, 22, 25)"),
    ])
  func appearance(_ appearance: Browser.Appearance, width: Int, background: String) throws {
    let visit = try Browser().visit(failure.page, width: width, appearance).visit
    #expect(visit.background == background)
    #expect(visit.overflow <= 0)
  }

  @Test("has the differences without pictures")
  func noPictures() throws {
    let (visit, console) = try Browser().visit(failure.bare)
    #expect(console.isEmpty)
    #expect(visit.widths.isEmpty)
    #expect(visit.text.contains("No fonts <here>."))
    #expect(visit.text.contains(failure.gesture))
  }
}
