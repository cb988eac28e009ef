import DragRecording

/// Something that a script can be built of.
public protocol ScriptElement {
  /// What it says, in order.
  var statements: [Script.Statement] { get }
}

/// Builds a script of gestures, one a line.
@resultBuilder
public enum ScriptBuilder {
  /// A gesture, or another script.
  public static func buildExpression(_ element: any ScriptElement) -> [Script.Statement] {
    element.statements
  }

  /// Gestures in a row.
  public static func buildBlock(_ parts: [Script.Statement]...) -> [Script.Statement] {
    parts.flatMap(\.self)
  }

  /// Gestures that are made in a loop.
  public static func buildArray(_ parts: [[Script.Statement]]) -> [Script.Statement] {
    parts.flatMap(\.self)
  }

  /// Gestures that are only made if.
  public static func buildOptional(_ part: [Script.Statement]?) -> [Script.Statement] { part ?? [] }

  /// Gestures that are made or else others.
  public static func buildEither(first part: [Script.Statement]) -> [Script.Statement] { part }

  /// Gestures that are made or else others.
  public static func buildEither(second part: [Script.Statement]) -> [Script.Statement] { part }
}

extension Script: ScriptElement {
  /// Creates a script of gestures, one a line.
  ///
  /// ```swift
  /// let script = Script {
  ///   Scene("colours")
  ///   Press("red", hold: .milliseconds(600))
  ///   Move(to: "green", over: .milliseconds(400))
  ///   Release()
  ///   Expect.order("blue", "black", "green", "red", "yellow")
  /// }
  /// ```
  public init(@ScriptBuilder _ gestures: () -> [Statement]) {
    self.init(gestures())
  }
}

extension Script.Statement: ScriptElement {
  /// The statement itself.
  public var statements: [Script.Statement] { [self] }
}
