#ifndef CPICTURES_SHIM_H
#define CPICTURES_SHIM_H

#include <png.h>
#include <stdbool.h>
#include <tiffio.h>
#include <webp/decode.h>
#include <webp/demux.h>

// Macros and variadic functions that Swift does not import.

static const png_uint_32 cpictures_png_bgra = PNG_FORMAT_BGRA;
static const png_uint_32 cpictures_png_alpha = PNG_FORMAT_FLAG_ALPHA;
static const png_uint_32 cpictures_png_srgb = PNG_IMAGE_FLAG_16BIT_sRGB;

static inline bool cpictures_begin_png(png_image *image, const void *bytes, size_t count) {
  *image = (png_image){.version = PNG_IMAGE_VERSION};
  return png_image_begin_read_from_memory(image, bytes, count) != 0;
}

// An image to write, of eight bits for each of red, green, blue and alpha.
static inline png_image cpictures_rgba_image(png_uint_32 width, png_uint_32 height) {
  return (png_image){
      .version = PNG_IMAGE_VERSION,
      .width = width,
      .height = height,
      .format = PNG_FORMAT_RGBA,
      .flags = PNG_IMAGE_FLAG_FAST,
  };
}

// Returns a field of the current directory; 0 if it has none.
static inline uint32_t cpictures_tiff_long(TIFF *tiff, uint32_t tag) {
  uint32_t value = 0;
  return TIFFGetField(tiff, tag, &value) ? value : 0;
}

static inline uint16_t cpictures_tiff_short(TIFF *tiff, uint32_t tag) {
  uint16_t value = 0;
  return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : 0;
}

#endif
