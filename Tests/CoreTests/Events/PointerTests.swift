import DragCoding
import DragEvents
import DragGeometry
import Testing

struct PointerTests {
  @Test("A pointer is the mouse, a finger, the keyboard, or that of another program")
  func kinds() {
    #expect(PointerID.mouse.kind == .mouse)
    #expect(PointerID.finger(1).kind == .touch)
    #expect(PointerID(rawValue: 0) == .mouse)
    #expect(PointerID.keyboard.kind == .keyboard)
    #expect(PointerID.otherProgram.kind == .mouse)
  }

  @Test("A pointer is decoded from its bytes; other numbers are refused")
  func bytes() throws {
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

  @Test("There are four modifiers")
  func modifiers() {
    #expect(Modifiers(rawValue: 0xff) == [.shift, .control, .alt, .logo])
  }
}
