extension InteractionWorld {
  /// The problems of the content (`InteractiveContent.problems()`), and whether its bytes lack a part of it.
  public var problems: [String] {
    content.problems() + [problemOfBytes].compactMap(\.self)
  }

  private var problemOfBytes: String? {
    let advice =
      "encode(into:) and init(decoding:) must write and read the same fields in the same order"
    let decoded: Content
    do throws(CanonicalError) {
      decoded = try Content(canonicalBytes: content.canonicalBytes)
    } catch {
      return "the bytes of the content cannot be read: \(error); \(advice)"
    }
    guard decoded != content else { return nil }
    let difference = StateDescription(of: content).difference(to: StateDescription(of: decoded))
    let fields = difference.prefix(4).joined(separator: "; ")
    return "the content does not come back from its bytes: \(fields); \(advice)"
  }
}
