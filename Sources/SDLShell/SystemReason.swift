internal import Glibc

/// Why the system refused something, in words that go on in a sentence.
package struct SystemReason: CustomStringConvertible {
  package let description: String

  /// Creates the reason of an error's number (`errno`).
  package init(_ number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
  }
}
