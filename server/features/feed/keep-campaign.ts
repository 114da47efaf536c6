import type { KeptAs } from '#domain/campaign-filters.ts';
import type { Context } from '../../context.ts';
import type { Database, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';

const MOST_KEPT = 1_000;

interface Keeping {
  user_id: string;
  campaign_id: string;
}

/** Saved for later or hidden from the list: one or the other, and what was said last counts. */
export async function keepCampaign(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, campaign_id }: Keeping,
  kept_as: KeptAs,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const creator_id = await holdCreatorOf(tx, user_id);
    await requireSeen(tx, campaign_id);
    await requireRoom(tx, creator_id);
    const created_at = now().toISOString();
    await tx
      .insertInto('kept_campaigns')
      .values({ creator_id, campaign_id, kept_as, created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['creator_id', 'campaign_id'])
          .doUpdateSet({ kept_as, created_at })
          .where('kept_campaigns.kept_as', '!=', kept_as),
      )
      .execute();
  });
}

/** Said twice it is the same. */
export async function letGoOfCampaign(db: Database, { user_id, campaign_id }: Keeping): Promise<void> {
  await db
    .deleteFrom('kept_campaigns')
    .where('campaign_id', '=', campaign_id)
    .where('creator_id', 'in', (eb) => eb.selectFrom('creators').select('id').where('user_id', '=', user_id))
    .execute();
}

async function holdCreatorOf(tx: Tx, userId: string): Promise<string> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (creator === undefined) throw new Problem('not_found', 'There is no such creator.');
  return creator.id;
}

/** What was never put before creators is not there for them. */
async function requireSeen(tx: Tx, campaignId: string): Promise<void> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (campaign === undefined) throw new Problem('not_found', 'There is no such campaign.');
}

async function requireRoom(tx: Tx, creatorId: string): Promise<void> {
  const { kept } = await tx
    .selectFrom('kept_campaigns')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (kept < MOST_KEPT) return;
  throw new Problem('conflict', `You can keep ${MOST_KEPT} campaigns. Let go of some first.`);
}
