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
      "\(item), \(at.position) of \(at.count). Arrows choose, Space lifts."
    case .slider(let item, let number): "\(item): \(number). Arrows change it, Tab goes on."
    case .part(let part, let item): "\(item): \(part). Enter presses it, arrows go on."
    case .scrolled(let item): "\(item). Arrows scroll it, Tab goes on."
    case .lifted(let item): "\(item) lifted. Arrows move, Space drops, Escape cancels."
    case .moved(let item, let at): "\(item): place \(at.position) of \(at.count)"
    case .over(let item, let target): "\(item): over \(target)"
    case .nowhere(let item): "\(item): nothing here takes it"
    case .dropped(let item, nil): "\(item) dropped"
    case .dropped(let item, let at?): "\(item) dropped at place \(at.position) of \(at.count)"
    case .returned(let item, nil): "\(item): cancelled"
    case .returned(let item, let at?):
      "\(item): cancelled, back at place \(at.position) of \(at.count)"
    }
  }

  private var japanese: String {
    switch self {
    case .focused(let item, nil): "\(item)。Enterで押す、Tabで次へ"
    case .focused(let item, let at?):
      "\(item)、\(at.count)個中\(at.position)番目。矢印で選び、スペースで持ち上げる"
    case .slider(let item, let number): "\(item)：\(number)。矢印で変更、Tabで次へ"
    case .part(let part, let item): "\(item)：\(part)。Enterで押す、矢印で次へ"
    case .scrolled(let item): "\(item)。矢印でスクロール、Tabで次へ"
    case .lifted(let item): "\(item)を持ち上げた。矢印で移動、スペースでドロップ、Escで中止"
    case .moved(let item, let at): "\(item)：\(at.count)個中\(at.position)番目"
    case .over(let item, let target): "\(item)：\(target)の上"
    case .nowhere(let item): "\(item)：ここでは不可"
    case .dropped(let item, nil): "\(item)をドロップした"
    case .dropped(let item, let at?): "\(item)を\(at.count)個中\(at.position)番目にドロップした"
    case .returned(let item, nil): "\(item)：中止"
    case .returned(let item, let at?): "\(item)：中止、\(at.count)個中\(at.position)番目に戻った"
    }
  }

  private var korean: String {
    switch self {
    case .focused(let item, nil): "\(item). Enter로 누르기, Tab으로 다음"
    case .focused(let item, let at?):
      "\(item), \(at.count)개 중 \(at.position)번째. 화살표로 고르고 스페이스로 들기"
    case .slider(let item, let number): "\(item): \(number). 화살표로 바꾸기, Tab으로 다음"
    case .part(let part, let item): "\(item): \(part). Enter로 누르기, 화살표로 다음"
    case .scrolled(let item): "\(item). 화살표로 스크롤, Tab으로 다음"
    case .lifted(let item): "\(item) 들림. 화살표로 이동, 스페이스로 놓기, Esc로 취소"
    case .moved(let item, let at): "\(item): \(at.count)개 중 \(at.position)번째"
    case .over(let item, let target): "\(item): \(target) 위"
    case .nowhere(let item): "\(item): 여기서는 안 됨"
    case .dropped(let item, nil): "\(item) 놓음"
    case .dropped(let item, let at?): "\(item) 놓음, \(at.count)개 중 \(at.position)번째"
    case .returned(let item, nil): "\(item): 취소"
    case .returned(let item, let at?): "\(item): 취소, \(at.count)개 중 \(at.position)번째 자리로"
    }
  }
}

extension KeyboardStatus {
  /// The status with the words beside controls in the place of their names.
  func named(by chrome: Chrome) -> KeyboardStatus {
    if case .part(let part, let item) = self {
      return .part(Word(part: part).map(chrome.text) ?? part, of: item)
    }
    guard case .focused(let item, nil) = self else { return self }
    if let control = PlaylistControl.allCases.first(where: { $0.name == item }) {
      return .focused(chrome.text(control.word), nil)
    }
    guard let control = Control.allCases.first(where: { $0.name == item }) else { return self }
    let name = chrome.text(control.word)
    if let slider = TuningSlider.of(control) { return .slider(name, slider.text(chrome.tuning)) }
    return control == .calls ? .scrolled(name) : .focused(name, nil)
  }
}

extension Word {
  /// What a part of a row is called; nothing where it is not known.
  fileprivate init?(part: String) {
    switch part {
    case "delete", "swipe-delete": self = .menuDelete
    case "select": self = .select
    case "add": self = .partAdd
    case "detail": self = .partDetail
    default: return nil
    }
  }
}

extension Chrome {
  /// What the keyboard did last, in words, while it is in use.
  func status(_ interaction: Interaction) -> String? {
    let isInUse = interaction.focused != nil || interaction.session?.pointer == .keyboard
    guard isInUse else { return nil }
    return KeyboardStatus(log.lines)?.named(by: self).text(language)
  }

  /// Draws the line at the bottom of the stage that says what the keyboard did last, or what the scene has
  /// to say.
  func drawStatus(_ words: String?, on canvas: inout Canvas) {
    guard !isBare, let words else { return }
    let stage = layout.stage
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 34
    let middle = Point(x: stage.center.x.roundedToPixel, y: stage.maxY - 28)
    let box = Rect(
      center: middle, size: Size(width: min(width, max(stage.width - 32, 1)), height: 32))
    canvas.own(-1007)
    canvas.draw(
      .shadow(
        box.moved(by: Vector(dx: 0, dy: 2)), radius: 16, blur: 10,
        color: Color.black.opacity(percent: 25)))
    canvas.fill(box, radius: 16, theme.text)
    canvas.text(
      words, .label, theme.window, in: box.inset(by: Insets(left: 16, right: 16)), .center)
  }
}

extension Playground {
  /// What the scene has to say, or what the keyboard did last, in words, while it is in use.
  package var status: String? {
    content.shown.notice(content.chrome.language) ?? content.chrome.status(interaction)
  }
}
