#ifndef CPICTURES_H
#define CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sys/eventfd.h>

#include <gif_lib.h>
#include <tiffio.h>
#include <webp/decode.h>
#include <webp/demux.h>

// The header of a picture, as its decoder reads it.
struct cpictures_header {
  uint32_t width, height;
  // The EXIF orientation, from 1 to 8; 0 if there is none.
  uint8_t orientation;
  bool is_progressive;
};

// Libpng and libjpeg leave a function by `longjmp` if a file is damaged, which Swift does not allow. The functions
// below close the descriptor, which is at the beginning of the file.

bool cpictures_png_header(int descriptor, struct cpictures_header *header);
bool cpictures_jpeg_header(int descriptor, struct cpictures_header *header);

enum cpictures_colors { cpictures_none, cpictures_bgra, cpictures_inks };

// Decodes a JPEG of the size `header` at 1/`divisor` of it, a side rounded up, as BGRA or as CMYK.
//
// It returns which of them; none if the file is damaged, or of another size.
enum cpictures_colors cpictures_jpeg_pixels(
    int descriptor, const struct cpictures_header *header, uint32_t divisor, uint32_t *pixels);

// Returns the orientation in EXIF data; 0 if they are damaged or have none.
uint8_t cpictures_exif_orientation(const uint8_t *bytes, size_t count);

// Variadic functions, which Swift does not import.

// Returns a field of the current directory; 0 if it has none.
static inline uint32_t cpictures_tiff_long(TIFF *tiff, uint32_t tag) {
  uint32_t value = 0;
  return TIFFGetField(tiff, tag, &value) ? value : 0;
}

static inline uint16_t cpictures_tiff_short(TIFF *tiff, uint32_t tag) {
  uint16_t value = 0;
  return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : 0;
}

// Libtiff would mirror the pixels otherwise, but not exchange rows and columns.
static inline void cpictures_tiff_ignore_orientation(TIFF *tiff) {
  TIFFSetField(tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
}

// The values of librsvg, which is loaded when it is needed.

struct cpictures_length {
  double value;
  int unit;
};

struct cpictures_rect {
  double x, y, width, height;
};

#endif
