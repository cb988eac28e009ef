import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI

/// Every widget in each of its states, light and dark, for those who change one.
enum WidgetGallery {
  static let size = Size(width: 1120, height: 560)

  private static let half = Size(width: 560, height: 560)

  static var list: DrawList {
    var canvas = Canvas.plain
    for (number, theme) in [Theme.light, .dark].enumerated() {
      var side = Canvas(Canvas.Environment(theme: theme, language: .english, window: half))
      side.begin(.page)
      side.fill(Rect(origin: .zero, size: half), theme.window)
      side.draw(widgets, as: ScreenPart.toolbar.rawValue)
      side.draw(menu, as: ScreenPart.overlay.rawValue)
      side.tip(
        Tip("A tooltip says what a press does", keys: "Ctrl+Z"),
        beside: Rect(x: 24, y: 484, width: 160, height: 20))
      canvas.begin(.page, number)
      let place = Transform(offset: Vector(dx: half.width * number, dy: 0))
      canvas.group(alpha: .one, place) { $0.draw(side.operations) }
    }
    return DrawList(background: .white, operations: canvas.operations)
  }

  private static func words(_ words: String) -> LocalizedString { .verbatim(words) }

  private static var widgets: [PlacedWidget] {
    let states = { (widget: Widget) in
      [widget, widget.isOn(true), widget.isEnabled(false)].map { WidgetLayout.widget($0, 36) }
    }
    let styles: [(Widget.ButtonStyle, String)] = [
      (.primary, "Primary"), (.tinted, "Tinted"), (.bordered, "Bordered"), (.plain, "Plain"),
    ]
    let buttons = styles.flatMap { style, name in
      let widget = Widget(.titledButton(words(name), icon: "play", style, .label))
      return [
        WidgetLayout.row(36, spacing: 8, of: [.widget(widget), .widget(widget.isEnabled(false))])
      ]
    }
    let segments = ["One", "Two", "Three"].enumerated().map { index, name in
      WidgetLayout.widget(Widget(.segment(words(name))).isOn(index == 1).isEnabled(index < 2))
    }
    let slider = Widget(.slider(words("Slider"), value: "350 ms", share: .percent(35)))
    let toggle = Widget(.toggle(words("Switch")))
    let left = WidgetLayout.column(
      240, spacing: 12,
      of: [
        .widget(.heading(words("BUTTONS")), 20),
        .row(
          36, spacing: 8,
          of: states(Widget(.button(icon: "undo", \.text))) + [
            .widget(Widget(.roundButton(icon: "play")), 36)
          ]),
      ] + buttons + [
        .widget(.heading(words("CHOICES")), 20), .widget(Widget(.popup(words("Popup"))), 36),
        .layers(32, of: [.widget(.groove(radius: Radius.row)), .row(of: segments)]),
        .widget(.line, LineWidth.hairline),
        .widget(Widget(.entry(words("Page"), icon: "grid")).isOn(true), 36),
      ])
    let right = WidgetLayout.column(
      240, spacing: 12,
      of: [
        .widget(.heading(words("VALUES")), 20), .widget(toggle, 28), .widget(toggle.isOn(true), 28),
        .widget(toggle.isOn(true).isMarked(true), 28), .widget(slider, 34),
        .widget(slider.isMarked(true), 34), .widget(Widget(.progress(share: .percent(60))), 4),
        .widget(Widget(.keys(["Ctrl", "Z"], words("Undo"))), 28),
        .widget(Widget(.name("a-very-long-name-of-a-recording-2026.dndrec", .label, \.text)), 20),
        .widget(.text(words("Text"), .title), 24),
      ])
    return WidgetLayout.row(of: [.space(24), left, .space(32), right, .space()])
      .placed(in: Rect(x: 0, y: 24, width: half.width, height: half.height - 48))
  }

  private static var menu: Overlay {
    var entries = ["Cut", "Paste", "Delete"].enumerated().map { index, name in
      MenuEntry(ItemID.control(index), words(name))
    }
    (entries[0].keys, entries[0].isChosen, entries[1].isEnabled) = ("Ctrl+X", true, false)
    (entries[2].isDestructive, entries[2].beginsGroup) = (true, true)
    let button = Rect(x: 296, y: 350, width: 208, height: 36)
    return .choices(entries, of: button, width: 208, in: half)
  }
}
