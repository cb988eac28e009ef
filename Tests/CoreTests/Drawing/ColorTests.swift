import DragDrawing
import Testing

struct ColorTests {
  @Test("A colour has its channels from six digits, and an opacity of at most the whole")
  func hexadecimal() {
    #expect(Color(hex: 0x12_34_56) == Color(red: 0x12, green: 0x34, blue: 0x56))
    #expect(Color.white.opacity(percent: 50).alpha == 127)
    #expect(Color.white.opacity(percent: 900).alpha == 255)
  }
}
