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
}

extension Capture.Device {
  /// A device with arbitrary reports.
  fileprivate static func some(_ generator: inout SplitMix64) -> Capture.Device {
    let codes = [
      (0, 0), (0, 0), (0, 3), (1, 0x145), (1, 0x14a), (1, 0x110), (1, 0x113), (1, 30), (2, 0),
      (2, 8), (2, 11), (3, 0), (3, 1), (3, 0x2f), (3, 0x35), (3, 0x36), (3, 0x39),
    ].map { EventCode(type: $0, code: $1) }
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
