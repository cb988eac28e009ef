import DragKit
import Support
import Testing

/// A volume and a balance that keys adjust, beside a button that they press.
private struct Mixer: NamedControls {
  var model = Model()
  var reported: [String] = []
  var isEnabled = true
  var isMenuOpen = false

  static let (volume, balance, mute) = (ItemID.control(0), ItemID.control(1), ItemID.control(2))
  static let controlNames = [volume: "volume", balance: "balance", mute: "mute"]

  var stage: Stage {
    let things = [Self.volume, Self.balance, Self.mute].enumerated().map { index, item in
      PlacedItem(item, Rect(x: Length(pixels: 110 * index), y: 0, width: 100, height: 40))
    }
    let sheet = PlacedItem(.control(3), Rect(x: 0, y: 0, width: 400, height: 400))
    return Stage(
      areas: [Stage.Area("things", .placed(things))]
        + (isMenuOpen ? [Stage.Area("sheet", .placed([sheet]), layer: .menus)] : []))
  }

  func isUserInteractionEnabled(_ item: ItemID) -> Bool { isEnabled }

  static let handlers = HandlerRegistry<Mixer>()
    .items(in: "things") { knob in
      knob.onAdjust { mixer, item, adjustment in
        mixer.reported.append("\(mixer.name(of: item)) \(adjustment)")
      }
    }
    .item(mute) { mute in
      mute.onTap { mixer, _ in
        mixer.reported.append("mute")
        return []
      }
    }
    .onKeyPress { mixer, key, _, _ in
      mixer.reported.append("key \(key.name)")
      return []
    }
}

struct AdjustmentTests {
  private var mixer = ContentDriver(Mixer())

  @Test(
    "A key adjusts the focused item, and is reported before its handler is called",
    arguments: [
      ("right", "increment"), ("up", "increment"), ("left", "decrement"), ("down", "decrement"),
      ("pageup", "largeIncrement"), ("pagedown", "largeDecrement"), ("home", "minimum"),
      ("end", "maximum"),
    ] as [(Key, String)])
  mutating func keys(key: Key, adjustment: String) {
    mixer.press(.tab)
    _ = mixer.takeFullCalls()
    mixer.press(key)
    #expect(mixer.content.reported == ["volume \(adjustment)"])
    #expect(mixer.report(.adjust) == "item \"volume\", by \"\(adjustment)\"")
    #expect(mixer.focused == "volume")
  }

  @Test("Only the focused item is adjusted, and only once for a key")
  mutating func focusedOnly() {
    mixer.press(.right)
    #expect(mixer.content.reported == ["key right"])
    mixer.press(.tab, .right, .right)
    #expect(mixer.content.reported == ["key right", "volume increment", "volume increment"])
  }

  @Test("With Control held, an arrow moves the focus instead of adjusting the item")
  mutating func control() {
    mixer.press(.tab)
    mixer.hold(.control)
    mixer.press(.right)
    mixer.hold([])
    #expect(mixer.content.reported == [])
    #expect(mixer.focused == "balance")
    mixer.press(.left)
    #expect(mixer.content.reported == ["balance decrement"])
  }

  @Test("An item without a value is not adjusted: an arrow moves the focus, and Space presses it")
  mutating func button() {
    mixer.press(.tab)
    mixer.hold(.control)
    mixer.press(.end)
    mixer.hold([])
    #expect(mixer.focused == "mute")
    mixer.press(.space, .left)
    #expect(mixer.content.reported == ["mute"])
    #expect(mixer.focused == "balance")
  }

  @Test("An item with a value can be focused, and neither Space nor Enter changes it")
  mutating func noTap() {
    mixer.press(.tab)
    #expect(mixer.focused == "volume")
    mixer.press(.space, .enter)
    #expect(mixer.content.reported == [])
  }

  @Test("An item whose interaction is off, or that is behind a menu, is not adjusted")
  mutating func covered() {
    mixer.press(.tab)
    mixer.change { $0.isEnabled = false }
    mixer.press(.right)
    mixer.change { ($0.isEnabled, $0.isMenuOpen) = (true, true) }
    mixer.press(.right)
    #expect(mixer.content.reported == [])
    #expect(mixer.report(.adjust) == nil)
    mixer.change { $0.isMenuOpen = false }
    mixer.press(.right)
    #expect(mixer.content.reported == ["volume increment"])
  }
}
