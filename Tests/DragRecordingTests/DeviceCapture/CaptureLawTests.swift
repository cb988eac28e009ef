import DeviceCapture
import RecordingTools
import Testing

struct CaptureLawTests {
  private static let window = Size(width: 900, height: 700)

  /// The pointers and keys that are still down after events, or were released without a press.
  private func loose(_ events: [InputEvent]) -> [String] {
    var (down, loose) = ([String: Int](), [String]())
    for event in events {
      switch event.kind {
      case .pointerPressed(let pointer, _, let button):
        let name = "\(pointer.rawValue) \(button)"
        if down.updateValue(pointer.rawValue, forKey: name) != nil { loose.append("twice \(name)") }
      case .pointerReleased(let pointer, _, let button):
        let name = "\(pointer.rawValue) \(button)"
        if down.removeValue(forKey: name) == nil { loose.append("never down \(name)") }
      case .pointerCancelled(let pointer):
        let held = down.filter { $0.value == pointer.rawValue }.keys
        if held.isEmpty { loose.append("nothing to cancel \(pointer.rawValue)") }
        for name in held { down[name] = nil }
      case .pointerMoved(let pointer, _, let isDown):
        if isDown != down.values.contains(pointer.rawValue) { loose.append("\(event)") }
      case .keyPressed(let key): down["key \(key.name)"] = -1
      case .keyReleased(let key): down["key \(key.name)"] = nil
      default: break
      }
    }
    return loose + down.keys.sorted()
  }

  private func isOrdered(_ events: [InputEvent]) -> Bool {
    zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
  }

  @Test(
    "A capture cut at any line holds whole strokes, or is refused with the reason",
    arguments: Captured.names)
  func cut(file: String) throws {
    let bytes = try Captured.bytes(file)
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      do throws(FileError) {
        let capture = try Capture(parsing: Array(bytes[...end]), named: file)
        let events = try capture.events(in: Self.window)
        #expect(loose(events) == [], "\(file) cut at byte \(end)")
        #expect(isOrdered(events), "\(file) cut at byte \(end)")
      } catch {
        #expect(error.description.hasPrefix("\(file):"))
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(loose(try Captured.capture(file).events(in: Self.window)) == [])
  }

  @Test("Whatever a device reports, each press ends once", arguments: 1...200)
  func nonsense(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var capture = Capture(devices: [])
    for _ in 0...generator.next(below: 2) { capture.devices.append(.some(&generator)) }
    do throws(FileError) {
      let events = try capture.events(in: Self.window)
      #expect(loose(events) == [], "seed \(seed)")
      #expect(isOrdered(events), "seed \(seed)")
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test("Damaged bytes are refused or read, and never stop the program", arguments: Captured.names)
  func damaged(file: String) throws {
    let sound = try Captured.bytes(file)
    for seed in UInt64(1)...40 {
      var (bytes, generator) = (sound, SplitMix64(seed: seed))
      for _ in 0...generator.next(below: 8) {
        bytes[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256))
      }
      do throws(FileError) {
        let events = try Capture(parsing: bytes, named: file).events(in: Self.window)
        #expect(loose(events) == [], "\(file), seed \(seed)")
      } catch {
        #expect(!error.description.contains("\n"))
      }
    }
  }
}

extension Capture.Device {
  /// A device with arbitrary reports.
  fileprivate static func some(_ generator: inout SplitMix64) -> Capture.Device {
    let codes: [EventCode] = [
      EventCode(type: 0, code: 0), EventCode(type: 0, code: 0), EventCode(type: 0, code: 2),
      EventCode(type: 0, code: 3), EventCode(type: 1, code: 0x14a), EventCode(type: 1, code: 0x110),
      EventCode(type: 1, code: 0x111), EventCode(type: 1, code: 30), EventCode(type: 2, code: 0),
      EventCode(type: 2, code: 8), EventCode(type: 2, code: 11), EventCode(type: 3, code: 0),
      EventCode(type: 3, code: 1), EventCode(type: 3, code: 0x2f), EventCode(type: 3, code: 0x35),
      EventCode(type: 3, code: 0x36), EventCode(type: 3, code: 0x39),
      EventCode(type: 3, code: 0x3a),
    ]
    // The device supports some of them.
    let known = codes.indices.filter { $0 < 2 || generator.next(below: 3) > 0 }
    let values = [-1, 0, 1, 2, 3, 5, 100, 999, Int(Int32.min), Int(Int32.max), Int(UInt32.max)]
    var device = Capture.Device(name: "some")
    for code in [UInt16(0), 1, 0x35, 0x36] {
      device.ranges[code] = Capture.AxisRange(minimum: -1, maximum: 999)
    }
    var time = Int64(generator.next(below: 1_000_000))
    for _ in 0..<generator.next(below: 400) {
      time += Int64(generator.next(below: 30_000)) - 5000
      let code = codes[known[generator.next(below: known.count)]]
      let value = values[generator.next(below: values.count)]
      device.events.append(Capture.Event(time: Microseconds(time), code, value))
    }
    return device
  }
}
