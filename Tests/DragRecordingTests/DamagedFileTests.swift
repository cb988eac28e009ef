import DragFrameIO
import DragGeometry
import DragRecording
import Testing

@Suite("A damaged file")
struct DamagedFileTests {
  @Test("never traps and never hangs, and is told of on one line", arguments: 0..<8)
  func damaged(part: Int) throws {
    let seed = UInt64(part) &* 7919 &+ 1
    var session = try Session()
    session.play(GeneratedEvents.some(4, seed: seed), every: Microseconds(8000))
    let sound = session.finished()
    var generator = SplitMix64(seed: seed)
    var refused = 0
    for number in 0..<250 {
      let bytes = Damage.some(to: sound, using: &generator)
      do {
        let recording = try Recording(parsing: bytes)
        var player = Player(recording, world: Dot())
        player.run()
        _ = player.divergence?.report
        _ = recording.bytes
      } catch {
        refused += 1
        #expect(!error.description.contains("\n"), "seed \(seed), file \(number)")
      }
    }
    print("damaged files with seed \(seed): \(refused) of 250 refused")
    #expect(refused > 100)
  }
}

/// What can happen to a file.
enum Damage {
  static func some(to bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    switch generator.next(below: 7) {
    case 0: flipped(bytes, using: &generator)
    case 1: Array(bytes.prefix(generator.next(below: bytes.count)))
    case 2: withLines(of: bytes) { $0.remove(at: generator.next(below: $0.count)) }
    case 3:
      withLines(of: bytes) {
        $0.insert($0[generator.next(below: $0.count)], at: generator.next(below: $0.count))
      }
    case 4:
      withLines(of: bytes) {
        $0.swapAt(generator.next(below: $0.count), generator.next(below: $0.count))
      }
    case 5: withNumber(in: bytes, using: &generator)
    default: withNoise(in: bytes, using: &generator)
    }
  }

  private static func flipped(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...generator.next(below: 4) {
      bytes[generator.next(below: bytes.count)] ^= 1 << UInt8(generator.next(below: 8))
    }
    return bytes
  }

  private static func withLines(of bytes: [UInt8], _ change: (inout [String]) -> Void) -> [UInt8] {
    var all = lines(bytes)
    change(&all)
    return file(all)
  }

  private static func withNumber(in bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    let numbers = [
      "9223372036854775807", "-9223372036854775808", "99999999999999999999", "86400000000", "-1",
      "4503599627370496", "1073741824", "2147483648",
    ]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.filter {
      digits.contains(bytes[$0]) && !digits.contains(bytes[max(0, $0 - 1)])
    }
    let start = starts[generator.next(below: starts.count)]
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let number = numbers[generator.next(below: numbers.count)]
    return bytes[..<start] + Array(number.utf8) + bytes[end...]
  }

  private static func withNoise(in bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    let start = generator.next(below: bytes.count)
    let end = min(bytes.count, start + generator.next(below: 40))
    let noise = (start..<end).map { _ in UInt8(generator.next(below: 256)) }
    return bytes[..<start] + noise + bytes[end...]
  }
}
