internal import CDesktop
internal import CSDL2
internal import DragGeometry

/// How large the desktop's user wants things under X11, which leaves it to each program.
enum DesktopScale {
  /// The scale that the desktop sets: `GDK_SCALE`, a whole number, or else the resource `Xft.dpi`.
  static var current: Fraction {
    let variable = SDL_getenv("GDK_SCALE").map { String(cString: $0) }
    guard let display = XOpenDisplay(nil) else { return scale(variable, dotsPerInch: nil) }
    defer { XCloseDisplay(display) }
    let resource = XGetDefault(display, "Xft", "dpi").map { String(cString: $0) }
    return scale(variable, dotsPerInch: resource)
  }

  /// Returns the scale of two settings, 1 to 4; 1 if neither can be read.
  ///
  /// An inch of 96 dots is the scale 1, as in GTK and Qt. The scale is rounded to a quarter, so that 100 dots,
  /// which some screens report, are the scale 1, too.
  static func scale(_ variable: String?, dotsPerInch: String?) -> Fraction {
    if let variable, let whole = Int(variable), (1...4).contains(whole) {
      return .percent(whole * 100)
    }
    guard let dotsPerInch, let dots = Double(dotsPerInch), dots.isFinite else { return .one }
    let quarters = min(max((dots / 24).rounded(), 4), 16)
    return .percent(Int(quarters) * 25)
  }
}
