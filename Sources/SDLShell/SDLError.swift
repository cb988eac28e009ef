internal import CSDL2

package struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  package let call: String
  package let message: String
  package let isDisplayMissing: Bool

  init(_ call: String, message: String? = nil, isDisplayMissing: Bool = false) {
    self.call = call
    self.message = message ?? String(cString: SDL_GetError())
    self.isDisplayMissing = isDisplayMissing
  }

  package var description: String { "\(call): \(message)" }
}
