package import DragKit

// The line that says what the keyboard did last.
extension Chrome {
  /// What the keyboard did last, in words, while it is in use.
  func status(_ interaction: Interaction, on shown: any PlaygroundScene) -> String? {
    guard interaction.focused != nil || interaction.session?.pointer == .keyboard,
      var status = KeyboardStatus(log.lines)
    else { return nil }
    switch status.kind {
    case .focusedPart:
      status.detail = LocalizedString(part: status.detail).map(text) ?? status.detail
    case .over: status.detail = words(for: status.detail, on: shown)
    case .focusedControl:
      let control = Control.allCases.first { $0.name == status.item }
      if let slider = control.flatMap(TuningSlider.of) {
        (status.kind, status.detail) = (.slider, slider.text(tuning))
      } else if control == .calls {
        status.kind = .list
      }
    default: break
    }
    status.item = words(for: status.item, on: shown)
    let container = status.standing?.container
    status.standing?.container = container.flatMap { shown.words(for: ContainerID($0), language) }
    return status.text(language)
  }

  /// What people read on an item or beside a control in the place of its name.
  private func words(for name: String, on shown: any PlaygroundScene) -> String {
    if let item = shown.model.item(named: name) { return shown.words(for: item, language) ?? name }
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
  func drawStatus(_ words: String?, on canvas: inout Canvas) {
    guard !isBare, let words else { return }
    let box = statusBox(words, canvas.interaction)
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

extension LocalizedString {
  /// What a part of a row is called; nothing where it is not known.
  fileprivate init?(part: String) {
    switch part {
    case "delete", "swipe-delete": self = .delete
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
