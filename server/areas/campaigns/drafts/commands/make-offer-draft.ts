import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface OfferTerms {
  slots: number;
  creator_payout_cents: number;
  content_due_days: number;
  /** How long the selection stays open, for counters and their answers. */
  open_days: number;
  /** The campaign it is copied from keeps its title. */
  like: string | null;
}

const DAY_MS = 86_400_000;

/** Turns a new draft into an offer, which is for certain creators alone. The caller has just written it. */
export async function makeOfferDraft(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  id: string,
  { open_days, like, ...terms }: OfferTerms,
): Promise<void> {
  const original =
    like === null
      ? undefined
      : await tx.selectFrom('campaigns').select('title').where('id', '=', like).executeTakeFirst();
  await tx
    .updateTable('campaigns')
    .set({
      ...terms,
      ...original,
      is_offer: true,
      application_deadline: newYorkDate(new Date(now().getTime() + open_days * DAY_MS)),
      accepts_quotes: true,
      questions: [],
      min_followers: 0,
    })
    .where('id', '=', id)
    .execute();
}
