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
    .onMessage("removed") { feed, message in
      message.text.flatMap(feed.model.item(named:)).map { _ = feed.model.remove($0) }
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

  @Test("A message is reported with its name, and its value is missing if its bytes are others")
  mutating func values() {
    receive(Message("moved", ["milk", "bread"]))
    #expect(feed.report(.message) == "name \"moved\"")
    #expect(feed.report(.fault) == nil)
    receive(Message("moved", text: "milk"))
    #expect(feed.content.reported == [#"moved ["milk", "bread"]"#, #"moved ["nothing"]"#])
  }

  @Test("A message whose bytes are not UTF-8 has no text")
  mutating func text() {
    receive(Message("loaded", bytes: [0xff]))
    #expect(order == ["a", "b", "c"])
    #expect(feed.takeRequests() == [.send(Message("unreadable"))])
  }

  @Test("A message without a handler is reported as a fault, and changes nothing")
  mutating func unknown() {
    receive(Message("laoded", text: "milk"))
    #expect(feed.takeCalls() == [.message, .fault])
    #expect(order == ["a", "b", "c"])
    receive(Message("laoded"))
    #expect(feed.report(.fault) == #"reason "no handler of the message 'laoded'""#)
  }

  @Test("A row that a message inserts appears in an animation, and the others make room for it")
  mutating func inserts() {
    receive(Message("loaded", text: "milk"))
    #expect(feed.place(of: "a").minY == 40)
    #expect(feed.seen("a").minY == 0)
    feed.settle()
    #expect(feed.seen("a").minY == 40)
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

  @Test("A drag ends when a message removes the dragged item")
  mutating func removesDragged() {
    feed.drag("a", to: "c")
    receive(Message("removed", text: "a"))
    #expect(feed.interaction.session == nil)
    #expect(feed.takeFullCalls().last { $0.name == .dragEnded }?["reason"] == "interrupted")
    feed.drop()
    #expect(order == ["b", "c"])
  }
}
