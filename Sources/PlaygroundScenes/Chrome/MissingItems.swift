internal import DragCoding
internal import DragKit

/// The items from another program that did not arrive with a drop or a paste, as the engine reports
/// them.
struct MissingItems: Hashable, Sendable {
  private var parts: [Part] = []
  /// The number of items that the other program has sent.
  private var all = 0

  fileprivate struct Part: Hashable, Sendable {
    let count: Int
    let reason: String
  }

  /// Records the items that are missing after the last drop or paste.
  mutating func note(_ calls: [Call]) {
    let reported = calls.filter { $0.name == .itemsMissing }.map { JSONValue.object($0.fields) }
    guard let first = reported.first else { return }
    all = Int(first["of"]?.integer ?? 0)
    parts = reported.map {
      Part(count: Int($0["count"]?.integer ?? 0), reason: $0["reason"]?.string ?? "")
    }
  }

  /// The missing items as text; `nil` if all have arrived.
  var notice: LocalizedString? {
    guard let first = parts.first else { return nil }
    let missing = parts.reduce(0) { $0 + $1.count }
    let reasons = parts.dropFirst().reduce(first.words) { $0.joined(to: $1.words) }
    guard missing < all else {
      return LocalizedString("Nothing was added: ", "追加できません：", "추가하지 못함: ") + reasons
    }
    return LocalizedString(
      "\(missing.grouped) of \(all.grouped) \(missing == 1 ? "was" : "were") not added: ",
      "\(all.grouped)個のうち\(missing.grouped)個を追加できません：",
      "\(all.grouped)개 중 \(missing.grouped)개를 추가하지 못함: ") + reasons
  }
}

extension MissingItems.Part {
  fileprivate var words: LocalizedString {
    switch reason {
    case "path" where count == 1:
      LocalizedString("one name is not UTF-8", "UTF-8でない名前1個", "UTF-8 외 이름 1개")
    case "path":
      LocalizedString(
        "\(count.grouped) names are not UTF-8", "UTF-8でない名前\(count.grouped)個",
        "UTF-8 외 이름 \(count.grouped)개")
    case "limit":
      LocalizedString(
        "\(count.grouped) are beyond \(Limits.droppedFiles.grouped) at once",
        "一度に\(Limits.droppedFiles.grouped)個まで（ほか\(count.grouped)個）",
        "한 번에 \(Limits.droppedFiles.grouped)개까지 (외 \(count.grouped)개)")
    case "unsent":
      LocalizedString(
        "the other program did not send its data", "送り元のアプリから応答がありません",
        "다른 프로그램의 응답 없음")
    default:
      LocalizedString(
        "\(count.grouped) \(count == 1 ? "does" : "do") not fit here", "入らないもの\(count.grouped)個",
        "들어갈 수 없는 항목 \(count.grouped)개")
    }
  }
}

extension LocalizedString {
  fileprivate func joined(to other: LocalizedString) -> LocalizedString {
    self + LocalizedString(", ", "、", ", ") + other
  }
}

extension MissingItems: FieldCoded {
  static let fields = Fields(MissingItems.init) { ($0.parts, $0.all) }

  // One part for each reason of the engine; larger parts could overflow the sum.
  var isValid: Bool {
    parts.count <= 4 && (parts.map(\.count) + [all]).allSatisfy((0...1 << 53).contains)
  }
}

extension MissingItems.Part: FieldCoded {
  static let fields = Fields(MissingItems.Part.init) { ($0.count, $0.reason) }
}
