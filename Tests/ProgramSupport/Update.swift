import Foundation

/// The recordings that tests are asked to re-record, by `DRAGPLAY_UPDATE`.
///
/// A test that re-records fails nevertheless, so that it is not taken for a comparison.
package enum Update: String, Sendable {
  /// Nothing: what is kept is compared, and never written.
  case never
  /// Those that have changed.
  case failing
  /// Everything.
  case all

  /// The request of the environment.
  package static func asked() throws -> Update {
    guard let word = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] else { return .never }
    guard let update = Update(rawValue: word) else {
      throw ProgramFailure("DRAGPLAY_UPDATE is '\(word)'; it can be failing or all")
    }
    return update
  }

  /// Whether a recording that passes or fails is to be re-recorded.
  package func includes(passing: Bool) -> Bool {
    switch self {
    case .never: false
    case .failing: !passing
    case .all: true
    }
  }
}
