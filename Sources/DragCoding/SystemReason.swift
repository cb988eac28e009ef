internal import Glibc

/// The reason for which a call of the system failed, in its words.
public struct SystemReason: Error, CustomStringConvertible {
  /// The words of the system, beginning in lower case.
  public let description: String

  /// Creates the reason with a number of `errno`.
  public init(_ number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
  }
}
