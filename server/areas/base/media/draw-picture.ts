import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, type PictureType } from '#domain/base/media.ts';
import type { Picture, PictureTask } from './make-picture.ts';
import { UnusableFile } from './unusable-file.ts';

const LONGEST_SIDE = 4096;
const PLACEHOLDER_PIXELS = 20;

sharp.concurrency(1);
sharp.cache(false);

/** Runs in a process of its own, see `make-picture.ts`. */
export async function drawPicture({ bytes, type, most_pixels }: PictureTask): Promise<Picture> {
  await requireFewPixels(bytes, most_pixels);
  try {
    const full = await encode(read(bytes).resize(INSIDE), type).toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = full.info;
    const copies: Picture['copies'] = [];
    for (const copy of PICTURE_WIDTHS.filter((one) => one < width)) {
      const small = read(bytes).resize({ width: copy });
      copies.push({ width: copy, bytes: await small.webp({ quality: 78 }).toBuffer() });
    }
    return { content_type: type, bytes: full.data, width, height, copies, placeholder: await blur(bytes) };
  } catch (cause) {
    throw new UnusableFile('This picture is damaged. Export it again as JPG or PNG.', { cause });
  }
}

const INSIDE = {
  width: LONGEST_SIDE,
  height: LONGEST_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

async function requireFewPixels(source: Buffer, most: number): Promise<void> {
  const size = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size === null) throw new UnusableFile('We can’t read this picture. Export it again as JPG or PNG.');
  if (size.width * size.height > most) {
    throw new UnusableFile(
      `This picture has ${Math.round((size.width * size.height) / 1e6)} million pixels. The limit is ${most / 1e6} million. Make it smaller.`,
    );
  }
}

function read(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: false, failOn: 'error' }).autoOrient();
}

function encode(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality: 84 });
  return type === 'image/png' ? picture.png() : picture.webp({ quality: 82 });
}

async function blur(source: Buffer): Promise<string> {
  const size = { width: PLACEHOLDER_PIXELS, height: PLACEHOLDER_PIXELS, fit: 'inside' } as const;
  const bytes = await read(source).resize(size).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
