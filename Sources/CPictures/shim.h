#ifndef CPICTURES_SHIM_H
#define CPICTURES_SHIM_H

#include <sys/eventfd.h>
#include <tiffio.h>
#include <webp/decode.h>
#include <webp/demux.h>

// The header declares it for GNU sources only.
extern int memfd_create(const char *name, unsigned int flags);
static const unsigned int cpictures_close_on_exec = 1;

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

#endif
