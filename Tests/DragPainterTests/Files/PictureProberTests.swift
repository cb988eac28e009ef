import Foundation
import ProgramSupport
import Synchronization
import Testing

@testable import DragPainter

@Suite("A picture that is probed")
struct PictureProberTests {
  @Test("has its size in pixels and bytes, and the time of its change")
  func info() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(try Quadrants.jpeg(6), to: "猫.jpg")
    let times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1_234_567_890, tv_usec: 999_999)]
    utimes(path, times)
    let bytes = Int64(try folder.bytes("猫.jpg").count)
    #expect(
      try PictureInfo(probing: path)
        == PictureInfo(width: 32, height: 64, bytes: bytes, modified: 1_234_567_890))
  }

  @Test("has its size even if its frame header follows megabytes of other data")
  func lateFrame() throws {
    let folder = TemporaryFolder()
    let plain = try JPEG.encoded(Quadrants.rgb, 64, 32)
    let part: [UInt8] = [0xff, 0xe2, 0xff, 0xff] + Array(repeating: 0, count: 0xfffd)
    let late = plain[..<2] + Array(repeatElement(part, count: 80).joined()) + plain[2...]
    let path = try folder.write(late, to: "late.jpg")
    let info = try PictureInfo(probing: path)
    #expect((info.width, info.height) == (64, 32))
  }

  @Test("has a problem that says why it cannot be shown")
  func problems() throws {
    let folder = TemporaryFolder()
    let png = try Quadrants.png(1)
    let sized = { (width: Int, height: Int) in
      let sides = PictureChunks.big(width, 4) + PictureChunks.big(height, 4)
      return PictureChunks.signature + PictureChunks.png("IHDR", sides + png[24..<29]) + png[33...]
    }
    let heic: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8)
    let files: [(String, [UInt8], PictureProblem)] = [
      ("text", Array("hello".utf8), .notAPicture), ("empty", [], .notAPicture),
      ("page", Array("<html><svg/></html>".utf8), .notAPicture),
      ("cut", Array(png[..<20]), .damaged), ("none", sized(0, 65536), .damaged),
      ("wide", sized(65536, 65536), .tooManyPixels(width: 65536, height: 65536)),
      ("phone", heic, .unsupported),
    ]
    for (name, bytes, problem) in files {
      let path = try folder.write(bytes, to: name)
      #expect(throws: problem, "\(name)") { try PictureInfo(probing: path) }
    }
    let large = try folder.write(png, to: "large")
    truncate(large, 1 << 29)
    #expect(throws: PictureProblem.tooLarge(bytes: 1 << 29, limit: 1 << 28)) {
      try PictureInfo(probing: large)
    }
    let drawing = try folder.write(Array(Quadrants.svg.utf8), to: "drawing")
    truncate(drawing, 1 << 24)
    #expect(throws: PictureProblem.tooLarge(bytes: 1 << 24, limit: 1 << 23)) {
      try PictureInfo(probing: drawing)
    }
    mkfifo(folder.path("pipe"), 0o600)
    #expect(throws: PictureProblem.notAFile) { try PictureInfo(probing: folder.path("pipe")) }
    #expect(throws: PictureProblem.notAFile) { try PictureInfo(probing: folder.url.path) }
    #expect(throws: PictureProblem.missing) { try PictureInfo(probing: folder.path("nothing")) }
  }

  /// The screen of the GIF is small, and its image is large; the BMP is upside down.
  @Test(
    "is not decoded if its head has too many pixels",
    arguments: ["png", "jpg", "gif", "bmp", "webp"])
  func huge(format: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.write(TestAssets.picture("huge.\(format)"), to: "huge")
    #expect {
      try PictureInfo(probing: path)
    } throws: { error in
      if case PictureProblem.tooManyPixels = error { true } else { false }
    }
  }

  @Test("as a TIFF has the size that libtiff decodes: that of the first entries")
  func tiffSize() throws {
    let folder = TemporaryFolder()
    let rest = [(0x106, 3, 1, 1), (0x111, 4, 1, 8), (0x116, 3, 1, 1), (0x117, 4, 1, 8)]
    let sides = [(0x100, 4, 1, 65536), (0x100, 3, 1, 2), (0x101, 3, 1, 40000), (0x101, 3, 1, 2)]
    let twice = try folder.write(Quadrants.tiff(sides + rest), to: "twice.tif")
    #expect(throws: PictureProblem.tooManyPixels(width: 65536, height: 40000)) {
      try PictureInfo(probing: twice)
    }
    // A size of an unknown type is none.
    let odd = [(0x100, 0, 1, 2), (0x101, 3, 1, 2)]
    let path = try folder.write(Quadrants.tiff(odd + rest), to: "odd.tif")
    #expect(throws: PictureProblem.damaged) { try PictureInfo(probing: path) }
  }

  @Test(
    "as a drawing has the size of its root element, or its shape",
    arguments: [
      (#"width="64" height="32""#, 64, 32), (#"viewBox="0 0 20 10""#, 20, 10),
      (#"viewBox='-1,-1, 20,10' width='100%'"#, 20, 10),
      (#"width="1in" viewBox="0 0 2 1""#, 96, 48), (#"height="12pt" viewBox="0 0 2 1""#, 32, 16),
      (#"width="2.54cm" height="1pc""#, 96, 16), (#"width="25.4mm" height="2em""#, 96, 32),
      ("", 300, 150), (#"width="-1" height="nan" viewBox="0 0 0 0""#, 300, 150),
      (#"width="1000000" height="500000""#, 8192, 4096),
      (#"viewBox="0 0 inf inf""#, 300, 150), (#"viewBox="0 0 nan 1" width="7""#, 7, 7),
      (#"width="\#(String(repeating: "9", count: 400))" height="9""#, 9, 9),
      (#"width="9" viewBox="0 0 1e-30 1e30""#, 1, 8192),
    ])
  func drawing(attributes: String, width: Int, height: Int) throws {
    try expect("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>", width, height)
  }

  @Test("as a drawing can begin with other declarations")
  func declarations() throws {
    let name = "http://www.w3.org/2000/svg"
    let entity = "\u{feff} <!DOCTYPE svg [<!ENTITY a '<svg>'>]>\n"
    try expect(entity + "<x:svg xmlns:x='\(name)' width='7' height='9'/>", 7, 9)
    let comment = "<?xml version='1.0'?><!-- <svg> -->\n"
    try expect(comment + "<svg\n xmlns='\(name)'\n width = '7'\n height='9'/>", 7, 9)
  }

  private func expect(_ drawing: String, _ width: Int, _ height: Int) throws {
    let folder = TemporaryFolder()
    let info = try PictureInfo(probing: try folder.write(Array(drawing.utf8), to: "a.svg"))
    #expect((info.width, info.height) == (width, height))
  }

  @Test("is delivered in batches, in the order of the paths")
  func batches() throws {
    let folder = TemporaryFolder()
    let png = try Quadrants.png(1)
    let paths = try (0..<500).map { number in
      try number % 7 == 3 ? folder.path("none") : folder.write(png, to: "\(number).png")
    }
    let kept = Mutex<[PictureProbe]>([])
    let prober = PictureProber { batch in kept.withLock { $0 += batch } }
    prober.probe(paths)
    prober.probe([paths[0]])
    try until("all batches") { kept.withLock { $0.count == paths.count + 1 } }
    let probes = kept.withLock { $0 }
    #expect(probes.map(\.path) == paths + [paths[0]])
    for (index, probe) in probes.dropLast().enumerated() {
      let problem: PictureProblem? = index % 7 == 3 ? .missing : nil
      #expect(probe.result.problem == problem)
    }
  }
}

extension Result where Failure == PictureProblem {
  fileprivate var problem: PictureProblem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
