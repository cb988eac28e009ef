import DragGeometry
import Testing

@testable import DragSDL

struct DesktopScaleTests {
  @Test(
    "an X desktop sets the scale by a variable, or else by the dots per inch, in quarters",
    arguments: [
      (nil, nil, 100), ("2", nil, 200), ("2", "96", 200), (nil, "96", 100), (nil, "192", 200),
      (nil, "120", 125), (nil, "144.0", 150), (nil, "100", 100), (nil, "288", 300),
      (nil, "50", 100), (nil, "9999", 400), ("0", "144", 150), ("x", "y", 100), ("5", nil, 100),
      (nil, "nan", 100), (nil, "inf", 100),
    ] as [(String?, String?, Int)])
  func scale(variable: String?, dotsPerInch: String?, percent: Int) {
    #expect(DesktopScale.scale(variable, dotsPerInch) == .percent(percent))
  }

  @Test(
    "the size of text is the scale of an X desktop that sets no other",
    arguments: [
      (nil, nil, 125), ("2", nil, 200), (nil, "120", 125), (nil, "96", 100), ("x", "y", 125),
    ] as [(String?, String?, Int)])
  func text(variable: String?, dotsPerInch: String?, percent: Int) {
    #expect(DesktopScale.scale(variable, dotsPerInch, .percent(125)) == .percent(percent))
  }
}
