import DragRecording
import DragGeometry
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("In a window of another size or at another scale, a session")
struct RetargetingLawTests {
  static let windows = [
    Size(width: 900, height: 700), Size(width: 1000, height: 640), Size(width: 1280, height: 900),
    Size(width: 1600, height: 1000),
  ]
  static let seed: UInt64 = 11

  @Test(
    "reproduces orders, calls and models, or names the missing target",
    arguments: SceneID.allCases)
  func law(scene: SceneID) throws {
    var (same, gone) = (0, 0)
    for number in 0..<10 {
      let seed = CaseKey(seed: Self.seed, scene: scene, number: number).hash
      let recording = try AimedSession.recording(
        PlaygroundOptions(scene: scene), gestures: 4, seed: seed)
      for window in Self.windows {
        let replay = try recording.retargeted(to: window, file: "\(number)")
        switch replay.outcome {
        case .same: same += 1
        case .impossible(let error):
          let words = [" is not visible in ", ": the pointer is not over "]
          #expect(words.contains { error.description.contains($0) })
          #expect(replay.remark?.time == replay.recording.end)
          #expect(replay.remark?.words == "\(error)")
          // The part before the missing target is an ordinary recording.
          try replay.recording.expectReproduced()
          gone += 1
        case .different(let difference):
          Issue.record(
            "seed \(Self.seed), \(scene), session \(number): \(replay.changes): \(difference)")
        }
      }
    }
    print("seed \(Self.seed), \(scene): \(same) reproduced, \(gone) miss something")
    #expect(same >= gone, "most targets exist")
  }

  @Test("finds the landmarks at a point like a search of all", arguments: SceneID.allCases)
  func landmarksAtPoints(scene: SceneID) throws {
    var random = SplitMix64(seed: Self.seed)
    var world = Playground(PlaygroundOptions(scene: scene))
    _ = world.start()
    for _ in 0..<200 {
      let (x, y) = (random.next(below: 1120), random.next(below: 760))
      let point = Point(x: Length(pixels: x), y: Length(pixels: y))
      let all = world.landmarks.filter { $0.visible.contains(point) }
      #expect(world.landmarks(at: point) == all, "seed \(Self.seed), \(point)")
    }
  }

  @Test("is the same event by event if the layout is unchanged", arguments: SceneID.allCases)
  func identity(scene: SceneID) throws {
    let recording = try AimedSession.recording(
      PlaygroundOptions(scene: scene), gestures: 4, seed: Self.seed)
    let replay = try recording.retargeted(to: nil, scale: .percent(200), file: "identity")
    #expect(replay.failure == nil)
    #expect(replay.changes == "re-targeted from 100 % to 200 %")
    #expect(replay.recording.pumps.flatMap(\.events) == recording.pumps.flatMap(\.events))
  }
}
