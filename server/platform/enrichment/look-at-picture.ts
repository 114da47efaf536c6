import type { FoundPicture } from '#contract/businesses/enrichments.ts';
import type { Config } from '#server/platform/config.ts';
import { childFor } from '#server/platform/workers/children.ts';
import { type FetchLimits, fetchOutside } from './fetch-outside.ts';

export interface PictureToExamine {
  bytes: Buffer;
  least_side: number;
}

export type Examined = Omit<Look, 'url'>;

/** A drawing of a kilobyte can be told to take minutes, and the code that draws it cannot be interrupted. */
const examineApart = childFor<PictureToExamine, Examined | null>({
  module: new URL('./examine-child.ts', import.meta.url),
  most_cpu_ms: 3_000,
  most_ms: 30_000,
  waiting: 40,
  whenFull: () => new Error('Forty pictures of websites are waiting'),
});

interface Look extends FoundPicture {
  /** The file to keep. An SVG has been rendered to a bitmap, so that none of its scripts reaches anybody. */
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
    const seen = await examineApart({ bytes: fetched.bytes, least_side });
    return seen && { url: fetched.url, ...seen };
  } catch {
    // The picture is skipped if too many are waiting.
    return null;
  }
}
