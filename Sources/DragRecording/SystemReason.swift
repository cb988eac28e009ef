internal import Glibc

package struct SystemReason: Error, CustomStringConvertible {
  package let description: String

  package init(_ number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
  }
}
