internal import DragCoding
internal import DragKit

struct KeyboardStatus: Hashable, Sendable {
  var kind: Kind
  var item: String
  var detail = ""
  var position: Position?
  /// Whether the order has changed after the reported step, for example by an undo.
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
  init?(_ calls: some BidirectionalCollection<CallLog.Line>) {
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

  private mutating func end(
    _ line: CallLog.Line, after calls: some BidirectionalCollection<CallLog.Line>
  ) {
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

  private mutating func focus(
    _ line: CallLog.Line, after calls: some BidirectionalCollection<CallLog.Line>
  ) {
    position = line.position
    // The end of a drag by keyboard is reported just before the focus that follows.
    let before = calls.last { Self.shown.contains($0.name) }
    if let before, before.name == .dragEnded, before["item"] == line["item"] {
      end(before, after: calls)
      // The step has the place of the first item, which can be another one.
      if kind == .dropped, detail.isEmpty { position = line.position ?? position }
    } else if let part = line["part"]?.string {
      (kind, detail) = (.focusedRowControl, part)
    } else if position != nil {
      kind = .focusedItem
    }
  }

  func text(_ language: Language) -> String {
    format.text(language)
      .replacing("{place}", with: position?.text(language) ?? "")
      .replacing("{detail}", with: detail)
      .replacing("{item}", with: item)
  }

  private var format: LocalizedString {
    switch kind {
    case .focusedControl:
      .init(
        "{item}. Enter activates it, Tab moves on.", "{item}。Enterで押す、Tabで次へ",
        "{item}. Enter로 누르기, Tab으로 다음")
    case .disabledControl:
      .init(
        "{item}: not available now. Tab moves on.", "{item}：今は使えません。Tabで次へ",
        "{item}: 지금은 사용할 수 없음. Tab으로 다음")
    case .focusedItem:
      .init(
        "{item}, {place}. Arrows choose, Space lifts.", "{item}、{place}。矢印で選択、Spaceで持ち上げ",
        "{item}, {place}. 화살표로 선택, Space로 들기")
    case .focusedRowControl:
      .init(
        "{item}: {detail}. Enter activates it, arrows move on.", "{item}：{detail}。Enterで押す、矢印で次へ",
        "{item}: {detail}. Enter로 누르기, 화살표로 다음")
    case .slider:
      .init(
        "{item}: {detail}. Arrows change it, Tab moves on.", "{item}：{detail}。矢印で変更、Tabで次へ",
        "{item}: {detail}. 화살표로 변경, Tab으로 다음")
    case .toggle:
      .init(
        "{item}: {detail}. Enter changes it, Tab moves on.", "{item}：{detail}。Enterで切り替え、Tabで次へ",
        "{item}: {detail}. Enter로 전환, Tab으로 다음")
    case .list:
      .init(
        "{item}. Arrows scroll it, Tab moves on.", "{item}。矢印でスクロール、Tabで次へ",
        "{item}. 화살표로 스크롤, Tab으로 다음")
    case .lifted:
      .init(
        "{item} lifted. Arrows move, Space drops, Escape cancels.",
        "{item}を移動中。矢印で移動、Spaceでドロップ、Escでキャンセル", "{item} 들림. 화살표로 이동, Space로 드롭, Esc로 취소")
    case .moved: .init("{item}: place {place}", "{item}：{place}", "{item}: {place}")
    case .over: .init("{item}: over {detail}", "{item}：{detail}の上", "{item}: {detail} 위")
    case .nowhere: .init("{item}: nothing here takes it", "{item}：ここには置けません", "{item}: 여기에 놓을 수 없음")
    case .dropped where !detail.isEmpty:
      .init("{item} dropped on {detail}", "{item}を{detail}にドロップ", "{item} 드롭, {detail}")
    case .dropped where position == nil: .init("{item} dropped", "{item}をドロップ", "{item} 드롭")
    case .dropped:
      .init("{item} dropped at place {place}", "{item}を{place}にドロップ", "{item} 드롭, {place}")
    case .copied where !detail.isEmpty:
      .init("{item} copied to {detail}", "{item}を{detail}にコピー", "{item} 복사, {detail}")
    case .copied where position == nil: .init("{item} copied", "{item}をコピー", "{item} 복사")
    case .copied:
      .init("{item} copied to place {place}", "{item}を{place}にコピー", "{item} 복사, {place}")
    case .linked where !detail.isEmpty:
      .init("{item} linked to {detail}", "{item}を{detail}にリンク", "{item} 링크, {detail}")
    case .linked where position == nil: .init("{item} linked", "{item}をリンク", "{item} 링크")
    case .linked:
      .init("{item} linked at place {place}", "{item}を{place}にリンク", "{item} 링크, {place}")
    case .cancelled where position == nil: .init("{item}: cancelled", "{item}：キャンセル", "{item}: 취소")
    case .cancelled:
      .init(
        "{item}: cancelled, back at place {place}", "{item}：キャンセル、{place}へ",
        "{item}: 취소, {place} 자리로")
    }
  }
}

extension CallLog.Line {
  subscript(name: String) -> JSONValue? { fields.first { $0.name == name }?.value }

  fileprivate var position: KeyboardStatus.Position? {
    guard let number = self["position"]?.integer, let count = self["count"]?.integer else {
      return nil
    }
    return KeyboardStatus.Position(
      number: Int(number), count: Int(count), container: self["container"]?.string)
  }
}

extension KeyboardStatus.Position {
  fileprivate func text(_ language: Language) -> String {
    let place = LocalizedString(
      "\(number) of \(count)", "\(count)個中\(number)番目", "\(count)개 중 \(number)번째")
    guard let container else { return place.text(language) }
    return LocalizedString("{} in \(container)", "\(container)の{}", "\(container), {}")
      .text(language).replacing("{}", with: place.text(language))
  }
}
