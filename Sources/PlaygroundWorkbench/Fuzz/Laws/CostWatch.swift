/// The calls of one event do not grow with the session.
struct CostWatch: Watch {
  let law = Law.cost

  /// A drag that ends and another that begins make some fifteen.
  static let mostCalls = 40
  /// The whole chrome with its list of calls makes some two hundred.
  static let mostOperations = 400

  mutating func watch(_ moment: Moment) -> String? {
    let count = moment.calls.count
    return count <= Self.mostCalls ? nil : "one event made \(count) calls"
  }
}
