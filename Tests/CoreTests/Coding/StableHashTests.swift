import DragCoding
import Testing

struct StableHashTests {
  @Test("The stable hash is the same in every build")
  func literal() {
    #expect(StableHash.of([]) == 8_662_393_795_546_127_961)
    #expect(StableHash.of([1]) == 16_654_242_918_852_109_407)
    #expect(StableHash.of(Array("dragplay, replayed".utf8)) == 10_625_125_137_490_617_646)
  }

  @Test("The stable hash distinguishes zeros of different counts")
  func zeros() {
    let hashes = (0..<40).map { StableHash.of([UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 40)
  }

  @Test("The stable hash changes with every single bit")
  func bits() {
    let bytes = Array("a state of some length, twenty-nine".utf8)
    var hashes: Set<UInt64> = [StableHash.of(bytes)]
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        hashes.insert(StableHash.of(changed))
      }
    }
    #expect(hashes.count == bytes.count * 8 + 1)
  }
}
