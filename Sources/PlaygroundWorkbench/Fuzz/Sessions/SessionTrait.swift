/// Something that happened in a session.
package enum SessionTrait: String, Hashable, Sendable, CaseIterable {
  case lifted, reordered, dropped, refused, cancelled
  case outside, interrupted, copied, caught, touched, slid, tapped, undone, resized

  /// The ones that a generator must bring about in at least every twentieth session, lest the laws
  /// be held against nothing.
  package static let required: [SessionTrait] = [
    .lifted, .reordered, .dropped, .refused, .cancelled,
  ]
}
