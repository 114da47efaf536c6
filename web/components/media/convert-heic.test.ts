import { afterEach, expect, it, vi } from 'vitest';
import { convertHeic } from './convert-heic.ts';
import { isHeic, typeOf } from './file-kind.ts';

const heicTo = vi.hoisted(() => vi.fn());
vi.mock('heic-to/csp', () => ({ heicTo }));
afterEach(() => heicTo.mockReset());

it.each([
  ['IMG_2041.HEIC', 'image/heic', 'VAL-15'],
  ['IMG_2041.heif', '', 'VAL-16'],
])('%s becomes a JPEG of quality 0.9 under its own name [%s]', async (name, type) => {
  heicTo.mockResolvedValue(new Blob(['jpeg'], { type: 'image/jpeg' }));
  const file = new File(['heic'], name, { type, lastModified: 1_750_000_000_000 });
  expect(isHeic(typeOf(file))).toBe(true);
  const jpeg = await convertHeic(file);
  expect([jpeg.name, jpeg.type, jpeg.lastModified]).toEqual([
    'IMG_2041.jpg',
    'image/jpeg',
    1_750_000_000_000,
  ]);
});

it('asks for JPEG at quality 0.9 [VAL-15] [VAL-16] [CONST-10]', async () => {
  heicTo.mockResolvedValue(new Blob(['jpeg']));
  const file = new File(['heic'], 'a.heic');
  await convertHeic(file);
  expect(heicTo).toHaveBeenCalledWith({ blob: file, type: 'image/jpeg', quality: 0.9 });
});

it('a broken one says what to use instead [ERR-23]', async () => {
  heicTo.mockRejectedValue('ERR_LIBHEIF');
  await expect(convertHeic(new File(['?'], 'a.heic'))).rejects.toThrow(
    'Failed to convert HEIC image. Please use JPG or PNG.',
  );
});
