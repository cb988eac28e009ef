import DragCoding
import DragEvents
import DragGeometry
import Testing

struct PointerTests {
  @Test("A pointer is the mouse, a finger, the keyboard, or that of another program")
  func kinds() throws {
    #expect(PointerID.mouse.kind == .mouse)
    #expect(PointerID.finger(1).kind == .touch)
    #expect(PointerID(rawValue: 0) == .mouse)
    #expect(PointerID.keyboard.kind == .keyboard)
    #expect(PointerID.otherProgram.kind == .mouse)
    #expect(Modifiers(rawValue: 0xff) == [.shift, .control, .alt, .logo])
    #expect(try PointerID(canonicalBytes: PointerID.finger(3).canonicalBytes) == .finger(3))
    #expect(try PointerID(canonicalBytes: PointerID.keyboard.canonicalBytes) == .keyboard)
    #expect(throws: CanonicalError.self) { try PointerID(canonicalBytes: (-3).canonicalBytes) }
  }

  @Test(
    "A key's name has a few letters or digits",
    arguments: ["", "A", "é", "a b", "abcdefghijklmnop"])
  func keys(name: String) {
    #expect(Key(name: name) == nil)
    #expect(Key(name: "escape") == .escape)
  }
}

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
