// How scrolling feels, which follows from the tuning.
extension Tuning {
  /// How scrolling feels at this tuning.
  var scrolling: ScrollTuning {
    var scrolling = ScrollTuning()
    scrolling.slowness = slowness
    scrolling.reducedMotion = reducedMotion
    return scrolling
  }

  /// How areas scroll under what is dragged, at this tuning.
  var autoScrolling: AutoScrollTuning {
    var scrolling = AutoScrollTuning()
    scrolling.slowness = slowness
    return scrolling
  }
}
