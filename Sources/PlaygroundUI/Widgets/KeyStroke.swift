package import DragKit

/// A key with its modifiers, and how a list of keys names them.
package struct KeyStroke: Hashable, Sendable {
  package let key: Key
  package let modifiers: Modifiers
  package let words: String

  package init(_ key: Key, _ modifiers: Modifiers, _ words: String) {
    (self.key, self.modifiers, self.words) = (key, modifiers, words)
  }

  package static func control(_ key: Key, _ words: String) -> Self {
    Self(key, .control, words)
  }
}
