import Foundation
import Testing

extension App {
  /// The initial order of the scene `colours`.
  static let colors = ["red", "blue", "black", "green", "yellow"]
  /// The order after a drag of red to green.
  static let sorted = ["blue", "black", "green", "red", "yellow"]

  /// Waits for the end of the drag that began after `mark`, and checks why it ended.
  @discardableResult
  func expectEnd(
    reason: String, after mark: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TraceLine {
    let end = try wait(for: "dragEnded", after: mark)
    expect(
      end["reason"] == reason, "the drag ended with \(end.text)", sourceLocation: sourceLocation)
    return end
  }

  /// Checks that a drag has moved red to green.
  func expectReordered(
    after mark: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    expectOrder(Self.sorted, sourceLocation: sourceLocation)
    expectLaws(sourceLocation: sourceLocation)
  }

  /// Checks that the program uses no processor time for two seconds.
  func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = try processorTicks()
    sleep(2)  // What is measured, not what is waited for.
    let used = try processorTicks() - before
    expect(used <= 1, "it used \(used) clock ticks in two seconds", sourceLocation: sourceLocation)
  }

  /// Checks the laws that hold after every session.
  func expectLaws(sourceLocation: SourceLocation = #_sourceLocation) {
    for violation in Self.violations(in: trace.lines) {
      expect(false, violation, sourceLocation: sourceLocation)
    }
  }

  /// The laws that a finished session breaks.
  static func violations(in lines: [TraceLine]) -> [String] {
    var found: [String] = []
    var lifted: String?
    var entered: [String] = []
    for line in lines {
      let target = line["target"] ?? ""
      switch line.call {
      case "dragBegan", "dragEntered":
        if lifted != nil { found.append("a drag began in a drag: \(line.text)") }
        // A drag from another program has no item.
        lifted = line["item"] ?? ""
      case "dragEnded":
        if lifted == nil || lifted != line["item"] ?? "" {
          found.append("no such drag: \(line.text)")
        }
        if !entered.isEmpty { found.append("the drag ended inside of \(entered)") }
        (lifted, entered) = (nil, [])
      case "dropEntered":
        if entered.contains(target) { found.append("entered twice: \(line.text)") }
        entered.append(target)
      case "dropExited", "performDrop":
        if !entered.contains(target) { found.append("never entered: \(line.text)") }
        entered.removeAll { $0 == target }
      case "order":
        if line["container"] == "colours", Set(line.items) != Set(colors) || line.items.count != 5 {
          found.append("items were lost or made: \(line.text)")
        }
      default: break
      }
    }
    if lifted != nil { found.append("a drag of \(lifted ?? "") never ended") }
    return found
  }
}
