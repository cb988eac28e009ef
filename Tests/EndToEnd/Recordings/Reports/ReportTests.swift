import Foundation
import ProgramSupport
import Testing

/// Pages about planted mistakes, opened in a real browser.
@Suite("The page of a diverging replay", .serialized)
struct ReportTests {
  private let failures: [PlantedFailure]

  init() throws {
    failures = try PlantedFailure.all.get()
  }

  @Test("opens at the first difference, shows every picture, and fetches nothing", arguments: 0..<3)
  func opens(number: Int) throws {
    let failure = failures[number]
    let (visit, console) = try Browser().visit(failure.page)
    #expect(console.isEmpty)
    #expect(visit.errors.isEmpty)
    #expect(visit.fetched.isEmpty)
    #expect(visit.subsystem == failure.subsystem)
    #expect(visit.line == failure.line)
    #expect(visit.text.contains(failure.gesture))
    // At least what the replay shows at each moment, and one of them at large.
    #expect(visit.widths.count > failure.lines.count)
    #expect(visit.widths.allSatisfy { $0 == failure.width })
    #expect(!failure.page.contains("http:") && !failure.page.contains("https:"))
    #expect(visit.overflow <= 0)
  }

  @Test("steps back with the arrow key, and stops at the first moment")
  func steps() throws {
    let failure = failures[0]
    let (visit, _) = try Browser().visit(failure.page)
    let lines = failure.lines
    #expect(visit.steps == [lines[1], lines[0], lines[0], lines[0]])
  }

  @Test("is dark where the reader's desktop is, and never wider than its window")
  func dark() throws {
    let (dark, light) = (
      try Browser().visit(failures[0].page, width: 800, .dark).visit,
      try Browser().visit(failures[1].page, width: 500, .light).visit
    )
    #expect(light.background == "rgb(244, 244, 247)")
    #expect(dark.background == "rgb(22, 22, 25)")
    #expect(light.overflow <= 0)
    #expect(dark.overflow <= 0)
  }

  @Test("has the differences without pictures")
  func noPictures() throws {
    let (visit, console) = try Browser().visit(failures[1].bare)
    #expect(console.isEmpty)
    #expect(visit.widths.isEmpty)
    #expect(visit.text.contains("No fonts <here>."))
    #expect(visit.text.contains(failures[1].gesture))
  }

  /// For people: `DRAGPLAY_PAGES=FOLDER swift test --filter ReportTests/pages`.
  @Test("can be kept, to be looked at")
  func pages() throws {
    #expect(failures.allSatisfy { $0.page.utf8.count < 3_000_000 })
    guard let folder = ProcessInfo.processInfo.environment["DRAGPLAY_PAGES"] else { return }
    for page in [
      try PlantedFailure.make(DropsTooFar.self, percent: 100),
      try PlantedFailure.make(HangsLow.self, percent: 100),
      try PlantedFailure.make(Jumps.self, percent: 100),
    ] {
      let path = "\(folder)/\(page.subsystem)"
      try Data(page.page.utf8).write(to: URL(fileURLWithPath: path + ".html"))
      for (width, appearance) in [
        (1280, Browser.Appearance.light), (1280, .dark), (700, .light), (700, .dark),
      ] {
        let picture = try Browser().picture(of: page.page, width: width, appearance)
        try Data(picture).write(to: URL(fileURLWithPath: "\(path)-\(width)-\(appearance).png"))
      }
    }
  }
}
