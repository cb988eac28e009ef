internal import Algorithms
internal import DragCoding

/// A request to the clipboard, by which programs exchange copied data, as part of a ``Request``.
public enum ClipboardRequest: Hashable, Sendable {
  /// Offers data to other programs in one or more types, in order of preference.
  ///
  /// The data replaces the data that any program copied before.
  case write([DragData])
  /// Asks for the latest copied data, which arrives as ``InputEvent/Kind/clipboardRead(_:)``.
  ///
  /// Each element lists the MIME types of one kind of data, in order of preference. The first type
  /// of the element that the clipboard offers is read.
  case read([[String]])
}

/// The data of the clipboard, in the types that were requested.
public struct ClipboardContents: Hashable, Sendable {
  /// The data by MIME type; empty if there is none of the requested types.
  public var data: [DragData]
  /// Why requested data is missing; `nil` if ``data`` has all that was copied in those types.
  public var problem: ClipboardProblem?

  /// Creates contents from the data that was read.
  public init(_ data: [DragData], problem: ClipboardProblem? = nil) {
    (self.data, self.problem) = (data, problem)
  }
}

/// Why data of the clipboard is missing.
public enum ClipboardProblem: Int, Hashable, Sendable, CaseIterable {
  /// Nothing was copied, or the program that copied it has ended.
  case empty = 1
  /// The data is of other types than those that were requested.
  case otherTypes
  /// The data in one type is over 16 MB.
  case tooLarge
  /// The program that copied the data sent none, or stopped before the end of the data.
  case unanswered
}

extension Request {
  /// Copies text to the clipboard.
  public static func copyText(_ text: String) -> Request {
    .clipboard(.write(DragData.texts(text)))
  }
}

extension DragData {
  /// The names under which text in UTF-8 is offered; GTK and Qt ask for one of them.
  package static let textTypes = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]

  /// Returns the UTF-8 of a text once under each of ``textTypes``.
  package static func texts(_ bytes: [UInt8]) -> [DragData] {
    textTypes.map { DragData($0, bytes) }
  }

  package static func texts(_ text: String) -> [DragData] { texts(Array(text.utf8)) }
}

extension ClipboardContents {
  /// Returns the types to read: the first one in each element of `requested` that is `offered`.
  package static func types(_ requested: [[String]], among offered: [String]) -> [String] {
    let known = Dictionary(offered.map { ($0.lowercased(), $0) }) { first, _ in first }
    let found = requested.compactMap { names in
      names.lazy.compactMap { known[$0.lowercased()] }.first
    }
    return Array(found.uniqued().prefix(Limits.dragTypes))
  }

  /// Creates the answer to a request from all data that this program has copied.
  ///
  /// Data in a file is left out, because an event would contain all of it; the file's URI stays.
  package init(_ requested: [[String]], of all: [DragData]) {
    let all = all.filter { $0.file == nil }
    let types = Self.types(requested, among: all.map(\.type))
    data = types.compactMap { type in all.first { $0.type == type } }
    let reason: ClipboardProblem = all.isEmpty ? .empty : .otherTypes
    problem = data.isEmpty ? reason : nil
  }
}
