import Glibc

/// What the system calls an error.
enum SystemError {
  /// The words of the error `number`, beginning in lower case as they stand within a sentence.
  static func words(of number: Int32) -> String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
