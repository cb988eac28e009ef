public import DragFrameIO
public import DragGeometry
public import DragRecording

/// The scene that the session starts in: `scene board --items 100`.
public struct Scene: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a start in a scene.
  public init(_ name: String, _ arguments: String...) {
    statements = [.scene(name, arguments: arguments)]
  }
}

/// The window's size at the start: `window 900x700`.
public struct Window: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a window of whole pixels.
  public init(_ width: Length, _ height: Length) {
    statements = [.window(Size(width: width, height: height))]
  }
}

/// What gestures are made with from here on: `with mouse`.
public struct With: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a change of device.
  public init(_ device: Device) {
    statements = [.with(device)]
  }
}

/// Time passes: `wait 0.9s`.
public struct Wait: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a rest.
  public init(_ span: Microseconds) {
    statements = [.wait(span)]
  }
}

/// Keys go down and up, one after the other: `key tab control+z`.
public struct Keys: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates strokes of keys with nothing held.
  public init(_ keys: Key...) {
    statements = [.keys(keys.map { KeyStroke($0) })]
  }

  /// Creates the stroke of a key with modifiers held.
  public init(_ modifiers: Modifiers, _ key: Key) {
    statements = [.keys([KeyStroke(key, modifiers)])]
  }
}

/// Modifier keys go down and stay there: `hold control`.
public struct Hold: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a hold.
  public init(_ modifiers: Modifiers) {
    statements = [.hold(modifiers)]
  }
}

/// Modifier keys go up: `let go`.
public struct LetGo: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates the end of a hold, of all that is held where nothing is said.
  public init(_ modifiers: Modifiers = []) {
    statements = [.letGo(modifiers)]
  }
}

/// The window gets another size: `resize 800x600`.
public struct Resize: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a change of size.
  public init(_ width: Length, _ height: Length) {
    statements = [.resize(Size(width: width, height: height))]
  }
}

/// Keys go to the window or no longer: `focus lost`.
public enum Focus: ScriptElement {
  /// Keys go to the window.
  case gained
  /// Keys no longer go to the window.
  case lost

  public var statements: [Script.Statement] { [.focus(self == .gained)] }
}

/// The window can no longer be seen: `hide`.
public struct Hide: ScriptElement {
  public let statements: [Script.Statement] = [.visible(false)]

  /// Creates the disappearance of the window.
  public init() {}
}

/// The window can be seen again: `show`.
public struct Show: ScriptElement {
  public let statements: [Script.Statement] = [.visible(true)]

  /// Creates the return of the window.
  public init() {}
}

/// The moment gets a name: `mark after-drop`.
public struct Marked: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a name for the moment.
  public init(_ name: String) {
    statements = [.mark(name)]
  }
}

/// Something must be so: `expect order blue red`.
public struct Expect: ScriptElement {
  public let statements: [Script.Statement]

  private init(_ expectation: SessionExpectation) {
    statements = [.expect(expectation)]
  }

  /// Items stand in this order, in the container that holds the first where none is said.
  public static func order(_ items: String..., in container: String? = nil) -> Expect {
    Expect(.order(in: container, items))
  }

  /// These calls were made in this order, perhaps with others between.
  public static func calls(_ calls: CallPattern...) -> Expect { Expect(.calls(calls)) }

  /// These calls were made in this order, and no others but notices.
  public static func onlyCalls(_ calls: CallPattern...) -> Expect {
    Expect(.calls(calls, only: true))
  }

  /// An item is dragged; nothing where none is.
  public static func dragging(_ item: String?) -> Expect { Expect(.dragging(item)) }

  /// The gap before the item of this index is open for the dragged items.
  public static func gap(in container: String, before index: Int) -> Expect {
    Expect(.gap(OpenGap(before: index, in: container)))
  }

  /// No gap is open.
  public static var noGap: Expect { Expect(.gap(nil)) }

  /// The drag is over this drop target; `nil` if it is over none.
  public static func target(_ name: String?) -> Expect { Expect(.target(name)) }

  /// A collection view is scrolled down by this many pixels.
  public static func scroll(_ collectionView: String, _ offset: Int) -> Expect {
    Expect(.scroll(collectionView, offset))
  }

  /// The upper left corner of an item is seen at this pixel of the window, also while it moves.
  public static func position(_ item: ThingName, _ x: Int, _ y: Int) -> Expect {
    Expect(.position(item, x: x, y: y))
  }
}
