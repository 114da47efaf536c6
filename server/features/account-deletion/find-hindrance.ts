import { OPEN_COLLABORATION_STATUSES } from '#domain/collaboration-states.ts';
import type { Database, Tx } from '../../db/database.ts';
import { findOwed } from './find-owed.ts';

const LAST_ADMIN = 'You are the only admin. Make somebody else one first.';
const OPEN = ['awaiting_funding', 'live', 'paused', 'closed'] as const;

/** What has to be finished before an account may go; null when nothing has. */
export async function findHindrance(db: Database | Tx, userId: string): Promise<string | null> {
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

/** Money is held for it, whichever side one is on. */
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
  const pieces = Number(open) === 1 ? '1 piece of work is' : `${open} pieces of work are`;
  return `${pieces} not finished, and money is held for it. Finish or cancel that first.`;
}

async function findDuties(db: Database | Tx, userId: string): Promise<string | null> {
  return (await isLastAdmin(db, userId)) ? LAST_ADMIN : findManaged(db, userId);
}

/** A shop others look after needs an owner: it is handed over before its owner goes. */
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
  return `${business_name} still has ${people}. Hand it to one of them, or take them out first.`;
}

async function isLastAdmin(db: Database | Tx, userId: string): Promise<boolean> {
  const admins = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.user_id === userId;
}
