internal import CSDL2

/// An error of SDL, with the function that failed.
public struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  package let call: String
  package let message: String
  /// Whether there is no screen to open a window on.
  public let isDisplayMissing: Bool

  package init(_ call: String, message: String? = nil, isDisplayMissing: Bool = false) {
    self.call = call
    self.message = message ?? String(cString: SDL_GetError())
    self.isDisplayMissing = isDisplayMissing
  }

  public var description: String { "\(call): \(message)" }
}
