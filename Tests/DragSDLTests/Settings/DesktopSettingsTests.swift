import DragGeometry
import Testing

@testable import DragSDL

/// The settings that follow from what a portal publishes.
struct PortalSettingsTests {
  private static let (freedesktop, gnome) = (
    "org.freedesktop.appearance", "org.gnome.desktop.interface"
  )
  private var portal = PortalSettings()

  @Test("without a published value, nothing is set")
  func nothing() {
    #expect(portal.settings == DesktopSettings())
  }

  @Test(
    "a colour scheme is dark only if the user prefers dark",
    arguments: [(0, false), (1, true), (2, false), (7, false)] as [(UInt32, Bool)])
  mutating func appearance(scheme: UInt32, isDark: Bool) {
    portal.set(Self.freedesktop, "color-scheme", .uint32(scheme))
    #expect(portal.settings == DesktopSettings(isDark: isDark))
  }

  @Test("motion is reduced by the common setting, or by GNOME's switch of animations")
  mutating func motion() {
    portal.set(Self.gnome, "enable-animations", .boolean(false))
    #expect(portal.settings.reducesMotion == true)
    portal.set(Self.freedesktop, "reduced-motion", .uint32(0))
    #expect(portal.settings.reducesMotion == true)
    portal.set(Self.gnome, "enable-animations", .boolean(true))
    #expect(portal.settings.reducesMotion == false)
    portal.set(Self.freedesktop, "reduced-motion", .uint32(1))
    #expect(portal.settings.reducesMotion == true)
  }

  @Test(
    "the size of text is a factor within GNOME's range, in hundredths",
    arguments: [
      (1, 100), (1.25, 125), (0.5, 50), (3, 300), (1.4449, 144), (0.49, nil), (3.01, nil), (0, nil),
      (-1, nil), (.nan, nil), (.infinity, nil),
    ] as [(Double, Int?)])
  mutating func textScale(factor: Double, percent: Int?) {
    portal.set(Self.gnome, "text-scaling-factor", .double(factor))
    #expect(portal.settings.textScale == percent.map(Fraction.percent))
  }

  @Test("a value of another type, or of another key, is not used")
  mutating func otherTypes() {
    portal.set(Self.freedesktop, "color-scheme", .string("dark"))
    portal.set(Self.freedesktop, "accent-color", .uint32(1))
    portal.set(Self.gnome, "color-scheme", .uint32(1))
    portal.set(Self.gnome, "enable-animations", .uint32(0))
    portal.set(Self.gnome, "text-scaling-factor", .uint32(2))
    #expect(portal.settings == DesktopSettings())
  }
}

struct DesktopScaleTests {
  @Test(
    "an X desktop sets the scale by a variable, or else by the dots per inch, in quarters",
    arguments: [
      (nil, nil, nil, 100), ("2", nil, nil, 200), ("2", "96", nil, 200), (nil, "96", nil, 100),
      (nil, "192", nil, 200), (nil, "120", nil, 125), (nil, "144.0", nil, 150),
      (nil, "100", nil, 100), (nil, "288", nil, 300), (nil, "50", nil, 100),
      (nil, "9999", nil, 400), ("0", "144", nil, 150), ("x", "y", nil, 100), ("5", nil, nil, 100),
      (nil, "nan", nil, 100), (nil, "inf", nil, 100),
      // The size of text is the scale of a desktop that sets no other.
      (nil, nil, 125, 125), ("2", nil, 125, 200), (nil, "120", 125, 125), (nil, "96", 125, 100),
      ("x", "y", 125, 125),
    ] as [(String?, String?, Int?, Int)])
  func scale(variable: String?, dotsPerInch: String?, text: Int?, percent: Int) {
    let scale =
      text.map { DesktopScale.scale(variable, dotsPerInch, .percent($0)) }
      ?? DesktopScale.scale(variable, dotsPerInch)
    #expect(scale == .percent(percent))
  }
}
