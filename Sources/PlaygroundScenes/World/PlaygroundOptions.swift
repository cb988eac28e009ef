package import DragKit
package import PlaygroundUI

/// The options with which a playground starts, from the command line, a script or a recording.
package struct PlaygroundOptions: Hashable, Sendable {
  /// The page to show first.
  package var page: Page
  package var window: Size
  /// The number of window pixels for each logical pixel, along each axis.
  ///
  /// Frames in `layout` calls are in window pixels; ``window`` is in logical pixels.
  package var scale: Fraction
  package var tuning: Tuning
  package var language: Language
  package var isBare: Bool
  package var isDark = false
  package var followsTouches: Bool
  package var items: Int?
  package var arrangement = BoardScene.Arrangement.grid
  package var pictures = PictureNames()
  package var preset = FeelPreset.standard
  /// The preset; setting it also replaces ``tuning`` with the preset's.
  package var feel: FeelPreset {
    get { preset }
    set { (preset, tuning) = (newValue, newValue.tuning) }
  }
  package var showsInspector = true

  /// The minimum size of a window, in logical pixels, in which every control can be reached.
  package static let leastWindow = Size(width: 640, height: 480)

  package init(
    page: Page = .colours, window: Size = Size(width: 1120, height: 760),
    scale: Fraction = .one, tuning: Tuning = Tuning(), language: Language = .english,
    isBare: Bool = false, followsTouches: Bool = false
  ) {
    (self.page, self.window, self.scale, self.tuning) = (page, window, scale, tuning)
    (self.language, self.isBare, self.followsTouches) = (language, isBare, followsTouches)
  }
}

/// An argument of a scene, as in `scene board --items 20`: in scripts, and in the headers of
/// recordings.
package struct SceneArgument: Sendable {
  package let name: String
  /// The valid values, as they follow "needs" in an error message; `nil` for a flag.
  package let values: String?
  /// Returns the value as text, empty for a flag; `nil` if it is the default.
  fileprivate let value: @Sendable (PlaygroundOptions) -> String?
  /// Sets a value; returns whether it is valid.
  fileprivate let set: @Sendable (inout PlaygroundOptions, String) -> Bool

  /// The argument as in a list of arguments, such as `--items …`.
  package var usage: String { values == nil ? name : "\(name) …" }

  private typealias Property<Value> = any WritableKeyPath<PlaygroundOptions, Value> & Sendable

  private init<Value: Equatable & Sendable>(
    _ name: String, _ values: String?, _ path: Property<Value>,
    word: @escaping @Sendable (Value) -> String?, parse: @escaping @Sendable (String) -> Value?
  ) {
    (self.name, self.values) = (name, values)
    value = { options in
      let value = options[keyPath: path]
      return value == PlaygroundOptions()[keyPath: path] ? nil : word(value)
    }
    set = { options, word in
      guard let value = parse(word) else { return false }
      options[keyPath: path] = value
      return true
    }
  }

  private static func flag<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ value: Value
  ) -> SceneArgument {
    SceneArgument(name, nil, path, word: { $0 == value ? "" : nil }, parse: { _ in value })
  }

  private static func choice<Value: Equatable & Sendable>(
    _ name: String, _ path: Property<Value>, _ values: [(word: String, value: Value)]
  ) -> SceneArgument {
    SceneArgument(
      name, "one of " + values.map(\.word).joined(separator: ", "), path,
      word: { value in values.first { $0.value == value }?.word },
      parse: { word in values.first { $0.word == word }?.value })
  }
}

extension SceneArgument {
  /// All arguments, in the order in which headers list them.
  package static let all =
    [
      flag("--bare", \.isBare, true), flag("--follow", \.followsTouches, true),
      SceneArgument(
        "--items", "a number of items, such as --items 100", \.items,
        word: { $0.map { "\($0)" } }, parse: { Int($0).map(Optional.some) }),
    ]
    + BoardScene.Arrangement.allCases.map { flag("--\($0)", \.arrangement, $0) }
    + [
      SceneArgument(
        // Joined by slashes, because no file name contains one.
        "--images", "names of pictures, such as --images a.png/b.png", \.pictures,
        word: { $0.names.joined(separator: "/") },
        parse: { PictureNames($0.split(separator: "/").map(String.init)) }),
      // A script has no desktop to follow, so `system` is the default: light.
      choice("--appearance", \.isDark, [("light", false), ("dark", true), ("system", false)]),
      choice("--language", \.language, Language.all.map { ($0.code, $0) }),
      SceneArgument(
        // Not written, because a header names the page as its scene; earlier headers have both.
        "--page", "one of " + Page.allCases.map(\.name).joined(separator: ", "), \.page,
        word: { _ in nil }, parse: Page.named),
      choice("--feel", \.feel, FeelPreset.allCases.map { ($0.rawValue, $0) }),
      flag("--no-inspector", \.showsInspector, false),
    ]
}

extension PlaygroundOptions {
  /// The arguments whose values differ from the default, each followed by its value, if any.
  package var arguments: [String] {
    SceneArgument.all.flatMap { argument in
      switch argument.value(self) {
      case nil: [String]()
      case ""?: [argument.name]
      case let value?: [argument.name, value]
      }
    }
  }

  /// Reads options in the form of ``arguments``; an option that is absent keeps its value.
  ///
  /// - Returns: The words that are not arguments, or whose value is absent or malformed.
  @discardableResult
  package mutating func read(_ words: [String]) -> [String] {
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
