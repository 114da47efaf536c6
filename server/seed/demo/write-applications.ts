import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { type DemoApplications, demoApplications } from './application-rows.ts';
import { demoBriefs } from './brief-rows.ts';
import type { Marketplace } from './marketplace.ts';
import { demoQuotes } from './quote-rows.ts';

/** A statement may have 65,535 values, and an application has some twenty. */
const ROWS_AT_ONCE = 1_000;

/** Writes applications into an existing marketplace, in the caller's transaction. */
export async function writeDemoApplications(
  tx: Tx,
  marketplace: Marketplace,
  now: Date,
): Promise<DemoApplications['applications']> {
  const { applications, application_notes, campaign_bookmarks } = demoApplications(marketplace, now);
  await tx.insertInto('campaign_brief_versions').values(demoBriefs(marketplace)).execute();
  await insertApplications(tx, applications);
  await tx
    .insertInto('quotes')
    .values(demoQuotes(marketplace, applications, now))
    .execute();
  await tx.insertInto('application_notes').values(application_notes).execute();
  await tx.insertInto('campaign_bookmarks').values(campaign_bookmarks).execute();
  await countTakenSpots(tx);
  return applications;
}

async function insertApplications(tx: Tx, rows: DemoApplications['applications']): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('applications')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

async function countTakenSpots(tx: Tx): Promise<void> {
  await sql`
    update campaigns c set taken_slots = taken.count
    from (select campaign_id, count(*)::integer as count from applications
      where status = 'accepted' group by campaign_id) taken
    where taken.campaign_id = c.id`.execute(tx);
}
