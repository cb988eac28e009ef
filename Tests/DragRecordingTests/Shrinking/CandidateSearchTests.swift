import RecordingTools
import Testing

@Suite("A search for a simpler candidate")
struct CandidateSearchTests {
  @Test("leaves the parts that are needed together, in few attempts")
  func parts() {
    var search = CandidateSearch(Array(0..<100)) { $0.contains(3) && $0.contains(70) ? $0 : nil }
    search.removeParts(of: search.best) { $0 }
    #expect(search.best == [3, 70])
    #expect(search.tries < 60)
  }

  @Test("tries a refused candidate once, and none after its time is over")
  func refused() {
    var (asked, goesOn) = (0, true)
    var search = CandidateSearch(9, while: { goesOn }) { candidate in
      asked += 1
      return candidate > 5 ? candidate : nil
    }
    #expect(!search.take(3) && !search.take(3) && asked == 1)
    search.takeFirst(of: [4, 6, 7])
    #expect(search.best == 6 && asked == 3)
    goesOn = false
    #expect(!search.take(8) && asked == 3)
  }
}
