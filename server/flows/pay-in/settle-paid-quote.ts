import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { isAskedAgain } from '#server/areas/hiring/places/consent.ts';
import { isSent, lockPlaceIn } from '#server/areas/hiring/places/lock.ts';
import { canBeAgreed } from '#server/areas/hiring/quotes/answer-quote.ts';
import { isOver, type LockedQuote, lockQuoteIn } from '#server/areas/hiring/quotes/lock.ts';
import { notifyAboutQuote } from '#server/areas/hiring/quotes/notify.ts';
import { moveQuote } from '#server/areas/hiring/quotes/transition.ts';
import { agreeOnPrice } from '#server/flows/accept-quote/agree-on-price.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * The difference for a quote was paid: accepts the creator's quote, or sends the business's counter. Returns whether
 * the money was still needed; if not, it is refunded in full. A second payment is never needed.
 */
export async function settlePaidQuote(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<boolean> {
  const locked = await findLocked(tx, campaign, quote_id);
  if (locked === null || !canBeAgreed(locked)) return false;
  return locked.made_by === 'creator'
    ? letIn(tx, context, locked, actor_id)
    : offer(tx, context, locked, actor_id);
}

/** A payment can outlive its quote. */
async function findLocked(tx: Tx, campaign: LockedCampaign, quoteId: string): Promise<LockedQuote | null> {
  const known = await tx
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .select('applications.creator_id')
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst();
  if (known === undefined) return null;
  const application = await lockPlaceIn(tx, campaign, known.creator_id);
  return isSent(application) ? lockQuoteIn(tx, application, quoteId) : null;
}

async function letIn(tx: Tx, context: Context, locked: LockedQuote, actorId: string): Promise<boolean> {
  if (locked.status !== 'open' && locked.status !== 'expired') return false;
  // The terms changed while the business was paying.
  if (isAskedAgain(locked.application)) return false;
  await moveQuote(tx, context, locked, { move: 'accept_paid', mover: 'payment', actor_id: actorId });
  await agreeOnPrice(tx, context, locked, actorId);
  return true;
}

async function offer(tx: Tx, context: Context, locked: LockedQuote, actorId: string): Promise<boolean> {
  if (locked.status !== 'awaiting_funding') return false;
  const answered = await lockOpenQuote(tx, locked);
  if (answered?.made_by === 'business') return false;
  if (answered) {
    await moveQuote(
      tx,
      context,
      answered,
      isOver(answered, context.now())
        ? { move: 'expire', mover: 'clock' }
        : { move: 'counter', mover: 'business', actor_id: actorId },
    );
  }
  await moveQuote(tx, context, locked, { move: 'open', mover: 'payment', actor_id: actorId });
  await notifyAboutQuote(tx, context, locked.id, 'made');
  return true;
}

async function lockOpenQuote(tx: Tx, { application }: LockedQuote): Promise<LockedQuote | null> {
  const open = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open ? lockQuoteIn(tx, application, open.id) : null;
}
