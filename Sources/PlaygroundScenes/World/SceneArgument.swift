internal import PlaygroundUI

/// An argument of a scene, as in `scene board --items 20`: in scripts, and in the headers of
/// recordings.
package struct SceneArgument: Sendable {
  package let name: String
  /// The values, as they follow "needs" in a message; `nil` for a flag.
  package let values: String?
  /// Returns the value in options; `nil` for the default.
  let value: @Sendable (PlaygroundOptions) -> String?
  /// Sets a value, empty for a flag; returns whether it is valid.
  let set: @Sendable (inout PlaygroundOptions, String) -> Bool
  /// Sets the default of a flag.
  private(set) var clear: @Sendable (inout PlaygroundOptions) -> Void = { _ in }

  /// The argument as in a list, such as `--items …`.
  package var usage: String { values == nil ? name : "\(name) …" }
}

extension SceneArgument {
  /// All arguments, in the order of headers.
  package static let all =
    [
      flag("--bare", \.isBare, true), flag("--follow", \.followsTouches, true),
      SceneArgument(
        name: "--items", values: "a number of items, such as --items 100",
        value: { $0.items.map { "\($0)" } },
        set: { options, word in
          options.items = Int(word) ?? options.items
          return Int(word) != nil
        }),
    ]
    + BoardScene.Arrangement.allCases.map { flag("--\($0)", \.arrangement, $0) }
    + [
      SceneArgument(
        // No file name contains a slash.
        name: "--images", values: "names of pictures, such as --images a.png/b.png",
        value: { $0.pictures.names.isEmpty ? nil : $0.pictures.names.joined(separator: "/") },
        set: { options, word in
          options.pictures = PictureNames(word.split(separator: "/").map(String.init))
          return true
        }),
      // A script has no desktop to follow: `system` is the default.
      choice("--appearance", \.isDark, [false, true], default: ["system"]) {
        $0 ? "dark" : "light"
      },
      choice("--language", \.language, Language.all, word: \.code),
      SceneArgument(
        name: "--page", values: oneOf(Page.allCases.map(\.name)),
        value: { $0.page == .first(of: $0.scene) ? nil : $0.page?.name },
        set: { options, word in
          guard let page = Page.named(word) else { return false }
          options.page = page
          return true
        }),
      choice("--feel", \.feel, FeelPreset.allCases, word: \.rawValue),
      flag("--no-inspector", \.showsInspector, false),
    ]

  private typealias Property<Value> = any WritableKeyPath<PlaygroundOptions, Value> & Sendable

  private static func flag<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ value: Value
  ) -> SceneArgument {
    SceneArgument(
      name: name, values: nil,
      value: {
        let isDefault = value == PlaygroundOptions()[keyPath: path]
        return $0[keyPath: path] == value && !isDefault ? "" : nil
      },
      set: { options, _ in
        options[keyPath: path] = value
        return true
      }, clear: { $0[keyPath: path] = PlaygroundOptions()[keyPath: path] })
  }

  private static func choice<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ values: [Value], default others: [String] = [],
    word: @escaping @Sendable (Value) -> String
  ) -> SceneArgument {
    SceneArgument(
      name: name, values: oneOf(values.map(word) + others),
      value: {
        let value = $0[keyPath: path]
        return value == PlaygroundOptions()[keyPath: path] ? nil : word(value)
      },
      set: { options, text in
        let normal = others.contains(text) ? PlaygroundOptions()[keyPath: path] : nil
        guard let value = normal ?? values.first(where: { word($0) == text }) else { return false }
        options[keyPath: path] = value
        return true
      })
  }

  private static func oneOf(_ words: [String]) -> String {
    "one of " + words.joined(separator: ", ")
  }
}

extension PlaygroundOptions {
  /// The arguments of the scene that differ from the default.
  package var arguments: [String] {
    SceneArgument.all.flatMap { argument in
      switch argument.value(self) {
      case nil: [String]()
      case ""?: [argument.name]
      case let value?: [argument.name, value]
      }
    }
  }

  /// Reads options in the form of ``arguments``.
  ///
  /// A flag that is absent is turned off. A property whose value is absent or malformed does not
  /// change.
  ///
  /// - Returns: The words that are not arguments, or whose value is absent or malformed.
  @discardableResult
  package mutating func read(_ words: [String]) -> [String] {
    for argument in SceneArgument.all { argument.clear(&self) }
    var (rest, unread) = (words[...], [String]())
    while let word = rest.popFirst() {
      let argument = SceneArgument.all.first { $0.name == word }
      let value = argument?.values == nil ? "" : rest.first
      if let argument, let value, argument.set(&self, value) {
        if argument.values != nil { rest.removeFirst() }
      } else {
        unread.append(word)
      }
    }
    return unread
  }
}
