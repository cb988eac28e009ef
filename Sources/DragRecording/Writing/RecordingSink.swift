public import DragCoding

/// Where the lines of a recording go.
public protocol RecordingSink {
  /// Adds whole lines, or throws and adds nothing.
  mutating func append(_ lines: [UInt8]) throws(FileError)

  /// Makes sure that what was added outlasts a loss of power.
  mutating func close() throws(FileError)
}

/// A recording in memory.
public struct MemorySink: RecordingSink, Hashable, Sendable {
  /// The lines so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty one.
  public init() {}

  public mutating func append(_ lines: [UInt8]) {
    bytes += lines
  }

  public mutating func close() {}
}
