import {
  canMoveQuote,
  QUOTE_MOVES,
  type QuoteMoveName,
  type QuoteMover,
  quoteExpiresAt,
} from '#domain/quote-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { type HeldQuote, isOver } from './hold-quote.ts';

export interface QuoteMoveRequest {
  move: QuoteMoveName;
  mover: QuoteMover;
  actor_id?: string | undefined;
}

/** The only way in which the status of a quote changes. Of two who answer at once, the second finds it answered. */
export async function moveQuote(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldQuote,
  { move, mover, actor_id }: QuoteMoveRequest,
): Promise<void> {
  const at = now();
  requireMovable(held, { move, mover }, at);
  const { quote_hours } = await readSettings(tx);
  const moved = await tx
    .updateTable('quotes')
    .set({
      status: QUOTE_MOVES[move].to,
      ...(move === 'open'
        ? { expires_at: quoteExpiresAt(at, quote_hours).toISOString() }
        : { decided_at: at.toISOString() }),
    })
    .where('id', '=', held.id)
    .where('status', '=', held.status)
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) throw new Problem('conflict', 'Somebody else was faster. Look again.');
  await recordCampaignEvent(
    tx,
    {
      campaign_id: held.campaign.id,
      application_id: held.application_id,
      actor_id,
      kind: `quote_${move}`,
      detail: { made_by: held.made_by, amount_cents: held.amount_cents },
    },
    at,
  );
}

export function requireMovable(
  held: HeldQuote,
  { move, mover }: Pick<QuoteMoveRequest, 'move' | 'mover'>,
  now: Date,
): void {
  if (!canMoveQuote(move, held, mover)) throw new Problem('conflict', standingNow(held));
  if (isAnswer(mover) && isOver(held, now)) throw new Problem('conflict', 'The quote ran out of time.');
}

function isAnswer(mover: QuoteMover): boolean {
  return mover === 'creator' || mover === 'business';
}

function standingNow({ status }: HeldQuote): string {
  switch (status) {
    case 'open':
      return 'The quote waits for the other side.';
    case 'awaiting_funding':
      return 'The quote is not paid in yet.';
    case 'expired':
      return 'The quote ran out of time.';
    case 'countered':
      return 'The quote was answered with another amount. Look again.';
    default:
      return `The quote is ${status} now.`;
  }
}
