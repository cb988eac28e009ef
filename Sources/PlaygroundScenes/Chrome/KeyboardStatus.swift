internal import DragCoding
internal import DragKit
internal import PlaygroundUI

/// The last step of the keyboard, such as a move of the focus or a drop, for the status line.
struct KeyboardStatus: Hashable, Sendable {
  var kind: Kind
  var item: String
  var detail = ""
  var position: Position?
  /// Whether the order has changed since the reported step, for example by an undo.
  private(set) var isOutdated = false

  enum Kind: Hashable, Sendable {
    case focusedControl, disabledControl, focusedItem, focusedRowControl, slider, toggle, list
    case lifted, moved, over, nowhere, dropped, copied, linked, cancelled
  }

  struct Position: Hashable, Sendable {
    var number: Int
    var count: Int
    var container: String?
  }
}

extension KeyboardStatus {
  init?(_ calls: ArraySlice<CallLog.Line>) {
    guard let last = calls.lastIndex(where: { Self.shown.contains($0.name) }) else { return nil }
    let line = calls[last]
    guard let item = line["item"]?.string else { return nil }
    self.init(kind: .focusedControl, item: item)
    switch line.name {
    case .adjust: break
    case .dragBegan: kind = .lifted
    case .dragMoved: move(line)
    case .dragEnded: end(line, after: calls[..<last])
    default: focus(line, after: calls[..<last])
    }
    isOutdated = calls[last...].contains { $0.name == .order }
  }

  private static let shown: [Call.Name] = [.focused, .adjust, .dragBegan, .dragMoved, .dragEnded]

  private mutating func move(_ line: CallLog.Line) {
    position = line.position
    kind = position == nil ? .nowhere : .moved
    guard let target = line["target"]?.string else { return }
    (kind, detail) = (.over, target)
  }

  private mutating func end(_ line: CallLog.Line, after calls: ArraySlice<CallLog.Line>) {
    guard line["reason"] == "dropped" else { return kind = .cancelled }
    switch line["operation"] {
    case "copy": kind = .copied
    case "link": kind = .linked
    default: kind = .dropped
    }
    // The last step reported where the items, or their copies, have landed.
    guard let step = calls.last(where: { [.dragBegan, .dragMoved].contains($0.name) }),
      step.name == .dragMoved
    else { return }
    position = step.position
    detail = step["target"]?.string ?? ""
  }

  private mutating func focus(_ line: CallLog.Line, after calls: ArraySlice<CallLog.Line>) {
    position = line.position
    // The end of a drag by keyboard is reported just before the focus that follows.
    let before = calls.last { Self.shown.contains($0.name) }
    if let before, before.name == .dragEnded, before["item"] == line["item"] {
      end(before, after: calls)
      // The drag's last step reports the place of its first item, which can be another item.
      if kind == .dropped, detail.isEmpty { position = line.position ?? position }
    } else if let part = line["part"]?.string {
      (kind, detail) = (.focusedRowControl, part)
    } else if position != nil {
      kind = .focusedItem
    }
  }

  func text(_ language: Language) -> String {
    let place = position.map { ["place": $0.text] } ?? [:]
    return LocalizedString(key, ["item": item, "detail": detail], texts: place).text(language)
  }

  private var key: String {
    let key = "status-\(kind)".dashed
    switch kind {
    case .dropped, .copied, .linked:
      return detail.isEmpty ? position == nil ? key : "\(key)-at" : "\(key)-on"
    case .cancelled: return position == nil ? key : "\(key)-at"
    default: return key
    }
  }
}

extension CallLog.Line {
  fileprivate var position: KeyboardStatus.Position? {
    guard let number = self["position"]?.integer, let count = self["count"]?.integer else {
      return nil
    }
    return KeyboardStatus.Position(
      number: Int(number), count: Int(count), container: self["container"]?.string)
  }
}

extension KeyboardStatus.Position {
  fileprivate var text: LocalizedString {
    let place = LocalizedString("status-place", ["number": "\(number)", "count": "\(count)"])
    guard let container else { return place }
    return LocalizedString("status-place-in", ["container": container], texts: ["place": place])
  }
}
