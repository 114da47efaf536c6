import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { agree } from './agree.ts';
import { canBeAgreed } from './answer-quote.ts';
import { type HeldQuote, holdQuote, isOver } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { tellOfQuote } from './tell-of-quote.ts';

/**
 * The difference of a quote is paid in: a creator's quote is accepted, a counter of the business is made. Answers whether
 * the money was still of use; if not, it goes back whole. Paid a second time, it is of no use.
 */
export async function settlePaidQuote(
  tx: Tx,
  context: Context,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<boolean> {
  const held = await holdQuote(tx, quote_id);
  if (!canBeAgreed(held)) return false;
  return held.made_by === 'creator' ? letIn(tx, context, held, actor_id) : offer(tx, context, held, actor_id);
}

async function letIn(tx: Tx, context: Context, held: HeldQuote, actorId: string): Promise<boolean> {
  if (held.status !== 'open' && held.status !== 'expired') return false;
  await moveQuote(tx, context, held, { move: 'accept_paid', mover: 'payment', actor_id: actorId });
  await agree(tx, context, held, actorId);
  return true;
}

async function offer(tx: Tx, context: Context, held: HeldQuote, actorId: string): Promise<boolean> {
  if (held.status !== 'awaiting_funding') return false;
  const answered = await holdOpen(tx, held);
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
  await moveQuote(tx, context, held, { move: 'open', mover: 'payment', actor_id: actorId });
  await tellOfQuote(tx, context, held.id, 'made');
  return true;
}

async function holdOpen(tx: Tx, { application_id }: HeldQuote): Promise<HeldQuote | null> {
  const open = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open ? holdQuote(tx, open.id) : null;
}
