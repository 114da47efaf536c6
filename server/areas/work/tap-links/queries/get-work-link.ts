import type { WorkLink } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { drawQr } from '#server/platform/documents/draw-qr.ts';
import { Problem } from '#server/platform/errors.ts';
import { shortUrl } from '../counter-url.ts';
import { isCounting } from '../is-counting.ts';
import { readLinkSettings } from './get-campaign-links.ts';
import { readLinkResult } from './read-link-results.ts';

/** The link of a collaboration, for both of its sides. */
export async function getWorkLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  account: Account,
  collaborationId: string,
): Promise<WorkLink> {
  const { collaboration_id } = await requireSide(db, account, { collaboration_id: collaborationId });
  const [result, state] = await Promise.all([
    readLinkResult(db, collaboration_id),
    readState(db, collaboration_id),
  ]);
  if (result === null || state === undefined) throw new Problem('not_found', 'This work has no link.');
  const { perk, ends_on } = await readLinkSettings(db, state.campaign_id);
  const { counter_code, taps, redemptions } = result;
  const url = shortUrl(config, result.code);
  return {
    ...{ url, qr: drawQr(url), counter_code, perk, ends_on },
    ...{ taps, redemptions },
    is_counting: state.is_counting,
  };
}

function readState(db: Database, collaborationId: string) {
  return db
    .selectFrom('tap_links as t')
    .select(['t.campaign_id', isCounting.as('is_counting')])
    .where('t.collaboration_id', '=', collaborationId)
    .executeTakeFirst();
}
