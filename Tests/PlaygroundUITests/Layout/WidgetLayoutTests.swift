import DragDrawing
import DragKit
import PlaygroundUI
import Testing

@Suite("A layout of widgets")
struct WidgetLayoutTests {
  private let room = Rect(x: 10, y: 20, width: 300, height: 100)

  private func button(_ number: Int) -> Widget {
    Widget(.button(icon: "undo", \.text), .control(number))
  }

  @Test("a row gives each part its width, and what is left to those without one in equal parts")
  func row() {
    let row = WidgetLayout.row(
      spacing: 4,
      of: [.widget(button(1), 36), .widget(button(2)), .space(), .widget(button(3), 40)])
    let placed = row.placed(in: room)
    #expect(
      placed.map(\.frame) == [
        Rect(x: 10, y: 20, width: 36, height: 100), Rect(x: 50, y: 20, width: 106, height: 100),
        Rect(x: 270, y: 20, width: 40, height: 100),
      ])
    #expect(row.contentLength == 88)
  }

  @Test("a column stacks rows, and layers share a room, the last in front")
  func column() {
    let column = WidgetLayout.column(of: [
      .space(10),
      .layers(
        30, of: [.widget(.groove(radius: 8)), .row(of: [.widget(button(1)), .widget(button(2))])]),
      .widget(.line, 1), .space(),
    ])
    let placed = column.placed(in: room)
    #expect(
      placed.map(\.frame) == [
        Rect(x: 10, y: 30, width: 300, height: 30), Rect(x: 10, y: 30, width: 150, height: 30),
        Rect(x: 160, y: 30, width: 150, height: 30), Rect(x: 10, y: 60, width: 300, height: 1),
      ])
    #expect(column.contentLength == 41)
    #expect(placed.items.map(\.item) == [.control(1), .control(2)])
  }

  @Test("a room that is too small gives nothing to parts without a length")
  func small() {
    let placed = WidgetLayout.row(of: [.widget(button(1), 400), .widget(button(2))])
      .placed(in: room)
    #expect(placed.map(\.frame.width) == [400, 0])
  }

  @Test("a widget that is scrolled away has an empty frame at the edge of its part of the window")
  func clipped() {
    let list = WidgetLayout.column(of: (1...4).map { .widget(button($0), 30) })
    let placed = list.placed(in: Rect(x: 0, y: -40, width: 50, height: 120))
      .clipped(to: Rect(x: 0, y: 0, width: 50, height: 60))
    #expect(
      placed.items.map(\.frame) == [
        Rect(x: 0, y: 0, width: 50, height: 0), Rect(x: 0, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 20, width: 50, height: 30), Rect(x: 0, y: 50, width: 50, height: 10),
      ])
    #expect(placed.frame(of: .control(1)) == Rect(x: 0, y: -40, width: 50, height: 30))
  }
}
