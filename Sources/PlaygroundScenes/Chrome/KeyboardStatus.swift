internal import DragCoding
internal import DragKit
internal import PlaygroundUI

/// The item that the keyboard focuses or drags, for the status line.
struct KeyboardStatus: Hashable, Sendable {
  var kind: Kind
  /// The title of the focused or dragged item.
  let item: String
  /// The title of a drag's target or of a row's control, or the value of a control.
  var detail = ""
  var position: Position?

  enum Kind: Hashable, Sendable {
    case focusedControl, disabledControl, focusedItem, focusedRowControl, slider, toggle, list
    case lifted, moved, over, nowhere, dropped, copied, linked, cancelled
  }

  struct Position: Hashable, Sendable {
    let number: Int
    let count: Int
    var container: String?
  }
}

extension KeyboardStatus {
  private static let drag: [Call.Name] = [.dragBegan, .dragMoved]
  private static let steps: [Call.Name] = drag + [.dragEnded, .focused, .adjust]

  /// Shows the last step of the current keyboard drag, with its target or its position.
  mutating func showDrag(_ calls: ArraySlice<CallLog.Line>) {
    (kind, detail, position) = (.lifted, "", nil)
    guard let step = calls.last(where: { Self.drag.contains($0.name) }), step.name == .dragMoved
    else { return }
    position = step.position
    kind = position == nil ? .nowhere : .moved
    guard let target = step["target"]?.string else { return }
    (kind, detail) = (.over, target)
  }

  /// Shows the end of a keyboard drag if its item has received the focus and nothing else happened.
  mutating func showEnd(_ calls: ArraySlice<CallLog.Line>) {
    guard let last = calls.lastIndex(where: { Self.steps.contains($0.name) }),
      calls[last].name == .focused, !calls[last...].contains(where: { $0.name == .order }),
      let end = calls[..<last].last(where: { Self.steps.contains($0.name) }),
      end.name == .dragEnded, end["item"] == calls[last]["item"]
    else { return }
    guard end["reason"] == "dropped" else { return kind = .cancelled }
    let focus = position
    // Shows where the items or their copies have landed, which the last step reported.
    showDrag(calls[..<last])
    switch end["operation"] {
    case "copy": kind = .copied
    case "link": kind = .linked
    default: kind = .dropped
    }
    // Prefers the focused item's position, because the step reports that of the first moved item.
    position = kind == .dropped ? focus ?? position : position ?? focus
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
