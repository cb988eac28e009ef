internal import DragCoding
internal import DragKit

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
    case .copyCommand: text = count == 0 ? .nothingToCopy : .copied(count)
    case .cutCommand: text = count == 0 ? .nothingToCopy : .cut(count)
    case .pasteCommand where count > 0: text = .pasted
    case .pasteCommand: text = .notPasted(because: fields["reason"]?.string ?? "")
    default: return nil
    }
  }

  func text(_ language: Language) -> String { text.text(language) }
}

extension LocalizedString {
  fileprivate static let nothingToCopy = Self(
    "Nothing to copy: choose something with Tab and the arrows", "コピーするものがありません。Tabと矢印で選択",
    "복사할 항목 없음. Tab과 화살표로 선택")

  fileprivate static func copied(_ count: Int) -> Self {
    Self(
      "\(count) \(count == 1 ? "item" : "items") copied. Ctrl+V pastes, here or in another program.",
      "\(count)個をコピーしました。Ctrl+Vでペースト", "\(count)개 복사됨. Ctrl+V로 붙여넣기")
  }

  fileprivate static func cut(_ count: Int) -> Self {
    Self(
      "\(count) \(count == 1 ? "item" : "items") cut. Ctrl+V pastes, here or in another program.",
      "\(count)個を切り取りました。Ctrl+Vでペースト", "\(count)개 잘라냄. Ctrl+V로 붙여넣기")
  }

  fileprivate static let pasted = Self("Pasted", "ペーストしました", "붙여넣음")

  fileprivate static func notPasted(because reason: String) -> Self {
    switch reason {
    case "empty": Self("The clipboard is empty", "クリップボードは空です", "클립보드가 비어 있음")
    case "otherTypes", "refused":
      Self(
        "The clipboard has nothing that this page can use", "クリップボードに使えるデータがありません",
        "클립보드에 사용할 수 있는 데이터 없음")
    case "tooLarge":
      Self(
        "The clipboard has more than 16 MB, which is too much", "クリップボードのデータが大きすぎます（16 MBまで）",
        "클립보드 데이터 한도 초과 (16 MB)")
    case "unanswered":
      Self(
        "The program that copied the data does not send it", "コピー元のアプリから応答がありません",
        "복사한 프로그램의 응답 없음")
    default: Self("Nothing is pasted during a drag", "ドラッグ中はペーストできません", "드래그 중에는 붙여넣을 수 없음")
    }
  }
}
