import DragDrawing
import Testing

struct NaturalOrderTests {
  @Test(
    "The natural order of names sorts numbers by value",
    arguments: [
      ["a2", "a10", "b1"], ["IMG_9.jpg", "IMG_10.jpg", "IMG_010.jpg", "IMG_11.jpg"],
      ["", "1", "2", "10", "10a", "a", "b"], ["x1y2", "x1y10", "x01y10", "x2"],
      ["B", "a", "ä", "あ", "犬"], ["1.2.9", "1.2.10", "1.10"],
      ["9", "99999999999999999999999998", "99999999999999999999999999"],
    ])
  func sorted(names: [String]) {
    #expect(names.reversed().sorted { $0.precedesNaturally($1) } == names)
  }

  @Test("The natural order is total and transitive, and puts no name before itself")
  func irreflexive() {
    for name in ["", "a", "a01", "01", "é"] { #expect(!name.precedesNaturally(name)) }
    let names = [
      "", "0", "00", "1", "01", "a0", "a00b", "a0b", "a", "a1b01", "a01b1", "a1b1", "1a",
    ]
    for one in names {
      for two in names where one != two {
        #expect(one.precedesNaturally(two) != two.precedesNaturally(one), "\(one) \(two)")
        for three in names where one.precedesNaturally(two) && two.precedesNaturally(three) {
          #expect(one.precedesNaturally(three), "\(one) \(two) \(three)")
        }
      }
    }
  }
}

struct ColorTests {
  @Test("A colour has its channels from six digits, and an opacity of at most the whole")
  func hexadecimal() {
    #expect(Color(hex: 0x12_34_56) == Color(red: 0x12, green: 0x34, blue: 0x56))
    #expect(Color.white.opacity(percent: 50).alpha == 127)
    #expect(Color.white.opacity(percent: 900).alpha == 255)
  }
}
