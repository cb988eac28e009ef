import DragEvents
import Testing

@testable import DragSDL

@Suite("The answers to an offer of a Wayland compositor")
struct WaylandOfferTests {
  // As `wl_data_device_manager.dnd_action` numbers them.
  private let none: UInt32 = 0
  private let copy: UInt32 = 1
  private var offer = WaylandOffer()

  init() { (offer.types, offer.actions, offer.chosen) = (["text/plain"], copy, copy) }

  private typealias Request = WaylandOffer.Request

  private var acceptance: [Request] {
    [.accept(type: "text/plain"), .setActions(copy, preferred: copy)]
  }

  @Test("are given once")
  mutating func once() {
    #expect(offer.answer(nil) == [])
    #expect(offer.answer(.copy) == acceptance)
    #expect(offer.answer(.copy) == [])
    #expect(offer.answer(nil) == [.accept(type: nil), .setActions(none, preferred: none)])
  }

  @Test("accept a drop again before they finish it, if the last one has refused it")
  mutating func refusedBefore() {
    _ = offer.answer(.copy)
    _ = offer.answer(nil)
    #expect(offer.finish(.copy) == acceptance + [.finish])
  }

  @Test("finish no drop that is refused, and none for which the compositor has chosen no action")
  mutating func refused() {
    _ = offer.answer(.copy)
    #expect(offer.finish(nil) == [])
    offer.chosen = none
    #expect(offer.finish(.copy) == [])
  }
}
