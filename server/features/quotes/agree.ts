import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { acceptApplication } from '../applications/accept-application.ts';
import { returnDifference } from '../fundings/return-difference.ts';
import { closeQuotes } from './close-quotes.ts';
import type { HeldQuote } from './hold-quote.ts';
import { tellOfQuote } from './tell-of-quote.ts';

/** Both sides said yes to one price: the creator takes the spot, and what the spot no longer needs goes back. */
export async function agree(tx: Tx, context: Context, held: HeldQuote, actorId: string): Promise<void> {
  const { id, application_id, amount_cents: payout_cents, posted_cents } = held;
  await acceptApplication(tx, context, { application_id, payout_cents, actor_id: actorId });
  if (payout_cents < posted_cents) {
    await returnDifference(tx, context, { application_id });
  }
  await closeQuotes(tx, context, application_id);
  await tellOfQuote(tx, context, id, 'accepted');
}
