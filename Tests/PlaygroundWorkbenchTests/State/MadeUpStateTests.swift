@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import Support
import Testing

@Suite("Made-up states")
struct MadeUpStateTests {
  @Test("are refused, or can be used", arguments: [1, 2, 3] as [UInt64])
  func areRefusedOrUsable(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (made, decoded) = (0, 0)
    for world in StateLayoutTests().worlds {
      let bytes = world.canonicalBytes
      for _ in 0..<40 {
        var madeUp = bytes
        for _ in 0...Int.random(in: 0...1, using: &generator) { generator.damage(&madeUp) }
        made += 1
        guard let state = try? Playground(canonicalBytes: madeUp) else { continue }
        decoded += 1
        use(state)
      }
    }
    #expect(decoded > 0 && decoded < made, "seed \(seed)")
  }

  /// Does with a state what a user does.
  private func use(_ state: Playground) {
    var state = state
    func send(_ kind: InputEvent.Kind, after interval: Int64 = 8) {
      _ = state.apply(InputEvent(time: state.now + .milliseconds(interval), kind))
    }
    let points = [Point(x: 300, y: 300), Point(x: 560, y: 740), Point(x: 900, y: 200)]
    _ = state.nextWake
    for point in points { send(.pointerMoved(.mouse, to: point, isDown: true)) }
    _ = state.advance(to: state.now + .milliseconds(400))
    send(.wheelScrolled(at: points[0], by: Vector(dx: 1, dy: 2)))
    for key in [Key.down, .right, .space, .enter, .escape, .tab] { send(.keyPressed(key)) }
    for pointer in [PointerID.mouse, .finger(1), .finger(2)] {
      send(.pointerReleased(pointer, at: points[1]))
      send(.pointerPressed(pointer, at: points[0]))
      send(.pointerMoved(pointer, to: points[2], isDown: true), after: 600)
    }
    _ = state.frame()
    for pointer in [PointerID.mouse, .finger(1), .finger(2)] {
      send(.pointerReleased(pointer, at: points[2]))
    }
    send(.windowResized(Size(width: 400, height: 300)))
    _ = state.advance(to: state.now + .seconds(3))
  }
}

extension SeededGenerator {
  /// Replaces a byte, or a number by one beyond what anything needs.
  fileprivate mutating func damage(_ bytes: inout [UInt8]) {
    // Half of the damages are near the end, where the interaction is.
    let first = Bool.random(using: &self) ? 0 : max(0, bytes.count - 600)
    let start = Int.random(in: first..<bytes.count, using: &self)
    guard Int.random(in: 0..<4, using: &self) > 0 else {
      return bytes[start] = UInt8.random(in: .min ... .max, using: &self)
    }
    let end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count - 1
    let magnitude =
      (1 << Int.random(in: 0..<63, using: &self)) - Int.random(in: 0...1, using: &self)
    let number = Bool.random(using: &self) ? magnitude : -magnitude
    let extreme = [Int.max, .min, number, number, number, number].randomElement(using: &self)
    bytes.replaceSubrange(start...end, with: (extreme ?? 0).canonicalBytes)
  }
}
