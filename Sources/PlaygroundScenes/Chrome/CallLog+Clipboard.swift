internal import DragKit
internal import PlaygroundUI

extension CallLog {
  /// The result of a clipboard command as text; `nil` unless the command is the newest call, apart
  /// from the order changes that it made.
  var clipboardResult: LocalizedString? {
    // A second change of the same container's order has another cause, such as an undo.
    let orders = lines.reversed().prefix { $0.name == .order }.map { $0["container"] }
    guard Set(orders).count == orders.count, let last = lines.dropLast(orders.count).last
    else { return nil }
    let count = Int(last["count"]?.integer ?? 0)
    switch last.name {
    case .copyCommand: return .counting(count, "copied-items")
    case .cutCommand: return .counting(count, "cut-items")
    case .pasteCommand where count > 0: return LocalizedString("pasted")
    case .pasteCommand: return .notPasted(because: last["reason"]?.string ?? "")
    default: return nil
    }
  }
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
