internal import CDesktop
internal import CSDL2

/// How large the desktop's user wants things under X11, which leaves it to each program.
enum DesktopScale {
  /// Returns the scale that the desktop sets: `GDK_SCALE`, a whole number, or else the resource `Xft.dpi`.
  ///
  /// Desktops multiply that resource by the size of text; `textScale` counts only if neither is set.
  static func current(textScale: Fraction?) -> Fraction {
    let variable = SDL_getenv("GDK_SCALE").map { String(cString: $0) }
    guard let display = XOpenDisplay(nil) else { return scale(variable, nil, textScale) }
    defer { XCloseDisplay(display) }
    let resource = XGetDefault(display, "Xft", "dpi").map { String(cString: $0) }
    return scale(variable, resource, textScale)
  }

  /// Lets the server report changes of its resources, with the other events of SDL's connection.
  static func watch(on display: OpaquePointer) {
    let root = XDefaultRootWindow(display)
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, root, &attributes) != 0 else { return }
    XSelectInput(display, root, attributes.your_event_mask | PropertyChangeMask)
  }

  /// Returns the scale of the settings, 0.5 to 4; 1 if none can be read.
  ///
  /// An inch of 96 dots is the scale 1, as in GTK and Qt. The scale is rounded to a quarter, so that 100 dots,
  /// which some screens report, are the scale 1, too.
  static func scale(
    _ variable: String?, _ dotsPerInch: String?, _ textScale: Fraction? = nil
  ) -> Fraction {
    if let variable, let whole = Int(variable), (1...4).contains(whole) {
      return .percent(whole * 100)
    }
    guard let dotsPerInch, let dots = Double(dotsPerInch), dots.isFinite else {
      return textScale ?? .one
    }
    let quarters = min(max((dots / 24).rounded(), 4), 16)
    return .percent(Int(quarters) * 25)
  }
}
