import DragEvents
import DragKit
import PlaygroundUI
import Testing

/// A bar with two buttons that counts their presses.
private struct Bar: InteractiveContent, Sendable {
  var model = Model()
  var presses: [ItemID] = []
  var offset = Length.zero

  static let handlers = HandlerRegistry<Bar>()
    .items(in: widgets) { item in
      item.onTap { bar, item in
        bar.presses.append(item)
        return []
      }
    }

  var stage: Stage {
    let buttons = (1...2).map { number in
      WidgetLayout.widget(Widget(.button(icon: "play", \.text), .control(number)))
    }
    return Self.stage(
      of: WidgetLayout.row(of: buttons)
        .placed(in: Rect(x: offset, y: 0, width: 100, height: 40)))
  }
}

@Suite("Widgets with an interaction of their own")
struct HostedTests {
  private var bar = Hosted(Bar())
  private var time = Microseconds.zero

  private mutating func send(_ kind: InputEvent.Kind) {
    time = time + .milliseconds(8)
    bar.handle(InputEvent(time: time, kind))
  }

  private func takes(_ kind: InputEvent.Kind) -> Bool { bar.takes(InputEvent(time: time, kind)) }

  @Test("a press and a release on a widget is a press of it; one that slides off is none")
  mutating func presses() {
    let (first, second) = (Point(x: 20, y: 20), Point(x: 80, y: 20))
    send(.pointerPressed(.mouse, at: first))
    send(.pointerReleased(.mouse, at: first))
    send(.pointerPressed(.mouse, at: first))
    send(.pointerMoved(.mouse, to: second, isDown: true))
    send(.pointerReleased(.mouse, at: second))
    #expect(bar.content.presses == [.control(1)])
  }

  @Test("takes a press on a widget and what follows it, and nothing else")
  mutating func takesItsOwn() {
    let (inside, outside) = (Point(x: 20, y: 20), Point(x: 20, y: 90))
    #expect(takes(.pointerPressed(.mouse, at: inside)))
    #expect(!takes(.pointerPressed(.mouse, at: outside)))
    #expect(!takes(.pointerMoved(.mouse, to: inside, isDown: false)))
    send(.pointerPressed(.finger(1), at: inside))
    #expect(takes(.pointerMoved(.finger(1), to: outside, isDown: true)))
    #expect(takes(.pointerReleased(.finger(1), at: outside)))
    #expect(!takes(.pointerReleased(.finger(2), at: inside)))
    #expect(!takes(.keyPressed(.enter)))
  }

  @Test("a motion is over the widget that a change has put there")
  mutating func hover() {
    send(.pointerMoved(.mouse, to: Point(x: 20, y: 20), isDown: false))
    #expect(bar.interaction.hovered == .control(1))
    bar.change { $0.offset = -60 }
    send(.pointerMoved(.mouse, to: Point(x: 21, y: 20), isDown: false))
    #expect(bar.interaction.hovered == .control(2))
  }
}
