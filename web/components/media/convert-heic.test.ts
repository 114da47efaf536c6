import { expect, it, vi } from 'vitest';
import { convertHeic } from './convert-heic.ts';
import { isHeic, typeOf } from './file-kind.ts';

/**
 * The decoder needs a browser, and `e2e/media.desktop.test.ts` tests it with a real picture. This stand-in accepts
 * input that begins like a HEIC file and records its arguments, to test the name, the quality and the failure here.
 */
vi.mock('heic-to/csp', () => ({
  heicTo: async ({ blob, type, quality }: { blob: Blob; type: string; quality: number }) => {
    const picture = await blob.text();
    // The decoder too throws a string instead of an error.
    if (!picture.startsWith('ftypheic')) throw 'ERR_LIBHEIF';
    return new Blob([`${picture} as ${type} at ${quality}`], { type });
  },
}));

it.each([
  ['IMG_2041.HEIC', 'image/heic', 'VAL-15'],
  ['IMG_2041.heif', '', 'VAL-16'],
])('%s becomes a JPEG of quality 0.9 under its own name [%s] [CONST-10]', async (name, type) => {
  const file = new File(['ftypheic loaves'], name, { type, lastModified: 1_750_000_000_000 });
  expect(isHeic(typeOf(file))).toBe(true);
  const jpeg = await convertHeic(file);
  expect(await jpeg.text()).toBe('ftypheic loaves as image/jpeg at 0.9');
  expect([jpeg.name, jpeg.type, jpeg.lastModified]).toEqual([
    'IMG_2041.jpg',
    'image/jpeg',
    1_750_000_000_000,
  ]);
});

it('a name without an ending of a HEIC file is kept', async () => {
  expect((await convertHeic(new File(['ftypheic'], 'blob'))).name).toBe('blob');
});

it('a broken one says what to use instead [ERR-23]', async () => {
  await expect(convertHeic(new File(['not a picture'], 'a.heic'))).rejects.toThrow(
    'Failed to convert HEIC image. Please use JPG or PNG.',
  );
});
