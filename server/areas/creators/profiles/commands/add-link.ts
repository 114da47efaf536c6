import type { CreatorApplication } from '#contract/creators/profiles.ts';
import { MOST_LINKS } from '#domain/creators/application-steps.ts';
import { type LinkPlatform, platformOfHost } from '#domain/creators/portfolio-links.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { checkLink } from '../jobs/check-link.ts';
import { getApplication } from '../queries/get-application.ts';
import { lockOwnCreator } from './lock-own-creator.ts';

/** Tracking parameters that sharing adds to a link. The link works without them. */
const TRACKING = /^(utm_.*|igsh|igshid|si|feature|fbclid|_r|_t)$/;

/** Adds a link to a live post at the end. A job checks whether it is public. */
export async function addLink(context: Context, userId: string, typed: string): Promise<CreatorApplication> {
  const link = readPortfolioLink(typed);
  if (link === null) throw refusal('invalid_input', 'Paste the full link, starting with https://');
  if (link.url.length > LONGEST_LINK) throw refusal('invalid_input', 'This link is too long');
  await takeFromLimit(context.db, `link-check:${userId}`, { most: MOST_LOOKED_AT_AN_HOUR, seconds: 3600 });
  await inTransaction(context.db, async (tx) => {
    const { id: creator_id } = await lockOwnCreator(tx, context, userId);
    const links = await tx
      .selectFrom('portfolio_links')
      .select(['url', 'sort_order'])
      .where('creator_id', '=', creator_id)
      .execute();
    if (links.some(({ url }) => url === link.url))
      throw refusal('conflict', 'This link is already on your list');
    if (links.length >= MOST_LINKS) throw refusal('conflict', `You can add up to 5 links. Remove one first`);
    const id = newId();
    const sort_order = Math.max(-1, ...links.map(({ sort_order }) => sort_order)) + 1;
    await tx
      .insertInto('portfolio_links')
      .values({ id, creator_id, ...link, sort_order })
      .execute();
    await context.queue.enqueue(tx, checkLink, { link_id: id });
  });
  return getApplication(context, userId);
}

/** Each check is a request to another site. */
const MOST_LOOKED_AT_AN_HOUR = 30;
const LONGEST_LINK = 2048;

function refusal(code: 'invalid_input' | 'conflict', message: string): Problem {
  return new Problem(code, `${message}.`, [{ path: 'url', message }]);
}

/** Normalizes a pasted link; null if nobody could open it. */
function readPortfolioLink(typed: string): { url: string; platform: LinkPlatform } | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  if (url.username !== '' || url.password !== '' || !hasPublicName(url)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return { url: url.href, platform: platformOfHost(url.hostname) };
}

/** The host has a dot and is not a bare number. The fetch checks the address it resolves to. */
function hasPublicName({ hostname }: URL): boolean {
  return /\.[a-z][a-z0-9-]*$/i.test(hostname);
}
