import type { PictureType } from '#domain/base/media.ts';
import { Problem } from '#server/platform/errors.ts';
import { childFor } from '#server/platform/workers/children.ts';
import { UnusableFile } from './unusable-file.ts';

/** The largest phone cameras make 50 million pixels. A file that claims far more is meant to fill the memory. */
const MOST_PIXELS = 80_000_000;

export interface Picture {
  content_type: PictureType;
  bytes: Buffer;
  width: number;
  height: number;
  copies: { width: number; bytes: Buffer }[];
  placeholder: string;
}

export interface PictureTask {
  bytes: Buffer;
  type: PictureType;
  most_pixels: number;
}

export type PictureAnswer = { picture: Picture } | { unusable: string };

/** A picture can take a few hundred megabytes while it is drawn, so only one is drawn at a time. */
const drawApart = childFor<PictureTask, PictureAnswer>({
  module: new URL('./picture-child.ts', import.meta.url),
  most_cpu_ms: 30_000,
  most_ms: 120_000,
  waiting: 24,
  whenFull: () =>
    new Problem('unavailable', 'We’re processing a lot of pictures right now. Try again in a minute.'),
});

/**
 * Redraws the picture upright and makes smaller copies. Only pixels are kept: locations, camera names and hidden data
 * are dropped.
 */
export async function makePicture(
  bytes: Buffer,
  type: PictureType,
  most_pixels = MOST_PIXELS,
): Promise<Picture> {
  const answer = await drawApart({ bytes, type, most_pixels });
  if (answer === null)
    throw new UnusableFile('This picture takes too long to read. Export it again as JPG or PNG.');
  if ('unusable' in answer) throw new UnusableFile(answer.unusable);
  return answer.picture;
}
