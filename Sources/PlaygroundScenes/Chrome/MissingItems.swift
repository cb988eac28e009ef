internal import DragCoding
internal import DragKit
internal import PlaygroundUI

/// The items from another program that did not arrive with the last drop or paste.
struct MissingItems: Hashable, Sendable {
  private var parts: [Part] = []
  /// The number of items in the drop or the paste, including the missing ones.
  private var all = 0

  fileprivate struct Part: Hashable, Sendable {
    let count: Int
    let reason: String
  }

  /// Replaces the missing items with those that the calls report, if any.
  mutating func note(_ calls: [Call]) {
    let reported = calls.filter { $0.name == .itemsMissing }
    guard let first = reported.first else { return }
    all = Int(first["of"]?.integer ?? 0)
    parts = reported.map {
      Part(count: Int($0["count"]?.integer ?? 0), reason: $0["reason"]?.string ?? "")
    }
  }

  /// The missing items as text; `nil` if all have arrived.
  var notice: LocalizedString? {
    guard let reasons = LocalizedString.list(parts.map(\.words)) else { return nil }
    let missing = parts.reduce(0) { $0 + $1.count }
    guard missing < all else { return LocalizedString("missing-all", texts: ["reasons": reasons]) }
    return LocalizedString(
      "missing-some", ["count": missing.grouped, "all": all.grouped], texts: ["reasons": reasons])
  }
}

extension MissingItems.Part {
  fileprivate var words: LocalizedString {
    switch reason {
    case "path": LocalizedString("missing-path", ["count": count.grouped])
    case "limit":
      LocalizedString(
        "missing-limit", ["count": count.grouped, "limit": Limits.droppedFiles.grouped])
    case "unsent": LocalizedString("missing-unsent")
    default: LocalizedString("missing-other", ["count": count.grouped])
    }
  }
}

extension MissingItems: FieldCoded {
  static let fields = Fields(MissingItems.init) { ($0.parts, $0.all) }

  // The engine has four reasons; the limit of each count keeps their sum from overflowing.
  var isValid: Bool {
    parts.count <= 4 && (parts.map(\.count) + [all]).allSatisfy((0...1 << 53).contains)
  }
}

extension MissingItems.Part: FieldCoded {
  static let fields = Fields(MissingItems.Part.init) { ($0.count, $0.reason) }
}
