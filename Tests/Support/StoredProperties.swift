/// The stored properties of a value, compared one by one with those of another value of its type.
///
/// `==` compares what its author chose; this compares everything that `Mirror` finds, except functions.
package enum StoredProperties {
  /// Returns the paths of the stored properties that differ, each with both values.
  package static func differences(_ left: Any, _ right: Any, at path: String = "") -> [String] {
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch first.displayStyle {
    case .set, .dictionary: return unordered(left, right, at: path)
    case .enum where name(ofCase: left, first) != name(ofCase: right, second),
      .optional where first.children.isEmpty != second.children.isEmpty:
      return ["\(path): \(left) and \(right)"]
    default: break
    }
    guard first.children.count == second.children.count else {
      return ["\(path): \(first.children.count) and \(second.children.count) parts"]
    }
    if first.children.isEmpty { return unordered(left, right, at: path) }
    return zip(first.children, second.children).enumerated().flatMap { index, pair in
      differences(pair.0.value, pair.1.value, at: "\(path).\(pair.0.label ?? "\(index)")")
    }
  }

  private static func name(ofCase value: Any, _ mirror: Mirror) -> String {
    mirror.children.first?.label ?? String(describing: value)
  }

  private static func unordered(_ left: Any, _ right: Any, at path: String) -> [String] {
    if let first = left as? AnyHashable, let second = right as? AnyHashable {
      return first == second ? [] : ["\(path): \(left) and \(right)"]
    }
    // A structure, an enumeration case or an array without parts has nothing to compare.
    let style = Mirror(reflecting: left).displayStyle
    let isValue = style == nil || style == .set || style == .dictionary
    return isValue && !"\(type(of: left))".contains("->") ? ["\(path): cannot be compared"] : []
  }
}
