import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { sanitizeFileName } from './file-name.ts';

it.each([
  ['IMG_2041.JPG', 'img_2041.jpg'],
  ['Crème Brûlée (final) — v2.PNG', 'creme-brulee-final-v2.png'],
  ['Straße ☕️ 3.webp', 'strasse-3.webp'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.htaccess', 'htaccess'],
  ['a   b---c..jpg', 'a-b-c.jpg'],
  ['C:\\Users\\me\\reel.mp4', 'c-users-me-reel.mp4'],
  ['面包.jpg', 'file.jpg'],
  ['💥', 'file'],
  ['', 'file'],
  [`${'x'.repeat(200)}.jpeg`, `${'x'.repeat(75)}.jpeg`],
])('%s lies under %s [VAL-21] [OPEN-10]', (name, stored) => {
  expect(sanitizeFileName(name)).toBe(stored);
});

it('whatever the name, what is stored is plain, short and stays as it is when taken again [VAL-21]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (name) => {
      const stored = sanitizeFileName(name);
      expect(stored).toMatch(/^[a-z0-9_][a-z0-9._-]{0,79}$/);
      expect(sanitizeFileName(stored)).toBe(stored);
    }),
  );
});
