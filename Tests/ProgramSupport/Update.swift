import Foundation

/// What tests are asked to record anew, by `DRAGPLAY_UPDATE`.
///
/// A test that records anew fails all the same: nobody is to take that for a comparison.
package enum Update: String, Sendable {
  /// Nothing: what is kept is compared, and never written.
  case never
  /// What is no longer as it was.
  case failing
  /// Everything.
  case all

  /// What the environment asks for.
  package static func asked() throws -> Update {
    guard let word = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] else { return .never }
    guard let update = Update(rawValue: word) else {
      throw ProgramFailure("DRAGPLAY_UPDATE is '\(word)'; it can be failing or all")
    }
    return update
  }

  /// `true` where something is to be recorded anew that passes or does not.
  package func includes(passing: Bool) -> Bool {
    switch self {
    case .never: false
    case .failing: !passing
    case .all: true
    }
  }
}
