import { sql } from 'kysely';
import type { Redemption, RedemptionDay } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { inHalves, UNDO_MINUTES } from '#domain/work/tap-links.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_SHOWN = 50;

/** The redemptions of the day in New York that the account may see, the newest first. */
export async function listRedemptions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<RedemptionDay> {
  const { reach } = await requireMembership(db, account, businessId, 'read');
  const dawn = newYorkInstant(newYorkDate(now()), 0).toISOString();
  const ofToday = selectRedemptions(db)
    .where('r.business_id', '=', businessId)
    .where('r.redeemed_at', '>=', dawn)
    .where('r.undone_at', 'is', null)
    .where(isInReach(reach, 't.campaign_id'));
  const rows = await ofToday
    .orderBy('r.redeemed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const { count } = await ofToday
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { count, redemptions: rows.map(presentRedemption), server_time: now().toISOString() };
}

export async function getRedemption(db: Database, id: string): Promise<Redemption> {
  return presentRedemption(await selectRedemptions(db).where('r.id', '=', id).executeTakeFirstOrThrow());
}

function selectRedemptions(db: Database) {
  return db
    .selectFrom('redemptions as r')
    .innerJoin('tap_links as t', 't.id', 'r.link_id')
    .innerJoin('campaigns as c', 'c.id', 't.campaign_id')
    .innerJoin('creators as k', 'k.id', 't.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('perk_codes as o', 'o.id', 'r.perk_code_id')
    .leftJoin('campaign_links as s', 's.campaign_id', 't.campaign_id')
    .select(['r.id', 'o.code as own_code', 't.counter_code', 'p.full_name', 'c.title as campaign_title'])
    .select(['s.perk', 'r.redeemed_at', 'r.undone_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRedemptions>['executeTakeFirstOrThrow']>>;

function presentRedemption({ own_code, counter_code, full_name, undone_at, ...row }: Row): Redemption {
  return {
    ...row,
    code: inHalves(own_code ?? counter_code),
    creator_name: full_name?.trim() || 'A creator',
    undo_until: new Date(Date.parse(row.redeemed_at) + UNDO_MINUTES * 60_000).toISOString(),
    is_undone: undone_at !== null,
  };
}
