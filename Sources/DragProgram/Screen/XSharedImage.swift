internal import CDesktop
internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2
internal import Glibc

/// An image in memory that the X server reads, too (MIT-SHM).
final class XSharedImage {
  let pointer: UnsafeMutablePointer<XImage>
  /// The pixels of the image; not to be used after it.
  let surface: Surface
  private let display: OpaquePointer
  /// The memory of the image, which refers to this description.
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// Creates an image for a window; `nil` if the server cannot read the program's memory, or the window's pixels
  /// are not `0xRRGGBB`.
  init?(_ size: DeviceSize, for window: X11Window) {
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    var attributes = XWindowAttributes()
    guard XShmQueryExtension(window.display) != 0,
      XGetWindowAttributes(window.display, window.id, &attributes) != 0,
      let pointer = XShmCreateImage(
        window.display, attributes.visual, UInt32(attributes.depth), ZPixmap, nil, segment,
        UInt32(size.width), UInt32(size.height))
    else {
      segment.deallocate()
      return nil
    }
    guard let surface = Self.share(pointer, segment, on: window.display) else {
      _ = pointer.pointee.f.destroy_image(pointer)
      segment.deallocate()
      return nil
    }
    (self.pointer, self.surface, self.segment) = (pointer, surface, segment)
    display = window.display
  }

  deinit {
    XShmDetach(display, segment)
    _ = pointer.pointee.f.destroy_image(pointer)
    shmdt(segment.pointee.shmaddr)
    segment.deallocate()
  }

  /// Gives an image its memory, and returns that as a surface; `nil` if the server cannot read it.
  private static func share(
    _ pointer: UnsafeMutablePointer<XImage>, _ segment: UnsafeMutablePointer<XShmSegmentInfo>,
    on display: OpaquePointer
  ) -> Surface? {
    let image = pointer.pointee
    guard image.bits_per_pixel == 32, image.byte_order == LSBFirst, image.red_mask == 0xff_0000,
      image.green_mask == 0xff00, image.blue_mask == 0xff
    else { return nil }
    let number = shmget(
      IPC_PRIVATE, Int(image.bytes_per_line) * Int(image.height), IPC_CREAT | 0o600)
    guard number >= 0 else { return nil }
    // The memory lasts until both have detached it.
    defer { shmctl(number, IPC_RMID, nil) }
    guard let memory = shmat(number, nil, 0), Int(bitPattern: memory) != -1 else { return nil }
    let bytes = memory.assumingMemoryBound(to: CChar.self)
    (segment.pointee.shmid, segment.pointee.shmaddr) = (number, bytes)
    pointer.pointee.data = bytes
    guard attach(segment, on: display),
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        memory, image.width, image.height, 32, image.bytes_per_line,
        SDL_PIXELFORMAT_RGB888.rawValue)
    else {
      shmdt(memory)
      return nil
    }
    return Surface(surface)
  }

  /// Lets the server attach the memory; returns whether it could, which the kernel knows.
  private static func attach(
    _ segment: UnsafeMutablePointer<XShmSegmentInfo>, on display: OpaquePointer
  ) -> Bool {
    XConnection(display: display).ignoringErrors { _ = XShmAttach(display, segment) }
    var state = shmid_ds()
    return shmctl(segment.pointee.shmid, IPC_STAT, &state) == 0 && state.shm_nattch == 2
  }
}
