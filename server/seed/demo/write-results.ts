import { randomBytes } from 'node:crypto';
import { SHARE_TOKEN_LENGTH } from '#domain/work/campaign-results.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { seedId } from '#server/seed/ids.ts';
import { inParts } from './in-parts.ts';
import { demoLinks } from './link-rows.ts';
import { demoPostNumbers } from './post-number-rows.ts';
import type { DemoSources, DemoWork } from './work-rows.ts';

/** The finished campaign of the demo's bakery, whose results are shared. */
const SHARED = 'crumb-co/one-shift-behind-the-counter';

/** Writes what posts, links and codes brought. The work is written already. */
export async function writeDemoResults(tx: Tx, sources: DemoSources, work: DemoWork): Promise<void> {
  const numbers = demoPostNumbers(work, sources.now);
  const links = demoLinks(sources, work);
  for (const part of inParts(numbers.post_watches))
    await tx.insertInto('post_watches').values(part).execute();
  for (const part of inParts(numbers.post_readings))
    await tx.insertInto('post_readings').values(part).execute();
  await tx.insertInto('campaign_links').values(links.campaign_links).execute();
  for (const part of inParts(links.tap_links)) await tx.insertInto('tap_links').values(part).execute();
  for (const part of inParts(links.link_taps)) await tx.insertInto('link_taps').values(part).execute();
  for (const part of inParts(links.perk_codes)) await tx.insertInto('perk_codes').values(part).execute();
  for (const part of inParts(links.redemptions)) await tx.insertInto('redemptions').values(part).execute();
  await tx
    .insertInto('report_shares')
    .values({
      campaign_id: seedId('campaign', SHARED),
      // Nobody may guess it, not even in a demo.
      token: randomBytes((SHARE_TOKEN_LENGTH / 4) * 3).toString('base64url'),
      created_at: sources.now.toISOString(),
    })
    .execute();
}
