import type { QuoteSide, QuoteStatus } from '#domain/hiring/quote-states.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Payer } from './fundings.ts';
import { newPerson } from './people.ts';

/** Somebody applied to a campaign. */
export async function newApplicant(
  context: Pick<Context, 'db' | 'now'>,
  { campaign_id }: Pick<Payer, 'campaign_id'>,
): Promise<string> {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  const creator = await context.db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const at = context.now().toISOString();
  await context.db
    .insertInto('applications')
    .values({
      id,
      campaign_id,
      creator_id: creator.id,
      status: 'submitted',
      submitted_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Their spot is given to them, as an acceptance leaves the rows. */
export async function acceptAt(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { campaign_id }: Pick<Payer, 'campaign_id'>,
  { application_id, payout_cents }: { application_id: string; payout_cents: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('campaigns')
    .set((eb) => ({ taken_slots: eb('taken_slots', '+', 1) }))
    .where('id', '=', campaign_id)
    .whereRef('taken_slots', '<', 'funded_slots')
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await db
    .updateTable('applications')
    .set({ status: 'accepted', payout_cents, decided_at: now().toISOString() })
    .where('id', '=', application_id)
    .execute();
  return true;
}

export async function giveSpot(
  context: Pick<Context, 'db' | 'now'>,
  payer: Pick<Payer, 'campaign_id'>,
  { payout_cents }: { payout_cents: number },
): Promise<string> {
  const application_id = await newApplicant(context, payer);
  await acceptAt(context, payer, { application_id, payout_cents });
  return application_id;
}

/** A quote of theirs that waits for an answer. */
export async function openQuoteOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  application_id: string,
  amount_cents: number,
  more: { made_by?: QuoteSide; status?: QuoteStatus } = {},
): Promise<string> {
  const id = newId();
  const at = now();
  await db
    .insertInto('quotes')
    .values({
      id,
      application_id,
      made_by: 'creator',
      status: 'open',
      amount_cents,
      ...more,
      expires_at: new Date(at.getTime() + 72 * 3_600_000).toISOString(),
      created_at: at.toISOString(),
      ...more,
    })
    .execute();
  return id;
}
