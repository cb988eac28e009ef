import DragCoding
import DragEvents
import DragGeometry
import Testing

@Suite("A call")
struct CallTests {
  let call = Call(
    at: Microseconds(600_000), .dropEntered,
    ["item": "red", "target": "blue", "location": .integers([12, 40])])

  @Test("A call is a line of the trace")
  func line() {
    #expect(
      call.line
        == #"{"t":600000,"call":"dropEntered","item":"red","target":"blue","location":[12,40]}"#)
    #expect(Call(at: .zero, .idle).line == #"{"t":0,"call":"idle"}"#)
  }

  @Test("A call has the value of a field by its name")
  func fields() {
    #expect(call["target"] == "blue")
    #expect(call["missing"] == nil)
  }
}
