/// The stored properties of a value, compared one by one with those of another value of its type.
///
/// `==` compares what its author chose; this compares everything that `Mirror` finds, except functions.
package enum StoredProperties {
  /// Returns the paths of the stored properties that differ, each with both values.
  package static func differences(_ left: Any, _ right: Any) -> [String] {
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch first.displayStyle {
    case .set, .dictionary: return unordered(left, right)
    case .enum where first.children.first?.label != second.children.first?.label,
      .optional where first.children.isEmpty != second.children.isEmpty:
      return [": \(left) and \(right)"]
    default: break
    }
    guard first.children.count == second.children.count else {
      return [": \(first.children.count) and \(second.children.count) parts"]
    }
    if first.children.isEmpty { return unordered(left, right) }
    return zip(first.children, second.children).enumerated().flatMap { index, pair in
      differences(pair.0.value, pair.1.value).map { ".\(pair.0.label ?? "\(index)")\($0)" }
    }
  }

  private static func unordered(_ left: Any, _ right: Any) -> [String] {
    if let first = left as? AnyHashable, let second = right as? AnyHashable {
      return first == second ? [] : [": \(left) and \(right)"]
    }
    let style = Mirror(reflecting: left).displayStyle
    if style == .enum { return "\(left)" == "\(right)" ? [] : [": \(left) and \(right)"] }
    // A structure or an array without parts has nothing to compare.
    let isValue = style == nil || style == .set || style == .dictionary
    return isValue && !"\(type(of: left))".contains("->") ? [": cannot be compared"] : []
  }
}
