import DragKit
import Support
import Testing

/// A list that a program fills with messages.
private struct Feed: InteractiveContent {
  var model = Model()
  var reported: [String] = []

  init() { model.addContainer("feed", items: ["a", "b", "c"]) }

  var stage: Stage {
    let rows = ListConfiguration(rowHeight: 40).layout
    let bounds = Rect(x: 0, y: 0, width: 200, height: 400)
    return Stage(areas: [Stage.Area("feed", of: model, in: bounds, as: rows)])
  }

  static let handlers = HandlerRegistry<Feed>()
    .collection("feed") { list in list.reorderingHandlers.canReorderItem = { _, _ in true } }
    .onMessage("loaded") { feed, message in
      guard let name = message.text else { return [.send(Message("unreadable"))] }
      let item = feed.model.registerItem(named: name)
      feed.model.insert(item, at: InsertionPlace("feed", .start))
      return [.copyText(name)]
    }
    .onMessage("loaded") { feed, message in
      feed.reported.append("loaded \(message.bytes.count) bytes")
      return []
    }
    .onMessage("moved") { feed, message in
      feed.reported.append("moved \(message.value(of: [String].self) ?? ["nothing"])")
      return []
    }
}

struct MessageTests {
  private var feed = ContentDriver(Feed())

  private var order: [String] { feed.names(in: "feed") }

  private mutating func receive(_ message: Message) { feed.send(.messageReceived(message)) }

  @Test("A message goes to every handler of its name, in the order in which they were added")
  mutating func handlers() {
    receive(Message("loaded", text: "milk"))
    #expect(order == ["milk", "a", "b", "c"])
    #expect(feed.content.reported == ["loaded 4 bytes"])
    #expect(feed.takeCalls() == [.message])
    #expect(feed.takeRequests() == [.copyText("milk")])
  }

  @Test("A message without a handler is reported as a fault, and changes nothing")
  mutating func noHandler() {
    receive(Message("laoded", text: "milk"))
    #expect(feed.takeCalls() == [.message, .fault])
    #expect(order == ["a", "b", "c"])
    receive(Message("laoded"))
    #expect(feed.report(.fault) == #"reason "no handler of the message 'laoded'""#)
  }

  @Test("A row that a message inserts is seen to push the others away")
  mutating func animates() {
    receive(Message("loaded", text: "milk"))
    #expect(feed.place(of: "a").minY == 40)
    #expect(feed.seen("a").minY == 0)
    feed.settle()
    #expect(feed.seen("a").minY == 40)
  }

  @Test("A message has no value and no text if its bytes are others")
  mutating func values() {
    receive(Message("moved", ["milk", "bread"]))
    #expect(feed.report(.message) == "name \"moved\"")
    #expect(feed.report(.fault) == nil)
    receive(Message("moved", text: "milk"))
    #expect(feed.content.reported == [#"moved ["milk", "bread"]"#, #"moved ["nothing"]"#])
    receive(Message("loaded", bytes: [0xff]))
    #expect(order == ["a", "b", "c"])
    #expect(feed.takeRequests() == [.send(Message("unreadable"))])
  }

  @Test("A drag continues when a message changes the list under it")
  mutating func duringDrag() {
    feed.drag("a", to: "c")
    receive(Message("loaded", text: "milk"))
    #expect(feed.interaction.session?.item == feed.item("a"))
    feed.drag(to: "c")
    feed.drop()
    #expect(order == ["milk", "b", "c", "a"])
  }
}

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

  @Test("An item whose interaction is off, or that is behind a menu, is not adjusted")
  mutating func disabled() {
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

  @Test("Space presses an item without a value, which arrows leave")
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
  mutating func value() {
    mixer.press(.tab)
    #expect(mixer.focused == "volume")
    mixer.press(.space, .enter)
    #expect(mixer.content.reported == [])
  }
}
