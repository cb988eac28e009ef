import Foundation
import ProgramSupport
import RecordingTools
import Support

/// A damaged input and the command that reads it, generated from a seed and a number.
struct DamagedInput {
  let name: String
  let bytes: [UInt8]
  /// The command, which writes to `output`.
  let words: [String]

  /// Makes an input of the sound files.
  init(seed: UInt64, number: Int, of sound: SoundFiles) {
    var generator = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
    let file = generator.any(of: sound.files)
    self.init(file.kind, Self.damaged(file, using: &generator), file.kind.commands, &generator)
  }

  /// Makes a recording whose first state, of a kept session, has numbers at the edges of 64 bits.
  init(seed: UInt64, number: Int, edgedOf names: [String]) throws {
    var generator = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
    let commands = [
      "promote FILE edges --output output", "render FILE --output output.png --scale 0.25",
      "shrink FILE --output output --for 1",
    ]
    let kind = SoundFiles.Kind.recording
    let session = try Recording(contentsOf: Kept.recording(generator.any(of: names)))
    let bytes = try session.edged(using: &generator).bytes
    self.init(kind, bytes, kind.commands + commands, &generator)
  }

  private init(
    _ kind: SoundFiles.Kind, _ bytes: [UInt8], _ commands: [String],
    _ generator: inout SeededGenerator
  ) {
    // The page Follow shows a picture of this name.
    (name, self.bytes) = (kind == .picture ? "link.png" : "case.\(kind.rawValue)", bytes)
    let command = generator.any(of: commands).replacing("FILE", with: name)
    words = command.split(separator: " ").map {
      $0 == "FOLLOW" ? Kept.recording("follow-fling") : String($0)
    }
  }

  private static func damaged(
    _ file: SoundFiles.File, using generator: inout SeededGenerator
  ) -> [UInt8] {
    // A state with a wrong checksum is never decoded, so one in eight gets a new checksum.
    if file.kind == .recording, Int.random(in: 0..<8, using: &generator) == 0,
      var recording = try? Recording(parsing: file.bytes)
    {
      recording.damageState(using: &generator)
      return (try? recording.bytes) ?? []
    }
    return Damage.several(to: file.bytes, using: &generator)
  }
}

extension SeededGenerator {
  mutating func any<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

/// The inputs in the repository.
struct SoundFiles {
  /// The kind of a file, by its extension.
  enum Kind: String {
    case recording = "dndrec"
    case script = "gesture"
    case capture = "evemu"
    case document = "json"
    /// A picture of any format, which is known by its bytes.
    case picture = "png"

    /// The command that reads such a file.
    var commands: [String] {
      switch self {
      case .recording:
        [
          "verify FILE", "verify FILE", "replay FILE --headless", "explain FILE",
          "explain FILE --exact", "replay FILE --headless --window 900x700", "export FILE",
        ]
      case .script: ["compile FILE --output output"]
      case .capture:
        ["colours", "board", "lessons"].map { "import FILE --output output --scene \($0)" }
      case .picture: ["render FOLLOW --images . --output output.png --scale 0.1"]
      case .document:
        [
          "verify FILE", "compile FILE --output output",
          "import FILE --output output --scene board",
        ]
      }
    }
  }

  /// A sound file.
  struct File {
    let kind: Kind
    let bytes: [UInt8]
  }

  /// All files, sorted by folder and name.
  let files: [File]

  init() throws {
    var files = try Self.files(.recording, in: "Tests/Fixtures/recordings", ".dndrec")
    files += try Self.files(.recording, in: "Assets/recordings", ".dndrec")
    files += try Self.files(.recording, in: "Tests/Fixtures/versions", ".dndrec")
    let scripts = try Self.files(.script, in: "Assets/scripts", ".gesture")
    let captures = try Self.files(.capture, in: "Tests/Fixtures/captures", "")
    let documents = try Self.files(.document, in: "Tests/Fixtures/documents", ".json")
    let pictures = try Self.files(.picture, in: "Tests/Fixtures/pictures", "")
    // There are far more recordings than others.
    for _ in 0..<3 { files += scripts + captures + pictures }
    self.files = files + documents
  }

  private static func files(
    _ kind: Kind, in folder: String, _ ending: String
  ) throws -> [File] {
    let url = Program.root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map {
        File(kind: kind, bytes: [UInt8](try Data(contentsOf: url.appendingPathComponent($0))))
      }
  }
}

extension Recording {
  /// Damages one state, which gets a right checksum.
  mutating func damageState(using generator: inout SeededGenerator) {
    let places = entries.indices.filter { if case .keyframe = entries[$0] { true } else { false } }
    // The initial world is made from the header's state.
    if case .state(let state) = header.state, places.isEmpty || Bool.random(using: &generator) {
      header.state = .state(Damage.several(to: state, using: &generator))
    } else if !places.isEmpty {
      let place = generator.any(of: places)
      guard case .keyframe(let keyframe) = entries[place] else { return }
      let state = Damage.several(to: keyframe.state, using: &generator)
      entries[place] = .keyframe(Keyframe(time: keyframe.time, state: state))
    }
  }
}
