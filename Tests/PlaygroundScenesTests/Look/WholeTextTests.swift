import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Texts of the interface")
struct WholeTextTests {
  private static let windows = [
    Size(width: 1120, height: 760), Size(width: 900, height: 700), Size(width: 640, height: 480),
  ]

  @Test("have a margin in segments", arguments: LookMoment.pages, Language.all)
  func segments(page: LookMoment, language: Language) {
    for window in Self.windows {
      let chrome = page.driver(language: language, window: window).chrome
      for control in chrome.panel.segments.flatMap(\.self) {
        let room = (chrome.frame(of: control)?.width ?? 0) - 4
        for font in [Font.label, .strongLabel] {
          let width = TextMetrics.width(of: chrome.text(control.title), in: font)
          #expect(width + 4 <= room, "\(control) \(window)")
        }
      }
    }
  }

  @Test("lie within the window, in every language", arguments: LookMoment.all, Language.all)
  func inside(moment: LookMoment, language: Language) {
    guard !moment.name.hasPrefix("pictures:") else { return }
    let table = moment.driver(language: language)
    let window = Rect(origin: .zero, size: table.chrome.window)
    for shape in table.shapes where shape.transforms.allSatisfy({ $0 == .identity }) {
      guard case .text(let line) = shape.content, shape.clips.isEmpty else { continue }
      #expect(window.intersection(line.box) == line.box, "\(line.text)")
    }
  }
}
