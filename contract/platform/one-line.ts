import { z } from 'zod';

/**
 * Line breaks and other control characters, marks that turn the reading direction, and characters that take no space.
 * Names are put into subjects, contracts, files and sentences. The joiners that some scripts and emoji need stay.
 */
const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

const MESSAGE = 'Remove line breaks and hidden characters';

/** Text of one line, such as a name: trimmed, with plain single spaces. */
export function oneLine(required?: string) {
  return z
    .string(required)
    .trim()
    .overwrite((typed) => typed.replace(/\p{Zs}+/gu, ' '))
    .refine((typed) => !HIDDEN.test(typed), MESSAGE);
}
