package import DragKit

// The line that says what the keyboard did last.
extension Chrome {
  /// What the keyboard did last, in words, while it is in use.
  func status(_ interaction: Interaction, on shown: any PlaygroundScene) -> String? {
    let isInUse = interaction.focused != nil || interaction.session?.pointer == .keyboard
    guard isInUse else { return nil }
    return KeyboardStatus(log.lines)
      .map(detailed)?
      .named({ words(for: $0, on: shown) }, in: { shown.words(for: ContainerID($0), self) })
      .text(language)
  }

  /// The status with what a slider shows, and for what is scrolled.
  private func detailed(_ status: KeyboardStatus) -> KeyboardStatus {
    switch status {
    case .part(let part, let item):
      return .part(LocalizedString(part: part).map(text) ?? part, of: item)
    case .focused(let item, nil):
      guard let control = Control.allCases.first(where: { $0.name == item }) else { return status }
      if let slider = TuningSlider.of(control) { return .slider(item, slider.text(tuning)) }
      return control == .calls ? .scrolled(item) : status
    default: return status
    }
  }

  /// What people read on an item or beside a control in the place of its name.
  private func words(for name: String, on shown: any PlaygroundScene) -> String {
    if let item = shown.model.item(named: name) { return shown.words(for: item, self) ?? name }
    let control: LocalizedString? =
      PlaylistControl.allCases.first { $0.name == name }?.word
      ?? Control.allCases.first { $0.name == name }?.word
    return control.map(text) ?? name
  }

  /// Where the line is: at the bottom of the stage, or at its top where it would cover what it tells of.
  func statusBox(_ words: String, _ interaction: Interaction) -> Rect {
    let stage = layout.stage
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 34
    let size = Size(width: min(width, max(stage.width - 32, 1)), height: 32)
    let middle = stage.center.x.roundedToPixel
    let box = Rect(center: Point(x: middle, y: stage.maxY - 28), size: size)
    // What is carried is seen larger than it is, and has a ring around it.
    guard let told = interaction.frameOfKeyboard, told.insetBy(-12).intersects(box) else {
      return box
    }
    return Rect(center: Point(x: middle, y: stage.minY + 28), size: size)
  }

  /// Draws the line that says what the keyboard did last, or what the scene has to say.
  func drawStatus(_ words: String?, on canvas: inout Canvas, _ interaction: Interaction) {
    guard !isBare, let words else { return }
    let box = statusBox(words, interaction)
    canvas.begin(.status)
    canvas.shadow(of: box, below: 2, radius: 16, blur: 10, percent: 25)
    canvas.fill(box, radius: 16, theme.text)
    canvas.text(
      words, .label, theme.window, in: box.inset(by: Insets(left: 16, right: 16)), .center)
  }
}

extension Interaction {
  /// Where what the keyboard carries or has come to is at rest.
  fileprivate var frameOfKeyboard: Rect? {
    guard let session, session.pointer == .keyboard else { return focused.flatMap(place(of:)) }
    return session.itemFrame
  }
}

extension KeyboardStatus {
  /// The status with what people read in the place of names.
  fileprivate func named(
    _ title: (String) -> String, in container: (String) -> String?
  ) -> KeyboardStatus {
    func place(_ standing: Standing) -> Standing {
      var standing = standing
      standing.container = standing.container.flatMap(container)
      return standing
    }
    return switch self {
    case .focused(let item, let at): .focused(title(item), at.map(place))
    case .slider(let item, let number): .slider(title(item), number)
    case .part(let part, let item): .part(part, of: title(item))
    case .scrolled(let item): .scrolled(title(item))
    case .lifted(let item): .lifted(title(item))
    case .moved(let item, let at): .moved(title(item), place(at))
    case .over(let item, let target): .over(title(item), target: title(target))
    case .nowhere(let item): .nowhere(title(item))
    case .dropped(let item, let at): .dropped(title(item), at.map(place))
    case .returned(let item, let at): .returned(title(item), at.map(place))
    }
  }
}

extension LocalizedString {
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

extension Playground {
  /// What the scene has to say, or what the keyboard did last, in words, while it is in use.
  package var status: String? {
    let chrome = content.chrome
    return content.shown.notice(chrome.language) ?? chrome.status(interaction, on: content.shown)
  }

  /// Where these words are seen.
  package var statusFrame: Rect? {
    status.map { content.chrome.statusBox($0, interaction) }
  }
}
