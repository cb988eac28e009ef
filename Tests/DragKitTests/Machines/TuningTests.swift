import DragCoding
import DragGeometry
import Testing

@testable import DragKit

@Suite("The tuning")
struct TuningTests {
  /// Name, default and range in the unit, by property.
  private static let table = """
    liftDistance: lift-distance 5 px, 0...30
    longPress: long-press 500 ms, 100...1500
    mouseLongPress: mouse-long-press 500 ms, 100...1500
    mouseLongPressLifts: mouse-long-press-lifts 0 on, 0...1
    touchSlop: touch-slop 10 px, 0...50
    mouseSlop: mouse-slop 10 px, 0...50
    touchTarget: touch-target 44 px, 0...100
    velocityMemory: velocity-memory 100 ms, 10...500
    velocityInterval: velocity-interval 16 ms, 1...100
    shortestVelocitySpan: shortest-velocity-span 8 ms, 1...100
    springLoading: spring-loading 500 ms, 100...1500
    springLoadingFlash: spring-loading-flash 120 ms, 0...500
    dropBandEdge: drop-band-edge 25 %, 0...50
    emptyViewMargin: empty-view-margin 5 px, 0...50
    gapHysteresis: gap-hysteresis 4 px, 0...50
    tileHysteresis: tile-hysteresis 20 %, 0...50
    largestTileHysteresis: largest-tile-hysteresis 24 px, 0...100
    fastCadence: fast-cadence 150 ms, 0...1000
    slowCadence: slow-cadence 500 ms, 0...2000
    liftScale: lift-scale 105 %, 100...130
    liftedAlpha: lifted-alpha 90 %, 30...100
    rowLiftScale: row-lift-scale 102 %, 100...130
    vanishingScale: vanishing-scale 75 %, 10...100
    landingDistance: landing-distance 48 px, 1...500
    preview.pileHeight: preview-pile-height 2 , 0...10
    preview.pileStep: preview-pile-step 6 px, 0...50
    preview.mouseOffset: preview-mouse-offset 12 px, 0...100
    preview.fingertip: preview-fingertip 24 px, 0...100
    preview.margin: preview-margin 8 px, 0...100
    preview.compactSide: preview-compact-side 40 px, 8...200
    preview.compactRowWidth: preview-compact-row-width 160 px, 8...500
    scroll.notch: scroll-notch 51 px, 1...500
    scroll.wheelSpring.response: scroll-wheel-response 160 ms, 50...1500
    scroll.wheelSpring.damping: scroll-wheel-damping 100 %, 30...100
    scroll.goalSpring.response: scroll-goal-response 300 ms, 50...1500
    scroll.goalSpring.damping: scroll-goal-damping 100 %, 30...100
    scroll.reach: scroll-reach 2 , 0...16
    scroll.rubberBand: scroll-rubber-band 55 %, 1...100
    scroll.bounceSpring.response: scroll-bounce-response 628 ms, 50...1500
    scroll.bounceSpring.damping: scroll-bounce-damping 100 %, 30...100
    scroll.friction: scroll-friction 2 ‰, 1...999
    scroll.slowestFling: scroll-slowest-fling 50 px/s, 0...1000
    scroll.fastestFling: scroll-fastest-fling 8000 px/s, 100...65536
    scroll.stoppingSpeed: scroll-stopping-speed 8 px/s, 1...100
    autoScroll.speed: auto-scroll-speed 900 px/s, 0...10000
    autoScroll.band: auto-scroll-band 180 px, 0...1000
    autoScroll.bandShare: auto-scroll-band-share 25 %, 0...50
    autoScroll.fullSpeedShare: auto-scroll-full-speed-share 50 %, 0...100
    autoScroll.damping: auto-scroll-damping 400 ms, 0...5000
    autoScroll.intent: auto-scroll-intent 10 px, 0...100
    autoScroll.interval: auto-scroll-interval 8 ms, 1...100
    autoScroll.longest: auto-scroll-longest 120000 ms, 0...600000
    scrollBar.slop: scroll-bar-slop 3 px, 0...50
    scrollBar.thumbTouchSlop: scroll-bar-thumb-touch-slop 8 px, 0...50
    scrollBar.shortestThumb: scroll-bar-shortest-thumb 32 px, 8...200
    scrollBar.squeezedThumb: scroll-bar-squeezed-thumb 8 px, 1...200
    scrollBar.pagingDelay: scroll-bar-paging-delay 500 ms, 50...2000
    scrollBar.pagingInterval: scroll-bar-paging-interval 50 ms, 10...1000
    swipe.decisiveSpeed: swipe-decisive-speed 300 px/s, 0...5000
    swipe.openShare: swipe-open-share 50 %, 0...100
    swipe.fullSwipeShare: swipe-full-swipe-share 50 %, 0...100
    swipe.fullSwipeMargin: swipe-full-swipe-margin 40 px, 0...500
    swipe.resistance: swipe-resistance 25 %, 0...100
    liftSpring.response: lift-response 220 ms, 100...1500
    liftSpring.damping: lift-damping 85 %, 30...100
    gapSpring.response: gap-response 350 ms, 100...1500
    gapSpring.damping: gap-damping 80 %, 30...100
    dropSpring.response: drop-response 500 ms, 100...1500
    dropSpring.damping: drop-damping 85 %, 30...100
    cancelSpring.response: cancel-response 300 ms, 100...1500
    cancelSpring.damping: cancel-damping 85 %, 30...100
    glideSpring.response: glide-response 700 ms, 100...3000
    glideSpring.damping: glide-damping 100 %, 30...100
    slowMotion: slow-motion 0 on, 0...1
    slowMotionFactor: slow-motion-factor 10 , 1...100
    reducedMotion: reduced-motion 0 on, 0...1
    """

  /// Tunings whose numbers are anywhere in their ranges.
  private static let generated = (1...50).map { seed -> Tuning in
    var generator = SplitMix64(seed: UInt64(seed))
    var tuning = Tuning()
    for parameter in Tuning.parameters where generator.next(below: 3) > 0 {
      let value = parameter.range.lowerBound + generator.next(below: parameter.range.count)
      parameter.setValue(value, in: &tuning)
    }
    return tuning
  }

  @Test("has a name, a unit, a range and a default for every number")
  func parameters() {
    let tuning = Tuning()
    let lines = Tuning.parameters.map { parameter in
      "\(parameter.property): \(parameter.name) \(parameter.value(in: tuning)) "
        + "\(parameter.unit.rawValue), \(parameter.range)"
    }
    #expect(lines.joined(separator: "\n") == Self.table)
  }

  @Test("stores every number under its property, and nothing else")
  func properties() {
    let leaves = Self.leaves(of: Tuning())
    #expect(leaves.keys.sorted() == Tuning.parameters.map(\.property).sorted())
    for parameter in Tuning.parameters {
      var tuning = Tuning()
      let (range, value) = (parameter.range, parameter.value(in: tuning))
      parameter.setValue(value < range.upperBound ? value + 1 : value - 1, in: &tuning)
      let changed = Self.leaves(of: tuning).filter { leaves[$0.key] != $0.value }
      #expect(changed.map(\.key) == [parameter.property])
    }
  }

  /// The stored numbers by the paths of their properties.
  private static func leaves(of value: Any, at path: String = "") -> [String: String] {
    Mirror(reflecting: value).children.reduce(into: [:]) { leaves, child in
      let path = path + (path.isEmpty ? "" : ".") + (child.label ?? "")
      switch child.value {
      // These follow from the tuning that the group is in.
      case _ where ["slowness", "reducedMotion"].contains(child.label) && path.contains("."): break
      case is Length, is Microseconds, is Fraction, is Bool, is Int:
        leaves[path] = "\(child.value)"
      default: leaves.merge(Self.leaves(of: child.value, at: path)) { $1 }
      }
    }
  }

  @Test("is read back from its bytes", arguments: generated)
  func bytes(tuning: Tuning) throws {
    #expect(try Tuning(canonicalBytes: tuning.canonicalBytes) == tuning)
  }

  @Test("writes by name what differs from the defaults, so a new number moves nothing")
  func changedBytes() throws {
    #expect(Tuning().canonicalBytes == [0])
    var tuning = Tuning()
    tuning.gapSpring.damping = .percent(50)
    tuning.longPress = .milliseconds(400)
    let written = ["gap-damping": 32768, "long-press": 400_000]
    #expect(tuning.canonicalBytes == written.canonicalBytes)
    #expect(try Tuning(canonicalBytes: written.canonicalBytes) == tuning)
  }

  @Test(
    "refuses bytes with an unknown name, a default, or a number that could overflow",
    arguments: [
      (["zoom": 1], "the state has no valid name of a tuning value ('zoom') at byte 6"),
      (["touch-slop": 2560], "the state has no valid number for touch-slop at byte 13"),
      (["touch-slop": -1], "the state has no valid number for touch-slop at byte 12"),
      (["touch-slop": 1 << 32], "the state has no valid number for touch-slop at byte 16"),
      (["slow-motion": 2], "the state has no valid number for slow-motion at byte 13"),
    ])
  func invalidBytes(numbers: [String: Int], words: String) {
    let error = #expect(throws: CanonicalError.self) {
      try Tuning(canonicalBytes: numbers.canonicalBytes)
    }
    #expect(error?.description == words)
  }

  @Test("is read back from the header of a recording", arguments: generated)
  func header(tuning: Tuning) throws {
    #expect(try Tuning(numbers: tuning.numbers) == tuning)
  }

  @Test("takes the default for a number that a header does not have")
  func missing() throws {
    var expected = Tuning()
    expected.gapSpring.damping = .percent(50)
    #expect(try Tuning(numbers: ["gap-damping": 32768]) == expected)
  }

  @Test("takes for the mouse the long press and slop of a header that has one for both")
  func split() throws {
    let tuning = try Tuning(numbers: ["long-press": 300_000, "touch-slop": 512])
    #expect(tuning.mouseLongPress == .milliseconds(300))
    #expect(tuning.mouseSlop == 2)
  }

  @Test("refuses a name in a header that it does not have")
  func unknown() {
    #expect(throws: UnknownTuningParameter(name: "long-pres")) {
      try Tuning(numbers: ["gap-damping": 32768, "long-pres": 5, "zoom": 1])
    }
  }

  @Test("takes the nearest number in range for one beyond it", arguments: [-1, 1 << 40])
  func outOfRange(number: Int) throws {
    let tuning = try Tuning(numbers: ["long-press": number, "lift-distance": number])
    #expect(tuning.longPress == .milliseconds(number < 0 ? 100 : 1500))
    #expect(tuning.liftDistance == (number < 0 ? 0 : 30))
  }

  @Test("is copied as the Swift statements that make it")
  func swiftText() {
    var tuning = Tuning()
    #expect(tuning.swiftText == "var tuning = Tuning()\n")
    tuning.liftDistance = 7
    tuning.longPress = .milliseconds(300)
    tuning.gapSpring.damping = .percent(65)
    tuning.reducedMotion = true
    #expect(
      tuning.swiftText == """
        var tuning = Tuning()
        tuning.liftDistance = 7
        tuning.longPress = .milliseconds(300)
        tuning.gapSpring.damping = .percent(65)
        tuning.reducedMotion = true

        """)
  }
}
