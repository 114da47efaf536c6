import { releaseEarning } from '#server/areas/money/earnings/commands/release-earning.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { demoCampaignEvents } from './campaign-event-rows.ts';
import { inParts } from './in-parts.ts';
import { demoNotifications } from './notification-rows.ts';
import { demoRatings } from './rating-rows.ts';
import { type DemoSources, demoWork } from './work-rows.ts';
import { writeDemoDisputes } from './write-disputes.ts';
import { writeDemoParties } from './write-parties.ts';
import { writeDemoPayouts } from './write-payouts.ts';
import { writeDemoResults } from './write-results.ts';

/** Accepted creators are working, or done and paid. The ledger holds what is not released yet. */
export async function writeDemoWork(tx: Tx, sources: DemoSources, config: Secrets | null): Promise<void> {
  const work = demoWork(sources);
  const { releases, ...rows } = work;
  const events = demoCampaignEvents(sources);
  for (const part of inParts(rows.collaborations))
    await tx.insertInto('collaborations').values(part).execute();
  for (const part of inParts(rows.deliverables)) await tx.insertInto('deliverables').values(part).execute();
  if (config !== null) await writeDemoParties(tx, config, sources, rows);
  for (const part of inParts(rows.shipments)) await tx.insertInto('shipments').values(part).execute();
  for (const part of inParts(rows.submissions)) await tx.insertInto('submissions').values(part).execute();
  for (const part of inParts(rows.change_requests)) {
    await tx.insertInto('change_requests').values(part).execute();
  }
  for (const part of inParts(rows.work_events)) await tx.insertInto('work_events').values(part).execute();
  for (const part of inParts(events)) await tx.insertInto('campaign_events').values(part).execute();
  for (const part of inParts(demoNotifications(rows)))
    await tx.insertInto('notifications').values(part).execute();
  for (const { release, at } of releases) await releaseEarning(tx, release, at);
  await writeDemoDisputes(tx, sources.now);
  await writeDemoResults(tx, sources, work);
  await writeDemoPayouts(tx, sources.now);
  const ratings = demoRatings({ ...sources, collaborations: rows.collaborations });
  await tx.insertInto('ratings').values(ratings).execute();
}
