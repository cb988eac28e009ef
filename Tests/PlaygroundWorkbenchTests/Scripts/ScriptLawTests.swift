@testable import DragKit
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("A session explained as a script")
struct ScriptLawTests {
  private static let seed: UInt64 = 5

  @Test("reproduces the order and calls", arguments: Page.allCases, 0..<5)
  func explained(scene: Page, number: Int) throws {
    let key = CaseKey(seed: Self.seed, page: scene, number: number)
    let recording = try Self.recording(key)
    let script = try recording.script(on: Playground.stage(), file: "session.dndrec")
    #expect(try Script(parsing: script.text) == script, "\(key.command)")
    let played = try compile(script, key)
    #expect(reported(played.calls) == reported(recording.calls), "\(key.command)\n\(script.text)")
    #expect(played.finalOrders == recording.finalOrders, "\(key.command)")
    print("\(key.command): \(recording.events.count) events, \(script.statements.count) statements")
  }

  @Test("has every event at its time if it is exact", arguments: Page.allCases, 0..<4)
  func exact(scene: Page, number: Int) throws {
    let key = CaseKey(seed: Self.seed, page: scene, number: number)
    let recording = try Self.recording(key)
    let script = try recording.script(on: Playground.stage(), file: "session.dndrec", isExact: true)
    let played = try compile(Script(parsing: script.text), key)
    #expect(played.events == recording.events, "\(key.command)")
    #expect(played.calls == recording.calls, "\(key.command)")
  }

  @Test("starts in the state of the recording")
  func fromState() throws {
    let key = CaseKey(seed: Self.seed, page: .colours, number: 1)
    let first = try Self.recording(key)
    var (world, _) = try Playground.start(of: first.header, file: "first")
    for event in first.events { _ = world.apply(event) }
    let header = world.headerFromHere
    var rehearsal = Rehearsal(header, in: world)
    let script = try Script(parsing: "wait 0.3s; drag red to green; expect dragging nothing")
    var stage = Playground.stage()
    stage.recorded = { _ in header }
    let recording = try Script([.start(as: "first.dndrec")] + script.statements).compile(on: stage)
    #expect(recording.header == header)
    let explained = try recording.script(on: stage, file: "first.dndrec")
    #expect(explained.statements.first == .start(as: "first.dndrec"))
    #expect(reported(try explained.compile(on: stage).calls) == reported(recording.calls))
    #expect(try rehearsal.recording(until: header.start).end == header.start)
  }

  private static func recording(_ key: CaseKey) throws -> Recording {
    let session = SessionGenerator.session(for: key)
    var rehearsal = Rehearsal(session.options)
    for event in session.events { rehearsal.turn(event) }
    let recording = try rehearsal.recording(until: rehearsal.now + .seconds(2))
    return try Recording(parsing: recording.bytes)
  }

  private func compile(_ script: Script, _ key: CaseKey) throws -> Recording {
    do {
      return try script.compile(on: Playground.stage())
    } catch {
      Issue.record("\(key.command): \(error)\n\(script.text)")
      throw error
    }
  }

  private func reported(_ calls: [Call]) -> [CallPattern] {
    var log = CallLog()
    log.append(calls)
    return log.calls.map { CallPattern($0) }
  }
}

extension Recording {
  /// The last reported order of each container.
  fileprivate var finalOrders: [String: JSONValue] {
    var orders: [String: JSONValue] = [:]
    for call in calls where call.name == .order {
      orders[call["container"]?.string ?? ""] = call["items"]
    }
    return orders
  }
}
