package import DragDrawing
internal import Foundation

/// A colour in the memory of a frame: opaque, each channel from 0 to 1.
package struct Paint: Equatable {
  var red, green, blue: Double

  package init(_ color: Color) {
    (red, green, blue) = (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255
    )
  }

  /// Returns this colour under another one with an opacity.
  package func under(_ top: Paint, opacity: Double) -> Paint {
    var mixed = self
    mixed.red += (top.red - red) * opacity
    mixed.green += (top.green - green) * opacity
    mixed.blue += (top.blue - blue) * opacity
    return mixed
  }

  package func under(_ color: Color) -> Paint {
    under(Paint(color), opacity: Double(color.alpha) / 255)
  }

  /// The relative luminance of WCAG 2.
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  package func contrast(to other: Paint) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
