#pragma once

/// A language of the interface, as the program carries it.
struct texts {
  /// The language's code, such as `es`.
  const char *_Nonnull code;
  /// The English word for the language, as in the name of its entry: `language-spanish`.
  const char *_Nonnull word;
  /// The language's file in UTF-8, up to a zero.
  const char *_Nonnull file;
};

/// The number of languages.
int texts_count(void);

/// Returns a language by its index, from 0, in the order of their list.
struct texts texts_at(int index);
