import DragRecording

/// A value as a readable tree, one field a line.
///
/// ```swift
/// StateDescription(of: Point(x: 3, y: 4)).lines
/// // ["x: 768", "y: 1024"]
/// ```
///
/// An enumeration appears as its case. A structure with one field appears as the field's value: above,
/// each length is a number of 1/256 px.
///
/// Elements are named by index from zero. The elements of a set or a dictionary are first sorted by
/// their descriptions.
public struct StateDescription: Hashable, Sendable {
  /// The lines, indented by two spaces for each level of nesting.
  public private(set) var lines: [String] = []
  package private(set) var paths: [String] = []

  private static let maximumDepth = 64

  /// Describes `value`.
  public init(of value: Any) { add(value, name: nil, path: "", depth: 0) }

  /// Returns a line for each value of a field that differs.
  ///
  /// A line with `-` has the value in this description, a line with `+` the value in `other`.
  /// Each line has the whole path of its field, as in `+ cards[2].title: "Green"`.
  public func difference(to other: StateDescription) -> [String] {
    changes(to: other).map(\.description)
  }

  func changes(to other: StateDescription) -> [ComparedLine] {
    ComparedLine.difference(from: paths, to: other.paths).filter { $0.sign != .both }
  }

  private mutating func add(_ value: Any, name: String?, path: String, depth: Int) {
    let node = StateNode(value)
    let words = [name, node.words].compactMap { $0 }.joined(separator: ": ")
    if !words.isEmpty { lines.append(String(repeating: "  ", count: depth) + words) }
    if let own = node.words { paths.append(name == nil ? own : "\(path): \(own)") }
    guard depth < Self.maximumDepth else { return }
    for (name, value) in node.children {
      let isAdjacent = name.hasPrefix("[") || path.isEmpty
      add(
        value, name: name, path: isAdjacent ? path + name : "\(path).\(name)",
        depth: words.isEmpty ? depth : depth + 1)
    }
  }
}

private struct StateNode {
  private(set) var words: String?
  private(set) var children: [(name: String, value: Any)] = []

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { self = Self(child.value) } else { words = "nil" }
    case .enum: describe(case: mirror, of: value)
    case .collection: describe(elements: mirror.children.map(\.value))
    case .set, .dictionary:
      // Sorted by their words, since their own order changes from run to run.
      let parts = mirror.children.map { (String(describing: $0.value), $0.value) }
      describe(elements: parts.sorted { $0.0 < $1.0 }.map(\.1))
    default: describe(fields: mirror, of: value)
    }
  }

  private mutating func describe(case mirror: Mirror, of value: Any) {
    guard let payload = mirror.children.first else { return words = String(describing: value) }
    let name = payload.label ?? ""
    let inner = StateNode(payload.value)
    children = inner.children
    words = inner.words.map { children.isEmpty ? "\(name)(\($0))" : "\(name) \($0)" } ?? name
  }

  private mutating func describe(elements: [Any]) {
    children = elements.enumerated().map { ("[\($0)]", $1) }
    if children.isEmpty { words = "[]" }
  }

  private mutating func describe(fields mirror: Mirror, of value: Any) {
    // The storage of a wrapped property has its name after an underscore.
    let fields = mirror.children.enumerated().map { index, child in
      (child.label.map { String($0.trimmingPrefix("_")) } ?? "[\(index)]", child.value)
    }
    if fields.isEmpty {
      words = (value as? String).map { String(reflecting: $0) } ?? String(describing: value)
    } else if fields.count == 1 {
      self = StateNode(fields[0].1)
    } else {
      children = fields
    }
  }
}
