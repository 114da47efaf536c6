import { randomInt } from 'node:crypto';
import { counterStem, freeCounterCode, newLinkCode } from '#domain/work/tap-links.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

interface NewLink {
  collaboration_id: string;
  campaign_id: string;
  business_id: string;
  creator_id: string;
  creator_name: string | null;
}

/** Makes the short link of new work. Others may take a code meanwhile; then it gets the next one. */
export async function makeLink(tx: Tx, { creator_name, ...link }: NewLink, now: Date): Promise<void> {
  const stem = counterStem(creator_name);
  const taken = await readTaken(tx, link.business_id, stem);
  for (;;) {
    const counter_code = freeCounterCode(stem, (code) => taken.has(code));
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('tap_links')
      .values({
        ...{ id: newId(), ...link, counter_code, code: newLinkCode(randomInt) },
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n || (await hasLink(tx, link.collaboration_id))) return;
    if (await isTaken(tx, link.business_id, counter_code)) taken.add(counter_code);
  }
}

async function readTaken(tx: Tx, businessId: string, stem: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('tap_links')
    .select('counter_code')
    .where('business_id', '=', businessId)
    .where('counter_code', 'like', `${stem}%`)
    .execute();
  return new Set(rows.map(({ counter_code }) => counter_code));
}

async function hasLink(tx: Tx, collaborationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('tap_links')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirst();
  return found !== undefined;
}

async function isTaken(tx: Tx, businessId: string, counterCode: string): Promise<boolean> {
  return (await readTaken(tx, businessId, counterCode)).has(counterCode);
}
