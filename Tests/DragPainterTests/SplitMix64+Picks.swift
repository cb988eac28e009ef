import DragRecording

extension SplitMix64 {
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(0..<elements.count)]
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { pick(0..<count) == 0 }
}
