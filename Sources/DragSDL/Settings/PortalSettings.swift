/// The values that the desktop's portal publishes, by their origin.
struct PortalSettings: Hashable, Sendable {
  /// The namespaces of the portal that are read.
  static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  /// 1 is dark, 2 is light, 0 is no preference.
  private var colorScheme: UInt32?
  /// 1 is reduced, 0 is no preference.
  private var reducedMotion: UInt32?
  private var enablesAnimations: Bool?
  private var textScale: Double?

  /// Notes the value of a key; one of another type than expected counts as not published.
  mutating func set(_ namespace: String, _ key: String, _ value: BusValue) {
    switch (namespace, key) {
    case ("org.freedesktop.appearance", "color-scheme"): colorScheme = value.uint32
    case ("org.freedesktop.appearance", "reduced-motion"): reducedMotion = value.uint32
    case ("org.gnome.desktop.interface", "enable-animations"): enablesAnimations = value.boolean
    case ("org.gnome.desktop.interface", "text-scaling-factor"): textScale = value.double
    default: break
    }
  }

  var settings: DesktopSettings {
    DesktopSettings(
      isDark: colorScheme.map { $0 == 1 }, reducesMotion: reducesMotion,
      textScale: textScale.flatMap(Self.scale))
  }

  /// Older portals publish only GNOME's switch of animations.
  private var reducesMotion: Bool? {
    if reducedMotion == 1 || enablesAnimations == false { return true }
    return reducedMotion == nil && enablesAnimations == nil ? nil : false
  }

  /// Returns a factor rounded to a hundredth; `nil` outside of the range that GNOME accepts.
  private static func scale(_ factor: Double) -> Fraction? {
    guard (0.5...3).contains(factor) else { return nil }
    return .percent(Int((factor * 100).rounded()))
  }
}
