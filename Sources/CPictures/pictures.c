#include "CPictures.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <jpeglib.h>
#include <png.h>

static FILE *stream(int descriptor) {
  FILE *file = fdopen(descriptor, "rb");
  if (!file) close(descriptor);
  return file;
}

// PNG

static void png_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

bool cpictures_png_header(int descriptor, struct cpictures_header *header) {
  FILE *file = stream(descriptor);
  if (!file) return false;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_fail, png_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  volatile bool is_read = false;
  if (info && setjmp(png_jmpbuf(png)) == 0) {
    // Any size is reported. Nothing is allocated in it, and no chunk needs more than EXIF data can have.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(png, 1 << 20);
    png_init_io(png, file);
    png_read_info(png, info);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    png_bytep exif = NULL;
    png_uint_32 count = 0;
    if (png_get_eXIf_1(png, info, &count, &exif)) {
      header->orientation = cpictures_exif_orientation(exif, count);
    }
    is_read = true;
  }
  if (png) png_destroy_read_struct(&png, &info, NULL);
  fclose(file);
  return is_read;
}

// JPEG

struct reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf damaged;
};

static void jpeg_fail(j_common_ptr jpeg) { longjmp(((struct reader *)jpeg)->damaged, 1); }

static void jpeg_ignore(j_common_ptr jpeg) { (void)jpeg; }

// A small file can contain so many scans that they take hours.
static void limit_scans(j_common_ptr jpeg) {
  if (((struct reader *)jpeg)->jpeg.input_scan_number > 500) jpeg_fail(jpeg);
}

// Prepares the reader, whose `damaged` was set. A damaged end is only a warning: what was decoded is shown.
static void begin(struct reader *reader, FILE *file) {
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = jpeg_fail;
  reader->errors.output_message = jpeg_ignore;
  jpeg_create_decompress(&reader->jpeg);
  reader->progress.progress_monitor = limit_scans;
  reader->jpeg.progress = &reader->progress;
  jpeg_stdio_src(&reader->jpeg, file);
}

static void end(struct reader *reader, FILE *file) {
  jpeg_destroy_decompress(&reader->jpeg);
  fclose(file);
}

bool cpictures_jpeg_header(int descriptor, struct cpictures_header *header) {
  FILE *file = stream(descriptor);
  if (!file) return false;
  struct reader reader = {0};
  volatile bool is_read = false;
  if (setjmp(reader.damaged) == 0) {
    begin(&reader, file);
    jpeg_save_markers(&reader.jpeg, JPEG_APP0 + 1, 0xffff);
    jpeg_read_header(&reader.jpeg, TRUE);
    header->width = reader.jpeg.image_width;
    header->height = reader.jpeg.image_height;
    header->is_progressive = reader.jpeg.progressive_mode;
    for (jpeg_saved_marker_ptr marker = reader.jpeg.marker_list; marker && !header->orientation;
         marker = marker->next) {
      header->orientation = cpictures_exif_orientation(marker->data, marker->data_length);
    }
    is_read = true;
  }
  end(&reader, file);
  return is_read;
}

enum cpictures_colors cpictures_jpeg_pixels(
    int descriptor, const struct cpictures_header *header, uint32_t divisor, uint32_t *pixels) {
  FILE *file = stream(descriptor);
  if (!file) return cpictures_none;
  struct reader reader = {0};
  struct jpeg_decompress_struct *jpeg = &reader.jpeg;
  volatile enum cpictures_colors colors = cpictures_none;
  if (setjmp(reader.damaged) == 0) {
    begin(&reader, file);
    jpeg_read_header(jpeg, TRUE);
    if (jpeg->image_width != header->width || jpeg->image_height != header->height) {
      jpeg_fail((j_common_ptr)jpeg);
    }
    // Libjpeg does not convert the inks of a printer.
    bool is_printed = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = is_printed ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg->scale_num = 1;
    jpeg->scale_denom = divisor;
    jpeg_start_decompress(jpeg);
    while (jpeg->output_scanline < jpeg->output_height) {
      JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg->output_scanline * jpeg->output_width);
      jpeg_read_scanlines(jpeg, &row, 1);
    }
    colors = is_printed ? cpictures_inks : cpictures_bgra;
  }
  end(&reader, file);
  return colors;
}

// EXIF

static uint32_t number(const uint8_t *bytes, int count, bool is_little) {
  uint32_t value = 0;
  for (int i = 0; i < count; i++) value = value << 8 | bytes[is_little ? count - 1 - i : i];
  return value;
}

uint8_t cpictures_exif_orientation(const uint8_t *bytes, size_t count) {
  if (count >= 6 && !memcmp(bytes, "Exif\0", 6)) {
    bytes += 6;
    count -= 6;
  }
  if (count < 8 || (memcmp(bytes, "II*", 4) && memcmp(bytes, "MM\0*", 4))) return 0;
  bool is_little = *bytes == 'I';
  size_t offset = number(bytes + 4, 4, is_little);
  if (offset > count - 2) return 0;
  uint32_t entries = number(bytes + offset, 2, is_little);
  for (offset += 2; entries > 0 && count - offset >= 12; entries--, offset += 12) {
    const uint8_t *entry = bytes + offset;
    if (number(entry, 2, is_little) != 0x112) continue;
    uint32_t value = number(entry + 8, 2, is_little);
    return number(entry + 2, 2, is_little) == 3 && value <= 8 ? (uint8_t)value : 0;
  }
  return 0;
}
