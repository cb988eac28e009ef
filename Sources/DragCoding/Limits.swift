/// The largest inputs that the program reads and the largest outputs that it writes.
///
/// Input beyond a limit is refused; only lists of file names are truncated, and the window reports it. The limits are
/// chosen so that every command needs less than two gigabytes of memory. Each target adds its own.
package enum Limits {
  package static let droppedFiles = 10_000
}
