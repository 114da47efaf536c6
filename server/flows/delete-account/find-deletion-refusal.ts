import { sql } from 'kysely';
import { formatCents } from '#domain/format/money.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

const LAST_OWNER = 'You’re the only owner among the admins. Make another admin an owner first.';
const OPEN = ['awaiting_funding', 'live', 'paused', 'closed'] as const;

/** The reason an account can't be deleted yet; null if there is none. */
export async function findDeletionRefusal(db: Database | Tx, userId: string): Promise<string | null> {
  const open = (await findOpenCampaigns(db, userId)) ?? (await findOpenWork(db, userId));
  return open ?? (await findOwed(db, userId)) ?? findDuties(db, userId);
}

async function findOpenCampaigns(db: Database | Tx, userId: string): Promise<string | null> {
  const { open } = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('businesses.owner_id', '=', userId)
    .where('campaigns.status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  if (Number(open) === 0) return null;
  const campaigns = Number(open) === 1 ? '1 campaign is' : `${open} campaigns are`;
  return `${campaigns} still open. Close or finish them first.`;
}

/** Finds open work on either side, because money is held for it. */
async function findOpenWork(db: Database | Tx, userId: string): Promise<string | null> {
  const { open } = await db
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .innerJoin('businesses', 'businesses.id', 'collaborations.business_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where((eb) => eb.or([eb('creators.user_id', '=', userId), eb('businesses.owner_id', '=', userId)]))
    .where('collaborations.status', 'in', OPEN_COLLABORATION_STATUSES)
    .executeTakeFirstOrThrow();
  if (Number(open) === 0) return null;
  return Number(open) === 1
    ? '1 piece of work is unfinished, and money is held for it. Finish or cancel it first.'
    : `${open} pieces of work are unfinished, and money is held for them. Finish or cancel them first.`;
}

async function findDuties(db: Database | Tx, userId: string): Promise<string | null> {
  return (await isLastOwner(db, userId)) ? LAST_OWNER : findManaged(db, userId);
}

/** A business with other members needs an owner, so it has to be transferred first. */
async function findManaged(db: Database | Tx, userId: string): Promise<string | null> {
  const managed = await db
    .selectFrom('businesses')
    .innerJoin('business_members', 'business_members.business_id', 'businesses.id')
    .select(['businesses.business_name', ({ fn }) => fn.countAll<number>().as('managers')])
    .where('businesses.owner_id', '=', userId)
    .where('business_members.role', '=', 'manager')
    .where('business_members.status', '=', 'active')
    .groupBy('businesses.id')
    .executeTakeFirst();
  if (managed === undefined) return null;
  const { business_name, managers } = managed;
  const people = Number(managers) === 1 ? '1 manager' : `${managers} managers`;
  return `${business_name} still has ${people}. Transfer it to one of them, or remove them first.`;
}

async function isLastOwner(db: Database | Tx, userId: string): Promise<boolean> {
  const owners = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('admin_role', '=', 'owner')
    .where('account_status', '=', 'active')
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.user_id === userId;
}

/** Money a creator still gets, or that is on its way to their bank. Less than the minimum payout doesn't count. */
async function findOwed(db: Database | Tx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ coming: number; available: number }>`
    select coalesce(sum(net_cents) filter (where status = 'pending'), 0)::int
        + coalesce(sum(in_transit_cents), 0)::int as coming,
      coalesce(sum(net_cents - in_transit_cents - paid_cents) filter (where status <> 'pending'), 0)::int as available
    from earnings where creator_id = (select id from creators where user_id = ${userId})`.execute(db);
  const { coming = 0, available = 0 } = rows[0] ?? {};
  if (coming > 0) return `${formatCents(coming)} is still on its way to you. Wait until it arrives.`;
  const { least_payout_cents } = await readSettings(db);
  if (available < least_payout_cents) return null;
  return `${formatCents(available)} is available. Send it to your bank first.`;
}
