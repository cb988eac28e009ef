import Glibc

struct LabColor {
  private let lightness, a, b: Double

  private init(rgba: UInt32) {
    let linear = [24, 16, 8].map { Self.linear(Double(rgba >> $0 & 255) / 255) }
    let mixed = { (r: Double, g: Double, b: Double) in
      Self.curve(linear[0] * r + linear[1] * g + linear[2] * b)
    }
    // sRGB to XYZ, each divided by the white point D65.
    let x = mixed(0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047)
    let y = mixed(0.2126729, 0.7151522, 0.0721750)
    let z = mixed(0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns the distance of two colours, `0xRRGGBBAA`, in hundredths.
  ///
  /// It is the CIE94 distance (graphic arts), rounded up, plus the difference of the alphas. An
  /// alpha difference of 255 counts as 10,000.
  static func distance(_ reference: UInt32, _ sample: UInt32) -> Int {
    let alpha = abs(Int(reference & 255) - Int(sample & 255)) * 10000 / 255
    let (one, two) = (LabColor(rgba: reference), LabColor(rgba: sample))
    let (da, db) = (one.a - two.a, one.b - two.b)
    let dl = one.lightness - two.lightness
    let dc = one.chroma - two.chroma
    let hue = max(0, da * da + db * db - dc * dc)
    let (sc, sh) = (1 + 0.045 * one.chroma, 1 + 0.015 * one.chroma)
    let squared = dl * dl + dc / sc * (dc / sc) + hue / (sh * sh)
    return Int((squared.squareRoot() * 100).rounded(.up)) + alpha
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? pow(value, 1.0 / 3) : (24389.0 / 27 * value + 16) / 116
  }
}
