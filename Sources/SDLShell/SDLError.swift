internal import CSDL2

/// A failed call of SDL, SDL_ttf or SDL_image, or an input that this target refuses.
package struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the function that failed, or the refused input, such as a path.
  package let call: String
  package let message: String
  /// Whether SDL's video cannot be started, usually because there is no screen to open a window on.
  package let isDisplayMissing: Bool

  /// Creates an error; without a `message`, it has that of SDL's last error.
  init(_ call: String, message: String? = nil, isDisplayMissing: Bool = false) {
    self.call = call
    self.message = message ?? String(cString: SDL_GetError())
    self.isDisplayMissing = isDisplayMissing
  }

  package var description: String { "\(call): \(message)" }
}
