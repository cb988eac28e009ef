import ProgramSupport
import Testing

/// The page that the program writes about a planted mistake, opened in a real browser.
@Suite("The page of a diverging replay", .serialized)
struct ReportTests {
  private let folder = TemporaryFolder()

  /// The page, with the line at which the mistake is found and its gesture in words.
  private func page(
    assets: String? = nil
  ) throws -> (text: String, line: String, gesture: String) {
    let (text, line) = try Kept.mistaken("undo-redo")
    try folder.write(text.utf8, to: "odd.dndrec")
    let outcome = try Program.run(
      ["verify", "odd.dndrec", "--report", "."], in: folder.url,
      environment: assets.map { ["DRAGPLAY_ASSETS": $0] } ?? [:])
    try #require(outcome.status == 1)
    let gesture = outcome.errorLines[1].drop { $0 == " " }
    return (try folder.text("odd.html"), "\(line)", String(gesture))
  }

  @Test("opens at the first difference, shows every picture, and fetches nothing")
  func opens() throws {
    let page = try page()
    let (visit, console) = try Browser().visit(page.text)
    #expect(console.isEmpty)
    #expect(visit.errors.isEmpty)
    #expect(visit.fetched.isEmpty)
    #expect(visit.subsystem == "model")
    #expect(visit.line == page.line)
    #expect(visit.text.contains(page.gesture))
    // At least what the replay shows at each of five moments, and one of them at large.
    #expect(visit.widths.count > 5)
    #expect(Set(visit.widths).count == 1 && visit.widths[0] > 0)
    #expect(!page.text.contains("http:") && !page.text.contains("https:"))
    // The arrow key steps back, to the first moment.
    let lines = visit.steps.compactMap { Int($0) }
    #expect(lines.count == 4 && lines[0] > lines[1])
    #expect(lines[1...].allSatisfy { $0 == lines[1] })
  }

  @Test(
    "is dark where the reader's desktop is, and never wider than its window",
    arguments: [
      (Browser.Appearance.light, 500, "rgb(244, 244, 247)"), (.dark, 800, "rgb(22, 22, 25)"),
    ])
  func appearance(_ appearance: Browser.Appearance, width: Int, background: String) throws {
    let visit = try Browser().visit(page().text, width: width, appearance).visit
    #expect(visit.background == background)
    #expect(visit.overflow <= 0)
  }

  @Test("has the differences without pictures")
  func noPictures() throws {
    let page = try page(assets: "/nowhere")
    let (visit, console) = try Browser().visit(page.text)
    #expect(console.isEmpty)
    #expect(visit.widths.isEmpty)
    #expect(visit.text.contains("There are no pictures: /nowhere: no icons there"))
    #expect(visit.text.contains(page.gesture))
  }
}
