/// Where runs of items begin that follow each other: how many items stand before each.
struct RunStarts: Hashable, Sendable {
  private var starts: [Int] = []
  /// How many items all runs have.
  private(set) var total = 0

  /// The offsets of a run's items among all items.
  subscript(run: Int) -> Range<Int> { start(of: run)..<start(of: run + 1) }

  /// How many items stand before a run, or before the end of all.
  func start(of run: Int) -> Int { run < starts.count ? starts[run] : total }

  /// The run that holds the item at `offset`: the last that does not begin behind it.
  func run(at offset: Int) -> Int { max(starts.endOfPrefix { $0 <= offset } - 1, 0) }

  /// Puts empty runs in before the one at `index`, or at the end.
  mutating func insert(_ count: Int, at index: Int) {
    starts.insert(contentsOf: repeatElement(start(of: index), count: count), at: index)
  }

  /// Takes a run out, with its items.
  mutating func remove(at index: Int) {
    change(index, by: -self[index].count)
    starts.remove(at: index)
  }

  /// Counts some items more or fewer in a run.
  mutating func change(_ run: Int, by count: Int) {
    for later in run + 1..<max(starts.count, run + 1) { starts[later] += count }
    total += count
  }

  /// Moves a run, with its items, into a gap between runs, counted before it is taken out.
  mutating func move(_ run: Int, toGap gap: Int) {
    let count = self[run].count
    remove(at: run)
    let index = gap > run ? gap - 1 : gap
    insert(1, at: index)
    change(index, by: count)
  }
}
