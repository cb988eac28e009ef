/// A row of the list: a lesson, or a group of lessons.
public struct LessonItem: Hashable, Sendable, CustomStringConvertible {
  public let title: String
  public let isGroup: Bool

  /// Creates a row.
  public init(_ title: String, isGroup: Bool = false) {
    self.title = title
    self.isGroup = isGroup
  }

  public var description: String { title }
}
