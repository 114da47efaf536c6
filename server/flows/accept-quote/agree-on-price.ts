import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { closeQuotes } from '#server/areas/hiring/quotes/commands/close-quotes.ts';
import type { LockedQuote } from '#server/areas/hiring/quotes/lock.ts';
import { notifyAboutQuote } from '#server/areas/hiring/quotes/notify.ts';
import { returnDifference } from '#server/areas/money/fundings/jobs/return-difference.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Both sides agreed on a price: the creator takes the spot, and money the spot no longer needs is refunded. */
export async function agreeOnPrice(
  tx: Tx,
  context: Context,
  locked: LockedQuote,
  actorId: string,
): Promise<void> {
  const { id, application_id, amount_cents: payout_cents, posted_cents } = locked;
  const accepted = await moveApplication(tx, context, locked.application, {
    move: 'accept',
    payout_cents,
    actor_id: actorId,
  });
  if (payout_cents < posted_cents) {
    await returnDifference(tx, context, { application_id });
  }
  await closeQuotes(tx, context, accepted);
  await notifyAboutQuote(tx, context, id, 'accepted');
}
