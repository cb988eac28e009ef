internal import DragDrawing
package import DragKit
internal import PlaygroundUI

// MARK: - The status line
extension Playground {
  package var status: String? {
    let (content, language) = (content, content.chrome.language)
    return content.chrome.missing.notice?.text(language)
      ?? content.shown.notice(language)
      ?? content.chrome.log.clipboardResult?.text(language)
      ?? (interaction.isFocusCovered ? nil : keyboardStatus)
  }

  private var keyboardStatus: String? {
    let session = interaction.session.flatMap { $0.pointer == .keyboard ? $0 : nil }
    guard let item = session?.item ?? interaction.focused else { return nil }
    var status = content.focusStatus(of: item, rowControl: interaction.focusedRowControl)
    let calls = content.chrome.log.lines[...]
    if session != nil { status.showDrag(calls) } else { status.showEnd(calls) }
    return content.text(of: status)
  }

  /// Whether there is a result of a clipboard command for the status.
  package var saysWhatWasCopied: Bool { content.chrome.log.clipboardResult != nil }

  package var statusFrame: Rect? { status.flatMap(frame(ofStatus:)) }

  /// Returns the frame of the status at the bottom of the stage, or else at its top.
  ///
  /// It is `nil` if both would cover a control, or the item that the keyboard focuses or drags.
  func frame(ofStatus words: String) -> Rect? {
    // With a margin, because a dragged item is enlarged and has a ring around it.
    let own = interaction.frameOfKeyboard.map { [$0.insetBy(-12)] } ?? []
    let controls = visibleItems.filter { $0.item.isControl && $0.item != Control.menuBackdrop.id }
    let covered = own + controls.map(\.unscaledFrame)
    let stage = content.chrome.layout.stage
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 34
    let size = Size(width: min(width, max(stage.width - 32, 1)), height: 32)
    let middle = stage.center.x.roundedToPixel
    return [stage.maxY - 28, stage.minY + 28].lazy
      .map { Rect(center: Point(x: middle, y: $0), size: size) }
      .first { box in !covered.contains { $0.intersects(box) } }
  }
}

extension PlaygroundContent {
  fileprivate func focusStatus(of item: ItemID, rowControl: String?) -> KeyboardStatus {
    var status = KeyboardStatus(kind: .focusedControl, item: title(of: item))
    let control = Control(item)
    if let rowControl {
      status.kind = .focusedRowControl
      status.detail =
        LocalizedString(ifPresent: "row-control-\(rowControl)").map(chrome.text) ?? rowControl
    } else if let position = shown.model.position(of: item) {
      status.kind = .focusedItem
      status.position = KeyboardStatus.Position(
        number: position.offset + 1, count: shown.model.count(of: position.container) ?? 0,
        container: position.container.name)
    } else if let value = control.flatMap(chrome.slider) {
      (status.kind, status.detail) = (.slider, value.text)
    } else if control == .calls || control == .sheetCard {
      status.kind = .list
    } else if !isEnabled(item) {
      status.kind = .disabledControl
    } else if let control, chrome.panel.allSwitches.contains(control) {
      let state = LocalizedString(isOn(control) ? "on" : "off")
      (status.kind, status.detail) = (.toggle, chrome.text(state))
    }
    return status
  }

  /// Returns a status as text, with titles instead of the names of its target and its container.
  fileprivate func text(of status: KeyboardStatus) -> String {
    var status = status
    if [.over, .dropped, .copied, .linked].contains(status.kind) {
      let target =
        shown.model.item(named: status.detail)
        ?? DropTargetID.allCases.first { $0.name == status.detail }?.id
      status.detail = target.map(title) ?? status.detail
    }
    let container = status.position?.container
    status.position?.container = container.flatMap {
      shown.title(of: ContainerID($0), chrome.language)
    }
    return status.text(chrome.language)
  }

  /// Returns the title of an item or a control, or its name if it has none.
  func title(of item: ItemID) -> String {
    Control(item).map { chrome.text(shown.title(of: $0)) }
      ?? shown.title(of: item, chrome.language) ?? name(of: item)
  }
}

extension Interaction {
  fileprivate var frameOfKeyboard: Rect? {
    guard let session, session.pointer == .keyboard else { return focused.flatMap(frame(of:)) }
    return session.itemFrame
  }
}

extension Chrome {
  func drawStatus(_ words: String, in box: Rect, on canvas: inout Canvas) {
    canvas.begin(.status)
    canvas.shadow(of: box, radius: box.height / 2, .bar)
    canvas.fill(box, radius: box.height / 2, theme.text)
    canvas.text(
      words, .label, theme.window,
      in: box.inset(by: Insets(left: Spacing.large, right: Spacing.large)), .center)
  }
}

// MARK: - The visible items and the focus
extension Playground {
  /// The visible items and controls, from the back to the front.
  package var visibleItems: [SceneElement] {
    let stage = content.stage
    return (stage.areas + stage.areasInFront).flatMap {
      interaction.elements(in: $0.container)
    }
  }

  /// Whether Tab stays in a list, a menu, a sheet or a card above the page.
  package var keepsFocusInFront: Bool {
    content.stage.areasInFront.contains { $0.layer == .menus }
  }

  /// The index of the focused item in ``visibleItems``; `nil` without a focus.
  package var placeOfFocus: Int? {
    interaction.focused.flatMap { item in visibleItems.firstIndex { $0.item == item } }
  }

  /// Returns the frame of the control at a point or, if `point` is `nil`, of the focused item.
  ///
  /// It is `nil` if no control is there, or no item has the focus.
  package func frameOfControl(pressedAt point: Point?) -> Rect? {
    guard let point else { return interaction.focused.flatMap(interaction.frame(of:)) }
    return visibleItems.last {
      $0.item.isControl && $0.item != Control.inspectorPlate.id && $0.unscaledFrame.contains(point)
    }?.unscaledFrame
  }
}
