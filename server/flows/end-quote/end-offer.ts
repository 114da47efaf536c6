import { isOpenApplication } from '#domain/hiring/application-states.ts';
import type { QuoteMover } from '#domain/hiring/quote-states.ts';
import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { LockedQuote } from '#server/areas/hiring/quotes/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

const MOVES = { creator: 'decline_offer', business: 'withdraw_offer', clock: 'expire' } as const;

/** An offer has no posted payout to fall back on, so it ends with a quote that nobody agreed to. */
export async function endOffer(
  tx: Tx,
  context: Context,
  { campaign, application_id }: LockedQuote,
  mover: Extract<QuoteMover, keyof typeof MOVES>,
): Promise<void> {
  if (!campaign.is_offer) return;
  const locked = await lockApplication(tx, { application_id });
  if (!isOpenApplication(locked.status)) return;
  await moveApplication(tx, context, locked, { move: MOVES[mover] });
}
