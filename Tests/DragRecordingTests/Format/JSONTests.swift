import DragRecording
import ProgramSupport
import Testing

struct JSONTests {
  private func parse(_ text: String) throws(FileError.Problem) -> JSONValue {
    try JSONValue(parsing: text.utf8)
  }

  private func failure(_ text: String) -> String {
    do {
      return "read as \(try parse(text))"
    } catch {
      return error.description
    }
  }

  @Test(
    "JSON with integers is printed as it is read",
    arguments: [
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "\"\"",
      "[]", "{}", "[1,[2,[]],{}]", #"{"a":1,"b":{"a":[null,true]},"a":2}"#, #""é€😀""#,
      #""\"\\\n\t\u0000\u001f""#,
    ])
  func roundTrip(text: String) throws {
    #expect(try parse(text).description == text)
  }

  @Test(
    "JSON text has every escape",
    arguments: [
      (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\u00E9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""\uDBFF\uDFFF""#, "\u{10ffff}"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try parse(text).string == expected)
  }

  @Test(
    "Invalid JSON is refused with the column of the error", arguments: try Refusals.table("json"))
  func refused(text: String, expected: String) {
    #expect(failure(text) == expected)
  }

  @Test("JSON is nested at most 32 deep")
  func depth() throws {
    let nested = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try parse(nested(32)).description == nested(32))
    #expect(failure(nested(33)) == "expected less nesting at column 33")
    #expect(failure(String(repeating: "[", count: 100_000)) == "expected less nesting at column 33")
  }

  @Test("JSON with invalid UTF-8 is refused")
  func utf8() {
    #expect(throws: FileError.Problem.self) {
      try JSONValue(parsing: [0x22, 0xff, 0x22] as [UInt8])
    }
  }

  @Test("The parts of a JSON value are read by name and kind")
  func parts() throws {
    let value = try parse(#"{"n":1,"s":"x","b":true,"a":[2]}"#)
    #expect(value["n"]?.integer == 1)
    #expect(value["s"]?.string == "x")
    #expect(value["b"]?.bool == true)
    #expect(value["a"]?.array == [2])
    #expect(value["missing"] == nil)
    #expect(value["n"]?.string == nil)
    #expect(value.fields?.map(\.name) == ["n", "s", "b", "a"])
  }
}
