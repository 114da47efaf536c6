import sharp from 'sharp';
import type { Examined, PictureToExamine } from './look-at-picture.ts';

const MOST_PIXELS = 50_000_000;
const DRAWN_AT = 512;
const PREVIEW_SIDE = 160;
const DRAWING_DENSITY = 300;

sharp.concurrency(1);
sharp.cache(false);

/** Runs in a process of its own, see `look-at-picture.ts`. Null where it is too small, or no picture. */
export async function examinePicture(task: PictureToExamine): Promise<Examined | null> {
  // A file that claims to be a picture but can't be decoded is not one.
  return examine(task).catch(() => null);
}

async function examine({ bytes, least_side }: PictureToExamine): Promise<Examined | null> {
  const { format, width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const is_drawing = format === 'svg';
  if (!is_drawing && Math.min(width, height) < least_side) return null;
  const kept = is_drawing ? await draw(bytes) : bytes;
  const size = is_drawing ? await sharp(kept).metadata() : { width, height };
  const preview = await sharp(kept, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return {
    width: size.width,
    height: size.height,
    is_drawing,
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    bytes: kept,
  };
}

function draw(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { density: DRAWING_DENSITY, limitInputPixels: MOST_PIXELS })
    .resize(DRAWN_AT, DRAWN_AT, { fit: 'inside' })
    .png()
    .toBuffer();
}
