import type { z } from 'zod';
import { escapeXml } from '#art/pen.ts';
import { SHARE_FRAME } from '#art/share/share-card.ts';
import type { publicPageEndpoints } from '#contract/hiring/public-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { shareImagePath } from './embed-page.ts';
import { findCard } from './queries/find-card.ts';

type Asked = z.output<(typeof publicPageEndpoints)['getOembed']['query']>;
type Card = z.input<(typeof publicPageEndpoints)['getOembed']['response']>;

const WIDEST = 600;
const TEXT_HEIGHT = 74;
const CACHED_SECONDS = 300;

/** The card of one of our own public pages. */
export async function getOembed(
  context: Context,
  { url, format, maxwidth, maxheight }: Asked,
): Promise<Card> {
  if (format !== 'json') throw new Problem('invalid_input', 'Only the format json is available.');
  const { app_url } = context.config;
  const asked = URL.parse(url);
  const isOurs = asked !== null && asked.origin === new URL(app_url).origin;
  const card = isOurs ? await findCard(context, decodePath(asked.pathname)) : null;
  if (card === null) throw new Problem('not_found', 'There’s no public page at this address.');
  const width = Math.min(maxwidth, WIDEST);
  const height = Math.min(
    maxheight,
    Math.round((width * SHARE_FRAME.height) / SHARE_FRAME.width) + TEXT_HEIGHT,
  );
  const src = escapeXml(`${app_url}/embed${card.path}`);
  return {
    ...{ version: '1.0', type: 'rich', title: card.title, cache_age: CACHED_SECONDS },
    ...{ provider_name: 'Bizmeet', provider_url: app_url },
    thumbnail_url: `${app_url}${shareImagePath(card.path)}`,
    ...{ thumbnail_width: SHARE_FRAME.width, thumbnail_height: SHARE_FRAME.height },
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapeXml(card.title)}" style="border:0" loading="lazy"></iframe>`,
    ...{ width, height },
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
