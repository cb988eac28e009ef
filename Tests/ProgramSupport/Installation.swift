import Foundation

/// The program under test, installed with a prefix in a folder that stands for the root of the system.
package struct Installation {
  private let prefix: String
  private let root: String

  package init(prefix: String, below root: String) { (self.prefix, self.root) = (prefix, root) }

  /// The path of the installed program.
  package var program: String { path("bin/dragplay") }

  /// The path of a file below the prefix.
  package func path(_ name: String) -> String { "\(root)\(prefix)/\(name)" }

  package func install() throws { try expectSuccess(of: "install") }

  package func uninstall() throws { try expectSuccess(of: "uninstall") }

  /// Runs the script of `make install`, with other variables if `environment` has them.
  package func script(
    _ purpose: String, environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let usual = ["PREFIX": prefix, "DESTDIR": root, "PROGRAM": try Program.path()]
    return try Program.run(
      [purpose], environment: usual.merging(environment) { $1 },
      path: Program.root.path + "/Scripts/install-program.sh")
  }

  private func expectSuccess(of purpose: String) throws {
    let outcome = try script(purpose)
    guard outcome.status == 0 else { throw Failure("\(purpose): \(outcome.errors)") }
  }
}
