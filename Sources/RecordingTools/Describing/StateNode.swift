import DragRecording

/// One value of a state, as it is described: the words for itself, and what it is made of.
struct StateNode {
  /// A part of a value.
  struct Child {
    /// The field's name, or the index in brackets.
    var name: String
    /// The part.
    var value: Any
    /// `true` where the name is an index.
    var isIndex: Bool { name.hasPrefix("[") }
  }

  /// The words for the value itself, where its parts alone do not tell it.
  private(set) var words: String?
  /// The parts.
  private(set) var children: [Child] = []

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { StateNode($0.value) } ?? StateNode(words: "nil")
    case .enum: describe(case: mirror, of: value)
    case .collection: describe(elements: mirror)
    case .set, .dictionary: describe(unordered: mirror)
    case .none where mirror.children.isEmpty: words = Self.leaf(value)
    default: describe(fields: mirror, of: value)
    }
  }

  private init(words: String) {
    self.words = words
  }

  private static func leaf(_ value: Any) -> String {
    (value as? String).map { String(reflecting: $0) } ?? String(describing: value)
  }

  private mutating func describe(case mirror: Mirror, of value: Any) {
    guard let payload = mirror.children.first else {
      words = String(describing: value)
      return
    }
    words = payload.label ?? ""
    let inner = StateNode(payload.value)
    if inner.children.isEmpty, let text = inner.words {
      words = "\(words ?? "")(\(text))"
    } else {
      children = inner.children
      if let text = inner.words { words = "\(words ?? "") \(text)" }
    }
  }

  private mutating func describe(elements mirror: Mirror) {
    children = mirror.children.enumerated().map { Child(name: "[\($0)]", value: $1.value) }
    if children.isEmpty { words = "[]" }
  }

  /// Sorts by the words, since the order of these changes from run to run.
  private mutating func describe(unordered mirror: Mirror) {
    let parts = mirror.children.map { (String(describing: $0.value), $0.value) }
      .sorted { $0.0 < $1.0 }
    children = parts.enumerated().map { Child(name: "[\($0)]", value: $1.1) }
    if children.isEmpty { words = "[]" }
  }

  private mutating func describe(fields mirror: Mirror, of value: Any) {
    let fields = mirror.children.enumerated().map { index, child in
      Child(name: child.label ?? "[\(index)]", value: child.value)
    }
    if fields.isEmpty {
      words = Self.leaf(value)
    } else if fields.count == 1 {
      self = StateNode(fields[0].value)
    } else {
      children = fields
    }
  }
}
