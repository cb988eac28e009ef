internal import Glibc

/// The system's description of an error number, with its first letter in lower case.
package struct SystemReason: CustomStringConvertible {
  package let description: String

  package init(_ number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
  }
}
