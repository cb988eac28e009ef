package import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - The sidebar and the toolbar
extension Chrome {
  func environment(
    _ interaction: Interaction, _ drawings: DrawingCache = DrawingCache(), showsFocus: Bool = true
  ) -> Canvas.Environment {
    Canvas.Environment(
      interaction, theme: theme, language: language, window: window, drawings: drawings,
      showsFocus: showsFocus)
  }

  func drawFrame(on canvas: inout Canvas, _ state: ChromeState) {
    canvas.draw(sidebar(state), as: ScreenPart.sidebar.rawValue)
    canvas.draw(toolbar(state), as: ScreenPart.toolbar.rawValue)
    if layout.hasInspector { drawInspector(on: &canvas, state) }
  }

  func sidebar(_ state: ChromeState) -> [PlacedWidget] {
    guard layout.hasSidebar else { return [] }
    let pages = Page.withButtons.flatMap { page -> [WidgetLayout] in
      let entry = Widget(.entry(page.title, icon: page.button.icon), page.button.id)
      return [
        .space(page.isApart ? Spacing.large : 0),
        .widget(entry.isOn(state.isShown(page)), 36), .space(Spacing.tight),
      ]
    }
    let appearance = Widget(
      .button(icon: isDark ? "sun" : "moon", \.text), Control.appearance.id
    ).tip(otherAppearance)
    let buttons = WidgetLayout.row(
      36,
      of: [
        .widget(appearance, 36), .widget(.button(.help), 36), .space(Spacing.tight),
        .widget(.popup(.language, .verbatim(language.ownName))),
      ])
    let words = WidgetLayout.column(
      148,
      of: [
        .space(16), .widget(.text(.verbatim(appTitle), .title), 24), .space(20),
        .widget(.heading(LocalizedString("scenes")), 20), .space(),
      ])
    return WidgetLayout.layers(of: [
      .widget(.fill(\.sidebar)), .row(of: [.space(), .widget(.line, LineWidth.hairline)]),
      .row(of: [.space(20), words]),
      .row(of: [
        .space(Spacing.small), .column(of: [.space(88)] + pages + [.space(), buttons, .space(12)]),
        .space(Spacing.small),
      ]),
    ]).placed(in: layout.sidebar)
  }

  func toolbar(_ state: ChromeState) -> [PlacedWidget] {
    let toolbar = layout.toolbar
    let row = toolbar.inset(by: Insets(left: Spacing.medium, right: Spacing.medium))
      .band(10, height: 36)
    func buttons(_ controls: [Control]) -> [WidgetLayout] {
      controls.map { control in
        let color: ThemeColor = control == .record ? \.danger : \.text
        let button = Widget.button(control, color, tip: state.stepTitles[control])
        return .widget(
          button.isOn(state.isOn(control)).isEnabled(!state.disabled.contains(control)), 36)
      }
    }
    let left = buttons(ChromeLayout.buttonsOfPage)
    let right = buttons(layout.buttonsOfWindow)
    let first = WidgetLayout.row(spacing: Spacing.tight, of: left).placed(in: row)
    let last = WidgetLayout.row(spacing: Spacing.tight, of: [.space()] + right).placed(in: row)
    let line = [PlacedWidget(.line, toolbar.bottomLine)]
    return layout.hasSecondRow
      ? line + first + last + pageSwitch(state) + segments(state)
      : line + first + segments(state) + last
  }

  /// Returns the buttons of the page switch, which replaces the sidebar; none with a sidebar.
  private func pageSwitch(_ state: ChromeState) -> [PlacedWidget] {
    guard !layout.hasSidebar else { return [] }
    let pages = Page.withButtons.map { page in
      WidgetLayout.widget(
        .button(page.button).isOn(state.isShown(page)),
        layout.switchPitch - Spacing.tight)
    }
    return WidgetLayout.row(spacing: Spacing.tight, of: [.space(Spacing.small)] + pages)
      .placed(in: layout.toolbar.band(ChromeLayout.toolbarHeight + 2, height: 36))
  }

  private func segments(_ state: ChromeState) -> [PlacedWidget] {
    let groups = layout.panel.segments.map { group in
      let segments = group.map { WidgetLayout.widget(.segment($0).isOn(state.isOn($0))) }
      return WidgetLayout.layers(
        layout.segmentWidth * group.count,
        of: [.widget(.groove(radius: Radius.row)), .row(of: segments)])
    }
    return WidgetLayout.row(spacing: ChromeLayout.groupGap, of: groups)
      .placed(in: layout.segmentBar)
  }
}

// MARK: - Above the page
extension Chrome {
  func drawCancelStrip(on canvas: inout Canvas, opacity: Fraction) {
    guard canvas.interaction.session?.pointer.kind == .touch else { return }
    let (strip, isOver) = (layout.cancelStrip, canvas.interaction.isOverCancelStrip)
    let radius = strip.height / 2
    canvas.begin(.cancelStrip)
    canvas.group(alpha: opacity.clamped(to: .zero ... .one)) { canvas in
      canvas.shadow(of: strip, radius: radius, .bar)
      canvas.fill(strip, radius: radius, isOver ? theme.dangerFill : theme.card)
      if !isOver { canvas.outline(strip, radius: radius, theme.hairline) }
      canvas.text(
        LocalizedString("cancel-strip"), .strongLabel, isOver ? .white : theme.danger, in: strip,
        .center)
    }
  }

  /// Draws the ring around the focused control, in a shape that suits its widget.
  func drawFocus(in overlays: [Overlay], on canvas: inout Canvas) {
    guard let item = canvas.focused, item.isControl,
      let frame = canvas.interaction.frame(of: item)
    else { return }
    canvas.begin(.focusRing)
    switch Control(item) {
    case .sheetCard: canvas.focusRing(within: SheetLayout(in: window).room.insetBy(-4))
    case .calls: canvas.focusRing(within: frame.insetBy(-8))
    default:
      let all = widgets + overlays.flatMap(\.widgets)
      let widget = all.last { $0.widget.item == item }?.widget
      canvas.focusRing(of: widget ?? .region(), in: frame)
    }
  }

  /// Draws a stop button with the elapsed time over the Record button.
  ///
  /// The session draws it, because the state does not contain whether it is being recorded.
  package func drawStopButton(after seconds: Int, on canvas: inout Canvas) {
    guard let frame = frame(of: .record) else { return }
    let (control, danger) = (Control.record.id, theme.danger)
    canvas.begin(.recordingTime)
    // Covers the Record button, with its hover and press highlights.
    canvas.fill(frame, radius: Radius.control, theme.window)
    let percent = canvas.isPressed(control) ? 30 : canvas.hovered == control ? 22 : 14
    canvas.fill(frame, radius: Radius.control, danger.opacity(percent: percent))
    let square = Rect(center: Point(x: frame.center.x, y: frame.minY + 12), side: 10)
    canvas.fill(square, radius: Radius.groove, danger)
    canvas.text(seconds.asMinutes, .heading, theme.text, in: frame.band(20, height: 12), .center)
    if canvas.hovered == control {
      canvas.tip(Tip(text(LocalizedString("stop-recording"))), beside: frame)
    }
  }

  /// Draws the hovered control's tooltip, unless a list, a menu or a sheet is open.
  func drawTip(on canvas: inout Canvas, _ state: ChromeState) {
    guard front == nil, canvas.hovered.flatMap(frame(ofControl:)) != nil else { return }
    canvas.tip(of: sidebar(state) + toolbar(state))
    // Skips a control that is partly scrolled out of the inspector.
    let room = layout.inspector
    canvas.tip(
      of: inspector(state).filter { room.intersection($0.frame) == $0.frame }, leftOf: room)
  }
}
