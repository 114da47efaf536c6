import { sql } from 'kysely';
import type { SupportRecord, SupportRecordKey } from '#contract/messages/support.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import { formatCents } from '#domain/format/money.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses a record that the person can't see, as if there were none. */
export async function requireRecord(
  db: Database,
  userId: string,
  key: SupportRecordKey,
): Promise<SupportRecord> {
  const record = await findRecord(db, userId, key);
  if (record === null) throw new Problem('not_found', 'We can’t find that record.');
  return record;
}

/** A record with its name and address for this person; null if they can't see it, or no longer can. */
export async function findRecord(
  db: Database,
  userId: string,
  { type, id }: SupportRecordKey,
): Promise<SupportRecord | null> {
  const found = await FINDERS[type](db, userId, id);
  return found && { type, id, ...found };
}

type Found = { label: string; href: string } | null;

const FINDERS: Record<
  SupportRecordKey['type'],
  (db: Database, userId: string, id: string) => Promise<Found>
> = {
  campaign: findCampaign,
  collaboration: findWork,
  payment: findPayment,
  payout: findPayout,
};

/** For the team of its business, and for creators who can open it or took part in it. */
async function findCampaign(db: Database, userId: string, id: string): Promise<Found> {
  const row = await db
    .selectFrom('campaigns as c')
    .select(['c.id', 'c.slug', 'c.title', isMember('c.business_id', userId, 'c.id').as('is_member')])
    .select(
      sql<boolean>`exists (select from creators k where k.user_id = ${userId} and (
        exists (select from applications a where a.campaign_id = c.id and a.creator_id = k.id)
        or c.status in ('live', 'paused') and k.status in ('approved', 'active')))`.as('is_open_to_them'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !(row.is_member || row.is_open_to_them)) return null;
  return {
    label: row.title || UNTITLED_CAMPAIGN,
    href: row.is_member ? businessCampaignPath(row) : `/campaigns/${row.slug ?? row.id}`,
  };
}

async function findWork(db: Database, userId: string, id: string): Promise<Found> {
  const row = await db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .select(['c.title', 'k.user_id', isMember('w.business_id', userId, 'w.campaign_id').as('is_member')])
    .where('w.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !(row.is_member || row.user_id === userId)) return null;
  const href = row.user_id === userId ? creatorWorkPath(id) : businessWorkPath(id);
  return { label: `Work for “${row.title}”`, href };
}

async function findPayment(db: Database, userId: string, id: string): Promise<Found> {
  const row = await db
    .selectFrom('fundings as f')
    .innerJoin('campaigns as c', 'c.id', 'f.campaign_id')
    .select(['c.title', 'f.total_cents'])
    .where('f.id', '=', id)
    .where(isMember('f.business_id', userId, 'f.campaign_id'))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    label: `Payment of ${formatCents(row.total_cents)} for “${row.title}”`,
    href: `/business/receipts/${id}`,
  };
}

async function findPayout(db: Database, userId: string, id: string): Promise<Found> {
  const row = await db
    .selectFrom('payouts as p')
    .innerJoin('creators as k', 'k.id', 'p.creator_id')
    .select(['p.number', 'p.amount_cents'])
    .where('p.id', '=', id)
    .where('k.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { label: `Payout No. ${row.number}, ${formatCents(row.amount_cents)}`, href: '/creator/earnings' };
}

function isMember(businessId: string, userId: string, campaign: string) {
  return sql<boolean>`exists (select from business_members m
    where m.business_id = ${sql.ref(businessId)} and m.user_id = ${userId} and m.status = 'active' and ${reaches('m', campaign)})`;
}
