#ifndef CFONTS_H
#define CFONTS_H

#include <stdint.h>

enum cfonts_face {
  cfonts_face_regular,
  cfonts_face_semibold,
  cfonts_face_mono,
  cfonts_face_cjk,
  cfonts_face_cjk_semibold
};

struct cfonts_file {
  const void *bytes;
  int32_t count;
};

// Returns a font file of `Assets/fonts`, which is part of the program.
struct cfonts_file cfonts_file(enum cfonts_face face);

#endif
