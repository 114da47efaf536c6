import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, type PictureType } from '#domain/media.ts';
import { UnusableFile } from './unusable-file.ts';

/** A phone's largest camera makes 50 million; what claims more is there to fill the memory. */
const MOST_PIXELS = 80_000_000;
const LONGEST_SIDE = 4096;
const TIMEOUT_SECONDS = 30;
const PLACEHOLDER_PIXELS = 20;

// Pictures are taken in beside everything else this process does.
sharp.concurrency(1);
sharp.cache(false);

export interface Picture {
  content_type: PictureType;
  bytes: Buffer;
  width: number;
  height: number;
  copies: { width: number; bytes: Buffer }[];
  placeholder: string;
}

/**
 * The picture drawn anew, upright, and smaller copies of it. Only pixels come through: places, names of cameras and
 * whatever was hidden behind the picture stay behind.
 */
export function makePicture(bytes: Buffer, type: PictureType): Promise<Picture> {
  return oneAtATime(() => draw(bytes, type));
}

async function draw(source: Buffer, content_type: PictureType): Promise<Picture> {
  await requireFewPixels(source);
  try {
    const full = await encode(read(source).resize(INSIDE), content_type).toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = full.info;
    const copies: Picture['copies'] = [];
    for (const copy of PICTURE_WIDTHS.filter((one) => one < width)) {
      const small = read(source).resize({ width: copy });
      copies.push({ width: copy, bytes: await small.webp({ quality: 78 }).toBuffer() });
    }
    return { content_type, bytes: full.data, width, height, copies, placeholder: await blur(source) };
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

async function requireFewPixels(source: Buffer): Promise<void> {
  const size = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size === null) throw new UnusableFile('This picture cannot be read. Export it again as JPG or PNG.');
  if (size.width * size.height > MOST_PIXELS) {
    throw new UnusableFile(
      `This picture has ${Math.round((size.width * size.height) / 1e6)} million pixels; 80 million is the most. Make it smaller.`,
    );
  }
}

function read(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient();
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

let last: Promise<unknown> = Promise.resolve();

/** Each picture can take a few hundred megabytes while it is drawn, so they wait for one another. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
