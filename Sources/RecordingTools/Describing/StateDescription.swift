import DragRecording

/// A value as a readable tree, one field a line.
///
/// ```swift
/// StateDescription(of: Point(x: 3, y: 4)).lines
/// // ["x: 768", "y: 1024"]
/// ```
///
/// Enumerations appear by their case, collections by index. A wrapper around one value appears as
/// that value.
public struct StateDescription: Hashable, Sendable {
  /// The lines, indented by two spaces a level.
  public private(set) var lines: [String] = []
  /// The lines with the whole way to each field instead of the indentation.
  public private(set) var paths: [String] = []

  /// No state is nested as deeply as this; what is still deeper is a mistake, and is cut off.
  private static let deepest = 64

  /// Describes `value`.
  public init(of value: Any) {
    add(value, name: nil, path: "", depth: 0)
  }

  /// The lines that differ in `other`: with a minus the ones that it lacks, with a plus its own.
  ///
  /// Each names the whole way to its field, as in `+ cards[2].title: "Green"`.
  public func difference(to other: StateDescription) -> [String] {
    LineDifference(from: paths, to: other.paths).lines(around: 0).filter { $0 != "…" }
  }

  private mutating func add(_ value: Any, name: String?, path: String, depth: Int) {
    let node = StateNode(value)
    let isRoot = name == nil
    let words = [name, node.words].compactMap { $0 }.joined(separator: ": ")
    if !words.isEmpty { lines.append(String(repeating: "  ", count: depth) + words) }
    if let own = node.words { paths.append(isRoot ? own : "\(path): \(own)") }
    guard depth < Self.deepest else { return }
    let isShown = !words.isEmpty
    for child in node.children {
      let way = child.isIndex || path.isEmpty ? path + child.name : "\(path).\(child.name)"
      add(child.value, name: child.name, path: way, depth: isShown ? depth + 1 : depth)
    }
  }
}
