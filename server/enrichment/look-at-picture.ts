import sharp from 'sharp';
import type { FoundPicture } from '#contract/enrichments.ts';
import type { Config } from '../config.ts';
import { type FetchLimits, fetchOutside } from './fetch-outside.ts';

const MOST_PIXELS = 50_000_000;
const DRAWN_AT = 512;
const PREVIEW_SIDE = 160;
const DRAWING_DENSITY = 300;
const MOST_SECONDS = 5;

interface Look extends FoundPicture {
  /** What can be kept: a drawing has become a picture, so that no script of it reaches anybody. */
  bytes: Buffer;
}

interface PictureWishes {
  least_side: number;
  limits?: Partial<FetchLimits>;
}

/** Fetches a picture and looks at it; null where there is none, it is too small, or it is not one. */
export async function lookAtPicture(
  context: { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> },
  url: string,
  { least_side, limits = {} }: PictureWishes,
): Promise<Look | null> {
  const fetched = await fetchOutside(context, url, { ...limits, accepts: ['image/'] });
  if (!fetched.ok) return null;
  try {
    return await examine(fetched.url, fetched.bytes, least_side);
  } catch {
    // What calls itself a picture and cannot be drawn is none.
    return null;
  }
}

async function examine(url: string, bytes: Buffer, leastSide: number): Promise<Look | null> {
  const { format, width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const is_drawing = format === 'svg';
  if (!is_drawing && Math.min(width, height) < leastSide) return null;
  const kept = is_drawing ? await draw(bytes) : bytes;
  const size = is_drawing ? await sharp(kept).metadata() : { width, height };
  const preview = await sharp(kept, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer();
  return {
    url,
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
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer();
}
