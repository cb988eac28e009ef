import Foundation

/// The reason why a test cannot continue.
package struct Failure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// The timeout for operations that normally take no time: a busy machine can stall for seconds.
package let patience = Duration.seconds(30)

/// Retries until `attempt` returns a value; throws after `deadline`.
package func eventually<Result>(
  _ what: String, within deadline: Duration = patience, _ attempt: () throws -> Result?
) throws -> Result {
  let end = ContinuousClock.now + deadline
  while true {
    if let result = try attempt() { return result }
    guard ContinuousClock.now < end else { throw Failure("timed out waiting for \(what)") }
    usleep(2_000)
  }
}

/// Waits until `condition` is true; throws after `deadline`.
package func until(
  _ what: String, within deadline: Duration = patience, _ condition: () throws -> Bool
) throws {
  let _: Bool = try eventually(what, within: deadline) { try condition() ? true : nil }
}
