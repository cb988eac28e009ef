/// The settings of the desktop's user that programs follow; `nil` for those that the desktop does not publish.
package struct DesktopSettings: Hashable, Sendable {
  /// Whether the user prefers light text on a dark background.
  package var isDark: Bool?
  /// Whether the user prefers reduced motion.
  package var reducesMotion: Bool?
  /// The size of text relative to the usual one, 0.5 to 3.
  package var textScale: Fraction?

  package init(isDark: Bool? = nil, reducesMotion: Bool? = nil, textScale: Fraction? = nil) {
    (self.isDark, self.reducesMotion, self.textScale) = (isDark, reducesMotion, textScale)
  }
}
