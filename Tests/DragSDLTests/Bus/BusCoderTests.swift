import CDBus
import DragRecording
import Testing

@testable import DragSDL

/// A message that is read without being sent.
private final class Message {
  let pointer: OpaquePointer

  init() throws {
    pointer = try #require(dbus_message_new_signal("/a", "a.b", "C"))
  }

  deinit { dbus_message_unref(pointer) }

  var signature: String { String(cString: dbus_message_get_signature(pointer)) }

  func append(_ values: BusValue...) -> Bool { BusCoder.append(values, to: pointer) }

  func arguments(_ signature: String) -> [BusValue]? {
    BusCoder.arguments(of: pointer, signature)
  }
}

@Suite("A value of the bus")
struct BusCoderTests {
  private static let reference = BusValue.structure([.string(":1.7"), .objectPath("/org/a11y")])

  @Test(
    "is read as it was written",
    arguments: [
      (.byte(255), "y"), (.boolean(true), "b"), (.boolean(false), "b"), (.int16(-32768), "n"),
      (.uint16(65535), "q"), (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"),
      (.uint64(.max), "t"), (.double(-0.1), "d"), (.string(""), "s"), (.string("é猫👩‍👧"), "s"),
      (.objectPath("/"), "o"), (.objectPath("/org/a11y/atspi/null"), "o"), (.signature(""), "g"),
      (.signature("a(iiay)"), "g"), (.variant(.uint32(7)), "v"),
      (.variant(.variant(.string("a"))), "v"), (.array(of: "u", [.uint32(1), .uint32(2)]), "au"),
      (.array(of: "{sv}", []), "a{sv}"), (.array(of: "s", []), "as"), (reference, "(so)"),
      (.array(of: "(so)", [reference, reference]), "a(so)"),
      (.array(of: "{ss}", [.entry(.string("a"), .string("b"))]), "a{ss}"),
      (
        .array(
          of: "(iiay)",
          [.structure([.int32(1), .int32(-2), .array(of: "y", [.byte(3), .byte(4)])])]), "a(iiay)"
      ), (.variant(reference), "v"),
      (
        .array(of: "a{sv}", [.array(of: "{sv}", [.entry(.string("k"), .variant(.byte(1)))])]),
        "aa{sv}"
      ),
    ] as [(BusValue, String)])
  func roundTrip(value: BusValue, signature: String) throws {
    let message = try Message()
    #expect(value.signature == signature)
    #expect(message.append(value))
    #expect(message.signature == signature)
    #expect(message.arguments(signature) == [value])
  }

  @Test("has the bytes of its type alone, and no value of another type")
  func accessors() {
    #expect(BusValue.uint32(7).uint32 == 7)
    #expect(BusValue.int32(7).uint32 == nil)
    #expect(BusValue.boolean(true).boolean == true)
    #expect(BusValue.uint32(1).boolean == nil)
    #expect(BusValue.double(1.5).double == 1.5)
    #expect(BusValue.objectPath("/").string == nil)
    #expect(BusValue.variant(.variant(.string("a"))).unwrapped.string == "a")
  }

  @Test("is one of several arguments, as those of an event of accessibility")
  func arguments() throws {
    let message = try Message()
    #expect(
      message.append(
        .string("focused"), .int32(1), .int32(0), .variant(.int32(0)), .array(of: "{sv}", [])))
    #expect(message.signature == "siiva{sv}")
    #expect(message.arguments("siiva{sv}")?[1] == .int32(1))
    #expect(message.arguments("siiv(so)") == nil)
    #expect(try Message().arguments("") == [])
    #expect(try Message().arguments("s") == nil)
  }

  @Test("is read as it was written, whatever it is")
  func law() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let values = (0..<random.next(below: 4)).map { _ in random.value(depth: 4) }
      let message = try Message()
      #expect(BusCoder.append(values, to: message.pointer))
      #expect(message.arguments(values.map(\.signature).joined()) == values)
    }
  }

  @Test(
    "is not written if it is not valid",
    arguments: [
      .string("a\0b"), .objectPath(""), .objectPath("a"), .objectPath("/a/"), .objectPath("/a\0"),
      .signature("a"), .signature("z"), .structure([]), .entry(.string("a"), .string("b")),
      .variant(.structure([])), .variant(.entry(.string("a"), .string("b"))),
      .array(of: "", []), .array(of: "ss", []), .array(of: "s", [.string("a"), .uint32(1)]),
      .array(of: "{vs}", []), .array(of: "{ss}", [.structure([.string("a"), .string("b")])]),
      .variant(.array(of: "z", [])), .structure([.string("a"), .objectPath("a")]),
    ] as [BusValue])
  func invalid(value: BusValue) throws {
    let message = try Message()
    #expect(!message.append(.uint32(1), value))
    #expect(message.signature == "")
  }

  @Test("has a limited depth and size")
  func limits() throws {
    func nested(_ depth: Int) -> BusValue {
      (0..<depth).reduce(.byte(1)) { value, _ in .variant(value) }
    }
    #expect(try Message().append(nested(BusCoder.maximumDepth)))
    #expect(try !Message().append(nested(BusCoder.maximumDepth + 1)))
    let text = BusValue.string(String(repeating: "a", count: BusCoder.maximumSize - 1))
    #expect(try Message().append(text))
    #expect(try !Message().append(text, .byte(1)))
  }

  @Test("beyond the limits is not read")
  func limitsOfReading() throws {
    let (deep, large) = (try Message(), try Message())
    var iterators = [DBusMessageIter](repeating: DBusMessageIter(), count: 18)
    iterators.withUnsafeMutableBufferPointer { levels in
      guard let first = levels.baseAddress else { return }
      dbus_message_iter_init_append(deep.pointer, first)
      for level in 0..<17 {
        dbus_message_iter_open_container(
          first + level, Int32(UInt8(ascii: "v")), level < 16 ? "v" : "y", first + level + 1)
      }
      var byte: UInt8 = 1
      dbus_message_iter_append_basic(first + 17, Int32(UInt8(ascii: "y")), &byte)
      for level in (0..<17).reversed() {
        dbus_message_iter_close_container(first + level, first + level + 1)
      }
    }
    #expect(deep.signature == "v")
    #expect(deep.arguments("v") == nil)
    let half = BusValue.string(String(repeating: "a", count: BusCoder.maximumSize / 2))
    #expect(large.append(half) && large.append(half))
    #expect(large.arguments("ss") == nil)
  }

  @Test("that is a file is not read")
  func descriptor() throws {
    let message = try Message()
    var (iterator, file) = (DBusMessageIter(), Int32(0))
    dbus_message_iter_init_append(message.pointer, &iterator)
    dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "h")), &file)
    #expect(message.signature == "h")
    #expect(message.arguments("h") == nil)
  }
}

extension SplitMix64 {
  /// Returns a value in at most so many containers.
  fileprivate mutating func value(depth: Int) -> BusValue {
    let bits = next()
    switch next(below: depth > 0 ? 16 : 12) {
    case 0: return .byte(UInt8(truncatingIfNeeded: bits))
    case 1: return .boolean(bits & 1 == 1)
    case 2: return .int16(Int16(truncatingIfNeeded: bits))
    case 3: return .uint16(UInt16(truncatingIfNeeded: bits))
    case 4: return .int32(Int32(truncatingIfNeeded: bits))
    case 5: return .uint32(UInt32(truncatingIfNeeded: bits))
    case 6: return .int64(Int64(bitPattern: bits))
    case 7: return .uint64(bits)
    case 8: return .double(Double(bitPattern: bits))
    case 9: return .string(text(of: ["a", " ", "é", "猫", "👩‍👧", "\n"]))
    case 10: return .objectPath("/" + text(of: ["a", "B", "_", "1"]))
    case 11: return .signature(text(of: ["y", "as", "(so)", "a{sv}", "v"]))
    case 12:
      let first = value(depth: depth - 1)
      // Those of the same type; without any, the array is empty.
      let more = (0..<next(below: 30)).map { _ in value(depth: depth - 1) }
      let elements = ([first] + more).filter { $0.signature == first.signature }
      return .array(of: first.signature, next(below: 4) == 0 ? [] : elements)
    case 13:
      let entries = (0..<next(below: 4)).map { _ in
        BusValue.entry(.uint16(UInt16(next(below: 65536))), .variant(value(depth: depth - 1)))
      }
      return .array(of: "{qv}", entries)
    case 14:
      return .structure((0...next(below: 3)).map { _ in value(depth: depth - 1) })
    default: return .variant(value(depth: depth - 1))
    }
  }

  private mutating func text(of parts: [String]) -> String {
    (0..<next(below: 6)).map { _ in parts[next(below: parts.count)] }.joined()
  }
}
