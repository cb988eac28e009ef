internal import DragCoding
internal import DragKit
internal import PlaygroundUI

/// The result of the last clipboard command as text, until something else happens.
struct ClipboardStatus: Hashable, Sendable {
  private let text: LocalizedString

  init?(_ lines: some BidirectionalCollection<CallLog.Line>) {
    // A command changes a container's order once; a second change has another cause, such as an
    // undo.
    let orders = lines.reversed().prefix { $0.name == .order }.map { $0["container"] }
    guard Set(orders).count == orders.count, let last = lines.dropLast(orders.count).last
    else { return nil }
    let fields = JSONValue.object(last.fields)
    let count = Int(fields["count"]?.integer ?? 0)
    switch last.name {
    case .copyCommand: text = .counting(count, "copied-items")
    case .cutCommand: text = .counting(count, "cut-items")
    case .pasteCommand where count > 0: text = LocalizedString("pasted")
    case .pasteCommand: text = .notPasted(because: fields["reason"]?.string ?? "")
    default: return nil
    }
  }

  func text(_ language: Language) -> String { text.text(language) }
}

extension LocalizedString {
  fileprivate static func counting(_ count: Int, _ key: String) -> Self {
    count == 0 ? Self("nothing-to-copy") : Self(key, ["count": "\(count)"])
  }

  fileprivate static func notPasted(because reason: String) -> Self {
    switch reason {
    case "empty", "tooLarge", "unanswered": Self("not-pasted-\(reason.dashed)")
    case "otherTypes", "refused": Self("not-pasted-other-types")
    default: Self("not-pasted-during-drag")
    }
  }
}
