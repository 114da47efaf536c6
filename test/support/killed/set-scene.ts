import type { Context } from '#server/platform/context.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { type Maker, newMaker } from '#test/support/applications.ts';
import { newPayer, type Payer } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { newWorkFile } from '#test/support/work.ts';

export interface Scene {
  payer: Payer;
  shop: { cookie: string };
  admin: { cookie: string };
  makers: Maker[];
  /** Three films of each maker. */
  files: string[][];
}

/** A shop with a campaign nobody paid for yet, three creators with a film each, and one of us. */
export async function setScene(context: Context): Promise<Scene> {
  const { db } = context;
  await seedReference(db);
  const payer = await newPayer(context, { payout_cents: 27_501, slots: 3 });
  const { campaign_id } = payer;
  await db
    .insertInto('campaign_deliverables')
    .values([
      { campaign_id, kind: 'instagram_reel', quantity: 1, sort_order: 0 },
      { campaign_id, kind: 'ugc_video', quantity: 1, sort_order: 1 },
    ])
    .execute();
  const makers = [await newMaker(context), await newMaker(context), await newMaker(context)];
  const files = [];
  for (const maker of makers) {
    files.push([
      await newWorkFile(context, maker),
      await newWorkFile(context, maker),
      await newWorkFile(context, maker),
    ]);
  }
  const shop = await signInAs(context, payer.owner);
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  // Weeks pass in a minute; nobody signs in again meanwhile.
  await db.updateTable('sessions').set({ expires_at: '2099-01-01T00:00:00Z' }).execute();
  return { payer, shop, admin, makers, files };
}
