/// An expression that engineers do not use, and what they write in its place.
struct Idiom: Sendable {
  /// A regular expression, matched without regard to case.
  let pattern: String
  let better: String

  init(_ pattern: String, _ better: String) {
    (self.pattern, self.better) = (pattern, better)
  }
}

extension Idiom {
  /// Any of the banned expressions, on a line of a text.
  static let any = Idiom(
    "(?m)" + banned.map { "(?:\($0.pattern))" }.joined(separator: "|"), "one of the others")

  /// The expressions that comments, names of tests, texts and pages must not contain.
  static let banned = [
    Idiom(#"c[ao]mes? to the same"#, "reproduces"),
    Idiom(#"c[ao]mes? to something else"#, "diverges"),
    Idiom(#"\band what came\b(?! before)"#, "expected and actual; the result"),
    Idiom(#"c[ao]mes? of (it|this|that)\b"#, "the result"),
    Idiom(#"in the air\b"#, "dragged, lifted"),
    Idiom(#"\bnothing (where|if|unless)\b"#, "`nil` if"),
    Idiom(#"\banew\b"#, "again"),
    Idiom(#"\bcall(s|ed|ing)? ((it|them|things|a drag|the drag) )?off\b"#, "cancels"),
    Idiom(#"\b(whoever|nobody|somebody)\b"#, "the caller, the user, the delegate"),
    Idiom(#"\b(let|lets|letting) (\w+ )?go of\b|\b(is|are|was|been) let go\b"#, "releases, drops"),
    Idiom(#"\bseam\b"#, "boundary"),
    Idiom(#"\b(tells|told|telling) (of|about|it|them|the)\b"#, "reports, emits"),
    Idiom(#"\bgoes on\b"#, "continues"),
    Idiom(#"\b(takes?|took|taken) up\b"#, "accepts, lifts"),
    Idiom(#"\bat rest\b"#, "settled; final layout"),
    Idiom(#"\blived\b"#, "live, replayed"),
    Idiom(#"\bstray(s|ed|ing)?\b"#, "exceeded the slop"),
    Idiom(#"\bwhat stands\b|\bstands? in it\b"#, "the contents"),
    Idiom(#"\bwhere there (is|are) (one|any|none|no)\b"#, "if any"),
    Idiom(#"\b(is|are) to be seen\b"#, "is visible"),
    Idiom(#"\bfor those who\b"#, "name the readers"),
  ]

  /// How no sentence of a documentation comment begins.
  static let bannedBeginning = Idiom(#"^(What|Of which|Where|Such as)\b"#, "a noun, or a verb")
}
