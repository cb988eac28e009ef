import DragCoding
import DragKit
import Foundation

/// The page *Calls* of the documentation, with which drivers compare the calls that the tests make.
struct CallPage {
  private let fields: [String: [Field]]

  static let shared = CallPage()

  private struct Field {
    let name: String
    let type: String

    var isOptional: Bool { type.hasSuffix("?") }

    func has(_ value: JSONValue) -> Bool {
      switch (type.prefix { $0 != "?" }, value) {
      case ("String", .string), ("Int", .integer), ("Bool", .bool): true
      case ("[String]", .array(let values)): values.allSatisfy { $0.string != nil }
      case ("[Int]", .array(let values)): values.allSatisfy { $0.integer != nil }
      case ("[Object]", .array(let values)): values.allSatisfy { $0.fields != nil }
      default: false
      }
    }
  }

  private init() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = "../../Sources/DragEvents/DragEvents.docc/Calls.md"
    let page = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let rows = page?.matches(of: #/\n\| `(\w+)` \| (?:`([^`]+)`|no fields) \|/#) ?? []
    fields = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let words = (row.2 ?? "").split { ":, ".contains($0) }.map(String.init)
        let pairs = stride(from: 0, to: words.count, by: 2)
        return (String(row.1), pairs.map { Field(name: words[$0], type: words[$0 + 1]) })
      })
  }

  /// Returns whether the page has the call, with these fields in this order and of these types.
  func has(_ call: Call) -> Bool {
    guard var rest = fields[call.name.rawValue]?[...] else { return false }
    for field in call.fields {
      rest = rest.drop { $0.isOptional && $0.name != field.name }
      guard let next = rest.popFirst(), next.name == field.name, next.has(field.value) else {
        return false
      }
    }
    return rest.allSatisfy(\.isOptional)
  }
}
