import type { Payout, PayoutPage, PayoutWithParts } from '#contract/money/payouts.ts';
import { PAYOUT_PARTS_MAX } from '#domain/money/payout-states.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { presentPayout, selectPayouts } from '../payout-query.ts';

const PAGE = 12;

/** The creator's payouts, newest first. */
export async function listPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  creatorId: string,
  cursor: string | undefined,
): Promise<PayoutPage> {
  const after = readCursor(cursor);
  const rows = await selectPayouts(db)
    .where('payouts.creator_id', '=', creatorId)
    .$if(after !== null, (query) => query.where('payouts.id', '<', after?.[1] ?? ''))
    .orderBy('payouts.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ id }) => ['', id]);
  return { payouts: page.map((row) => presentPayout(row, now())), next_cursor };
}

export async function getOwnPayout(
  db: Database,
  now: Date,
  creatorId: string,
  payoutId: string,
): Promise<Payout> {
  const row = await selectPayouts(db)
    .where('payouts.id', '=', payoutId)
    .where('payouts.creator_id', '=', creatorId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that payout.');
  return presentPayout(row, now);
}

export async function getPayoutWithParts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  payoutId: string,
): Promise<PayoutWithParts> {
  const creatorId = await getOwnCreatorId(db, userId);
  const payout = await getOwnPayout(db, now(), creatorId, payoutId);
  return { ...payout, parts: await listParts(db, payoutId) };
}

/** The earnings in a payout, in the order they were taken. */
export async function listParts(db: Database, payoutId: string): Promise<PayoutWithParts['parts']> {
  const rows = await db
    .selectFrom('payout_parts')
    .innerJoin('earnings', 'earnings.id', 'payout_parts.earning_id')
    .innerJoin('businesses', 'businesses.id', 'earnings.business_id')
    .leftJoin('campaigns', 'campaigns.id', 'earnings.campaign_id')
    .select(['payout_parts.earning_id', 'payout_parts.amount_cents', 'campaigns.title'])
    .select('businesses.business_name')
    .where('payout_parts.payout_id', '=', payoutId)
    .orderBy('payout_parts.earning_id')
    .limit(PAYOUT_PARTS_MAX)
    .execute();
  return rows.map(({ title, ...row }) => ({ ...row, campaign_title: title ?? 'A campaign' }));
}
