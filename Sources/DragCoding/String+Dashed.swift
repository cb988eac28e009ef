extension String {
  /// The name in lower case with dashes, such as `long-press` for `longPress`.
  package var dashed: String {
    reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
