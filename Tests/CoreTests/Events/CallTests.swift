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

  @Test("A call is decoded from its line and from its bytes")
  func roundTrip() throws {
    #expect(Call(try JSONValue(parsing: call.line.utf8)) == call)
    #expect(try Call(canonicalBytes: call.canonicalBytes) == call)
    #expect(call["target"] == "blue")
    #expect(call["missing"] == nil)
  }

  @Test(
    "A call is not read from another JSON object",
    arguments: ["[]", "{}", #"{"t":1}"#, #"{"call":"idle","t":0}"#, #"{"t":"0","call":"idle"}"#])
  func other(text: String) throws {
    #expect(Call(try JSONValue(parsing: text.utf8)) == nil)
  }

  @Test("A call is not decoded from other bytes")
  func bytes() {
    #expect(throws: CanonicalError.self) { try Call(canonicalBytes: "{}".canonicalBytes) }
  }
}
