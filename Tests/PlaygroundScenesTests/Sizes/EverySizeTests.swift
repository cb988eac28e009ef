import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("Windows of every size")
struct EverySizeTests {
  /// Sizes in logical pixels: those of usual windows, and of screens at the scales 1.5, 2 and 3.
  static let sizes = [
    (640, 480), (800, 600), (900, 700), (1120, 760), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (640, 720), (720, 480), (853, 480), (960, 540), (1008, 700), (1280, 480),
  ].map { Size(width: Length(pixels: $0.0), height: Length(pixels: $0.1)) }

  static let pages: [LookMoment] =
    LookMoment.pages + [
      LookMoment("colours by drag", .colours) { $0.tap("style-lift") },
      LookMoment("colours with pictures", .colours) { $0.tap("show-images") },
    ]

  @Test(
    "offer every command, within the window and free of others, with whole texts", arguments: pages,
    Language.allCases)
  func chrome(page: LookMoment, language: Language) {
    for size in Self.sizes {
      let table = page.driver(language: language, window: size)
      #expect(SizeFaults(table: table).all == [], "\(size.width.pixels)×\(size.height.pixels)")
    }
  }
}
