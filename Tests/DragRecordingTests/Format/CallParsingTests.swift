import DragRecording
import Testing

struct CallParsingTests {
  @Test("A call is read from its line")
  func line() {
    let call = Call(
      at: Microseconds(600_000), .dropEntered,
      ["item": "red", "target": "blue", "location": .integers([12, 40])])
    #expect(Call(parsing: call.line) == call)
  }

  @Test(
    "A call is not read from another text",
    arguments: [
      "", "[]", "{}", #"{"t":1}"#, #"{"call":"idle","t":0}"#, #"{"t":"0","call":"idle"}"#,
    ])
  func other(text: String) {
    #expect(Call(parsing: text) == nil)
  }
}
