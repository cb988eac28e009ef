import DragRecording
import Foundation
import Testing

@testable import DragKit

struct TuningTests {
  /// Tunings whose numbers are anywhere in their ranges.
  private static let generated = (1...50).map { seed -> Tuning in
    var generator = SplitMix64(seed: UInt64(seed))
    var tuning = Tuning()
    for parameter in Tuning.parameters where generator.next(below: 3) > 0 {
      let value = parameter.range.lowerBound + generator.next(below: parameter.range.count)
      parameter.setValue(value, in: &tuning)
    }
    return tuning
  }

  @Test("The page of the tuning lists its numbers; DRAGPLAY_UPDATE=tuning writes them")
  func page() throws {
    let url = URL(
      fileURLWithPath: #filePath + "/../../../../Sources/DragKit/DragKit.docc/TuningNumbers.md"
    ).standardized
    let rows = Tuning.parameters.map { parameter in
      let (unit, range, value) = (parameter.unit, parameter.range, parameter.value(in: Tuning()))
      let numbers =
        switch unit {
        case .flag: "\(value == 0 ? "off" : "on") | off to on"
        case .count: "\(value) | \(range.lowerBound) to \(range.upperBound)"
        default:
          "\(value) \(unit.rawValue) | \(range.lowerBound) to \(range.upperBound) \(unit.rawValue)"
        }
      return "| `\(parameter.property)` | \(numbers) | `\(parameter.name)` |"
    }
    func lines() throws -> [String] {
      let text = try String(contentsOf: url, encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    if ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] == "tuning" {
      let page = try lines()
      let before = page.prefix { !$0.hasPrefix("| `") }
      let after = page.dropFirst(before.count).drop { $0.hasPrefix("| `") }
      try Data((before + rows + after).joined(separator: "\n").utf8).write(to: url)
    }
    #expect(try lines().filter { $0.hasPrefix("| `") } == rows)
  }

  @Test("The tuning stores every number under its property, and nothing else")
  func properties() {
    let leaves = Self.leaves(of: Tuning())
    #expect(leaves.keys.sorted() == Tuning.parameters.map(\.property).sorted())
    for parameter in Tuning.parameters {
      var tuning = Tuning()
      let (range, value) = (parameter.range, parameter.value(in: tuning))
      parameter.setValue(value < range.upperBound ? value + 1 : value - 1, in: &tuning)
      let changed = Self.leaves(of: tuning).filter { leaves[$0.key] != $0.value }
      #expect(changed.map(\.key) == [parameter.property])
    }
  }

  /// The stored numbers by the paths of their properties.
  private static func leaves(of value: Any, at path: String = "") -> [String: String] {
    Mirror(reflecting: value).children.reduce(into: [:]) { leaves, child in
      let path = path + (path.isEmpty ? "" : ".") + (child.label ?? "")
      switch child.value {
      // These follow from the tuning that the group is in.
      case _ where ["slowness", "reducedMotion"].contains(child.label) && path.contains("."): break
      case is Length, is Microseconds, is Fraction, is Bool, is Int:
        leaves[path] = "\(child.value)"
      default: leaves.merge(Self.leaves(of: child.value, at: path)) { $1 }
      }
    }
  }

  @Test("The tuning is read back from its bytes and from its numbers", arguments: generated)
  func readBack(tuning: Tuning) throws {
    #expect(try Tuning(canonicalBytes: tuning.canonicalBytes) == tuning)
    #expect(try Tuning(numbers: tuning.numbers) == tuning)
  }

  @Test("The tuning encodes by name the numbers that differ from the defaults")
  func changedBytes() throws {
    #expect(Tuning().canonicalBytes == [0])
    var tuning = Tuning()
    tuning.gapSpring.damping = .percent(50)
    tuning.longPress = .milliseconds(400)
    let written = ["gap-damping": 32768, "long-press": 400_000]
    #expect(tuning.canonicalBytes == written.canonicalBytes)
    #expect(try Tuning(canonicalBytes: written.canonicalBytes) == tuning)
  }

  @Test(
    "The tuning refuses bytes with an unknown name, a default, or a number that could overflow",
    arguments: [
      (["zoom": 1], "the state has no valid name of a tuning value \"zoom\" at byte 6"),
      (["touch-slop": 2560], "the state has no valid number for touch-slop at byte 13"),
      (["touch-slop": -1], "the state has no valid number for touch-slop at byte 12"),
      (["touch-slop": 1 << 32], "the state has no valid number for touch-slop at byte 16"),
      (["slow-motion": 2], "the state has no valid number for slow-motion at byte 13"),
    ])
  func invalidBytes(numbers: [String: Int], words: String) {
    let error = #expect(throws: CanonicalError.self) {
      try Tuning(canonicalBytes: numbers.canonicalBytes)
    }
    #expect(error?.description == words)
  }

  @Test("The tuning takes the default for a number that a header does not have")
  func missing() throws {
    var expected = Tuning()
    expected.gapSpring.damping = .percent(50)
    #expect(try Tuning(numbers: ["gap-damping": 32768]) == expected)
  }

  @Test("The long press and slop of a header that has one for both apply to the mouse, too")
  func older() throws {
    let tuning = try Tuning(numbers: ["long-press": 300_000, "touch-slop": 512])
    #expect(tuning.mouseLongPress == .milliseconds(300))
    #expect(tuning.mouseSlop == 2)
  }

  @Test("The tuning refuses an unknown name in a header")
  func unknown() {
    #expect(throws: UnknownTuningParameter(name: "long-pres")) {
      try Tuning(numbers: ["gap-damping": 32768, "long-pres": 5, "zoom": 1])
    }
  }

  @Test("The tuning takes the nearest number in range for one beyond it", arguments: [-1, 1 << 40])
  func outOfRange(number: Int) throws {
    let tuning = try Tuning(numbers: ["long-press": number, "lift-distance": number])
    #expect(tuning.longPress == .milliseconds(number < 0 ? 100 : 1500))
    #expect(tuning.liftDistance == (number < 0 ? 0 : 30))
  }

  @Test("The tuning is copied as the Swift statements that make it")
  func swiftText() {
    var tuning = Tuning()
    #expect(tuning.swiftText == "var tuning = Tuning()\n")
    tuning.liftDistance = 7
    tuning.longPress = .milliseconds(300)
    tuning.gapSpring.damping = .percent(65)
    tuning.reducedMotion = true
    #expect(
      tuning.swiftText == """
        var tuning = Tuning()
        tuning.liftDistance = 7
        tuning.longPress = .milliseconds(300)
        tuning.gapSpring.damping = .percent(65)
        tuning.reducedMotion = true

        """)
  }
}
