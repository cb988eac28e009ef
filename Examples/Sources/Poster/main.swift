import DragPainter
import Foundation

// The painter alone: a picture file, without a window or a display.

let size = Size(width: 320, height: 180)
let poster = try Picture(size: size, scale: Fraction(2, 1)) { canvas in
  canvas.background = Color(hex: 0xf4f4f7)
  let card = Rect(x: 60, y: 40, width: 200, height: 100)
  canvas.shadow(of: card, below: 8, radius: 12, blur: 24, percent: 25)
  canvas.fill(card, radius: 12, .white)
  canvas.text("Drag me", Font(size: 28), Color(hex: 0x227ae6), in: card.insetBy(24))
}
let path = CommandLine.arguments.dropFirst().first ?? "poster.png"
try Data(poster.png).write(to: URL(fileURLWithPath: path))
print("\(path): \(poster.width)x\(poster.height)")
