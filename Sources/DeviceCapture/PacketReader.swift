/// Reads contacts in packets: multi-touch protocol A.
///
/// Each frame has one packet for each contact, in any order. A packet with a tracking number belongs
/// to the contact with that number. ``pairs(of:)`` assigns packets without a number to contacts
/// without one.
struct PacketReader: ContactReader {
  private static let packetCount = 64

  private struct Packet {
    var id: Int?
    var x: Int?
    var y: Int?
    var isAway = false
    var isEmpty = true
  }

  private struct Contact {
    let number: Int
    var id: Int?
    var place: SurfacePoint
  }

  private let surface: Surface
  private var contacts: [Contact] = []
  private var places: [SurfacePoint] = []
  private var lastNumber = 0

  init(_ surface: Surface) { self.surface = surface }

  mutating func steps(in frame: ArraySlice<Capture.Event>, hasLostEvents: Bool) -> [ContactStep] {
    guard !hasLostEvents, let packets = packets(in: frame) else { return [] }
    places = packets.indices.map { place(of: packets[$0], at: $0) }
    let down = packets.indices.filter { !packets[$0].isAway }
    let owners = owners(of: down, in: packets)
    let ended = contacts.indices.filter { !owners.values.contains($0) }
    var steps = ended.map { ContactStep.ended(contacts[$0].number, wasReported: true) }
    contacts = down.map { contact(owners[$0], packets[$0], at: places[$0], &steps) }
    return steps
  }

  private mutating func contact(
    _ owner: Int?, _ packet: Packet, at place: SurfacePoint, _ steps: inout [ContactStep]
  ) -> Contact {
    if let owner {
      let old = contacts[owner]
      if old.place != place { steps.append(.moved(old.number, to: place)) }
      return Contact(number: old.number, id: packet.id, place: place)
    }
    lastNumber += 1
    steps.append(.began(lastNumber, at: place))
    return Contact(number: lastNumber, id: packet.id, place: place)
  }

  private func place(of packet: Packet, at index: Int) -> SurfacePoint {
    let before = places.indices.contains(index) ? places[index] : surface.middle
    return SurfacePoint(x: packet.x ?? before.x, y: packet.y ?? before.y)
  }
}

extension PacketReader {
  private func packets(in frame: ArraySlice<Capture.Event>) -> [Packet]? {
    var (packets, packet, isAbout) = ([Packet](), Packet(), frame.count <= 1)
    for event in frame {
      if event.code == .touch, event.value == 0 { return [] }
      if event.code == .contactReport {
        if !packet.isEmpty { packets.append(packet) }
        (packet, isAbout) = (Packet(), true)
      } else {
        take(event, &packet)
      }
    }
    // Some drivers for one finger leave out the report.
    if !packet.isEmpty { packets.append(packet) }
    return isAbout || !packets.isEmpty ? Array(packets.prefix(Self.packetCount)) : nil
  }

  private func take(_ event: Capture.Event, _ packet: inout Packet) {
    switch event.code {
    case surface.x.code: packet.x = event.value
    case surface.y.code: packet.y = event.value
    case .contactID where event.value >= 0: packet.id = event.value
    case .contactID: packet.isAway = true
    case .contactSize where event.value == 0, .contactPressure where event.value == 0:
      packet.isAway = true
    default: return
    }
    packet.isEmpty = false
  }

  private func owners(of down: [Int], in packets: [Packet]) -> [Int: Int] {
    var owners: [Int: Int] = [:]
    for index in down {
      guard let id = packets[index].id, let owner = contacts.firstIndex(where: { $0.id == id }),
        !owners.values.contains(owner)
      else { continue }
      owners[index] = owner
    }
    for pair in pairs(of: down.filter { packets[$0].id == nil }) where owners[pair.packet] == nil {
      if !owners.values.contains(pair.contact) { owners[pair.packet] = pair.contact }
    }
    return owners
  }

  private func pairs(of packets: [Int]) -> [(packet: Int, contact: Int)] {
    var pairs: [(distance: Int, packet: Int, contact: Int)] = []
    for packet in packets {
      for (contact, old) in contacts.enumerated() where old.id == nil {
        let distance = squaredDistance(old.place, places[packet])
        if distance <= Self.reach * Self.reach { pairs.append((distance, packet, contact)) }
      }
    }
    return pairs.sorted { $0 < $1 }.map { ($0.packet, $0.contact) }
  }

  /// The greatest distance that a contact without a number can move from one frame to the next.
  ///
  /// It is in 1/1024 of the surface's width and height. The fastest fingers move by a tenth of a screen
  /// in a frame at 60 Hz; a quarter leaves a margin.
  private static let reach = 256

  private func squaredDistance(_ left: SurfacePoint, _ right: SurfacePoint) -> Int {
    let x = min(abs(left.x - right.x) * 1024 / surface.x.count, 1024)
    let y = min(abs(left.y - right.y) * 1024 / surface.y.count, 1024)
    return x * x + y * y
  }
}
