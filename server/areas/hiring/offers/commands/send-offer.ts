import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import type { LockedPlace } from '#server/areas/hiring/places/lock.ts';
import { openQuote } from '#server/areas/hiring/quotes/commands/open-quote.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Makes a paid offer to its creator: the posted price, which they accept, counter or decline. */
export async function sendOffer(
  tx: Tx,
  context: Context,
  place: LockedPlace,
  { words, actor_id }: { words: string; actor_id: string },
): Promise<void> {
  const { brief_version, creator_payout_cents } = place.campaign;
  if (creator_payout_cents === null) throw new Error('An offer that was paid for has a price');
  const offer = { move: 'offer', invitation: words, brief_version, actor_id } as const;
  const { id: application_id } = await moveApplication(tx, context, place, offer);
  await openQuote(tx, context, {
    application_id,
    made_by: 'business',
    amount_cents: creator_payout_cents,
    reason: words,
    actor_id,
  });
}
