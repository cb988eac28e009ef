internal import CSDL2

/// What SDL, SDL_ttf or SDL_image said when a call failed.
package struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done.
  package enum Reason: Hashable, Sendable {
    /// There is no screen to open a window on.
    case noDisplay
    /// A call failed.
    case failedCall
  }

  /// What was being done.
  package let reason: Reason
  /// The call that failed.
  package let call: String
  /// The library's own words.
  package let message: String

  /// Takes down the failure of `call`.
  ///
  /// The words are copied now, because a later call overwrites them.
  init(_ call: String, reason: Reason = .failedCall) {
    self.reason = reason
    self.call = call
    message = String(cString: SDL_GetError())
  }

  /// Creates a failure that SDL itself does not report.
  init(reason: Reason, call: String, message: String) {
    self.reason = reason
    self.call = call
    self.message = message
  }

  package var description: String { "\(call): \(message)" }
}
