internal import DragKit

extension KeyboardStatus {
  /// The status in a language.
  func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .korean: korean
    }
  }

  private var english: String {
    switch self {
    case .focused(let item, nil): "\(item). Enter presses it, Tab goes on."
    case .focused(let item, let at?):
      "\(item), \(at.english). Arrows choose, Space lifts."
    case .slider(let item, let number): "\(item): \(number). Arrows change it, Tab goes on."
    case .part(let part, let item): "\(item): \(part). Enter presses it, arrows go on."
    case .scrolled(let item): "\(item). Arrows scroll it, Tab goes on."
    case .lifted(let item): "\(item) lifted. Arrows move, Space drops, Escape cancels."
    case .moved(let item, let at): "\(item): place \(at.english)"
    case .over(let item, let target): "\(item): over \(target)"
    case .nowhere(let item): "\(item): nothing here takes it"
    case .dropped(let item, nil): "\(item) dropped"
    case .dropped(let item, let at?): "\(item) dropped at place \(at.english)"
    case .returned(let item, nil): "\(item): cancelled"
    case .returned(let item, let at?): "\(item): cancelled, back at place \(at.english)"
    }
  }

  private var japanese: String {
    switch self {
    case .focused(let item, nil): "\(item)。Enterで押す、Tabで次へ"
    case .focused(let item, let at?):
      "\(item)、\(at.japanese)。矢印で選び、スペースで持ち上げる"
    case .slider(let item, let number): "\(item)：\(number)。矢印で変更、Tabで次へ"
    case .part(let part, let item): "\(item)：\(part)。Enterで押す、矢印で次へ"
    case .scrolled(let item): "\(item)。矢印でスクロール、Tabで次へ"
    case .lifted(let item): "\(item)を持ち上げた。矢印で移動、スペースでドロップ、Escで中止"
    case .moved(let item, let at): "\(item)：\(at.japanese)"
    case .over(let item, let target): "\(item)：\(target)の上"
    case .nowhere(let item): "\(item)：ここでは不可"
    case .dropped(let item, nil): "\(item)をドロップした"
    case .dropped(let item, let at?): "\(item)を\(at.japanese)にドロップした"
    case .returned(let item, nil): "\(item)：中止"
    case .returned(let item, let at?): "\(item)：中止、\(at.japanese)に戻った"
    }
  }

  private var korean: String {
    switch self {
    case .focused(let item, nil): "\(item). Enter로 누르기, Tab으로 다음"
    case .focused(let item, let at?):
      "\(item), \(at.korean). 화살표로 고르고 스페이스로 들기"
    case .slider(let item, let number): "\(item): \(number). 화살표로 바꾸기, Tab으로 다음"
    case .part(let part, let item): "\(item): \(part). Enter로 누르기, 화살표로 다음"
    case .scrolled(let item): "\(item). 화살표로 스크롤, Tab으로 다음"
    case .lifted(let item): "\(item) 들림. 화살표로 이동, 스페이스로 놓기, Esc로 취소"
    case .moved(let item, let at): "\(item): \(at.korean)"
    case .over(let item, let target): "\(item): \(target) 위"
    case .nowhere(let item): "\(item): 여기서는 안 됨"
    case .dropped(let item, nil): "\(item) 놓음"
    case .dropped(let item, let at?): "\(item) 놓음, \(at.korean)"
    case .returned(let item, nil): "\(item): 취소"
    case .returned(let item, let at?): "\(item): 취소, \(at.korean) 자리로"
    }
  }
}

extension KeyboardStatus.Standing {
  fileprivate var english: String {
    "\(position) of \(count)" + (container.map { " in \($0)" } ?? "")
  }
  fileprivate var japanese: String {
    (container.map { "\($0)の" } ?? "") + "\(count)個中\(position)番目"
  }
  fileprivate var korean: String {
    (container.map { "\($0), " } ?? "") + "\(count)개 중 \(position)번째"
  }
}
