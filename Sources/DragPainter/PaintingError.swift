internal import CSDL2

/// An error of SDL or of one of its libraries while something is painted, with what failed.
public struct PaintingError: Error, Hashable, Sendable, CustomStringConvertible {
  private let subject: String
  package let reason: String

  /// Creates the error of a call or a file; by default, the reason is the one that SDL noted last.
  package init(_ subject: String, message: String? = nil) {
    self.subject = subject
    reason = message ?? String(cString: SDL_GetError())
  }

  public var description: String { "\(subject): \(reason)" }
}
