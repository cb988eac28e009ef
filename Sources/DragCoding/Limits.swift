/// The largest inputs that the program reads and the largest outputs that it writes.
///
/// Larger input is rejected; only a list of dropped files is truncated, and the window reports it.
/// Every command then needs less than two gigabytes of memory. Each target adds its own limits.
package enum Limits {
  package static let droppedFiles = 10_000
}
