import DragCoding
import DragEvents
import DragGeometry
import Testing

struct CallTests {
  let call = Call(
    at: Microseconds(600_000), .dropEntered,
    ["item": "red", "target": "blue", "location": .integers([12, 40])])

  @Test("A call is a line of the trace, and has the value of a field by its name")
  func line() {
    #expect(
      call.line
        == #"{"t":600000,"call":"dropEntered","item":"red","target":"blue","location":[12,40]}"#)
    #expect(call["target"] == "blue" && call["missing"] == nil)
    #expect(Call(at: .zero, .idle).line == #"{"t":0,"call":"idle"}"#)
  }
}
