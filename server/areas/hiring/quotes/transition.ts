import {
  canMoveQuote,
  QUOTE_MOVES,
  type QuoteMoveName,
  type QuoteMover,
  quoteExpiresAt,
} from '#domain/hiring/quote-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { isOver, type LockedQuote } from './lock.ts';

export interface QuoteMoveRequest {
  move: QuoteMoveName;
  mover: QuoteMover;
  actor_id?: string | undefined;
}

/** The only way in which the status of a quote changes. If two answer at once, the second is refused. */
export async function moveQuote(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedQuote,
  { move, mover, actor_id }: QuoteMoveRequest,
): Promise<LockedQuote> {
  const at = now();
  return transition(tx, 'quotes', {
    row: locked,
    refusal: findMoveRefusal(locked, { move, mover }, at),
    change: async () => ({ status: QUOTE_MOVES[move].to, ...(await consequences(tx, locked, move, at)) }),
    record: () =>
      recordCampaignEvent(
        tx,
        {
          campaign_id: locked.campaign.id,
          application_id: locked.application_id,
          actor_id,
          kind: `quote_${move}`,
          detail: { made_by: locked.made_by, amount_cents: locked.amount_cents },
        },
        at,
      ),
  });
}

/** The columns that change together with the status. The time to answer starts when a quote opens. */
async function consequences(tx: Tx, { campaign }: LockedQuote, move: QuoteMoveName, now: Date) {
  if (move !== 'open') return { decided_at: now.toISOString() };
  const { quote_hours, offer_hours } = await readSettings(tx);
  const hours = campaign.is_offer ? offer_hours : quote_hours;
  return { expires_at: quoteExpiresAt(now, hours).toISOString() };
}

/** Null if the quote and the time allow it. */
export function findMoveRefusal(
  locked: LockedQuote,
  { move, mover }: Pick<QuoteMoveRequest, 'move' | 'mover'>,
  now: Date,
): Problem | null {
  if (!canMoveQuote(move, locked, mover)) return new Problem('conflict', describeStatus(locked));
  const isLate = isAnswer(mover) && isOver(locked, now);
  return isLate ? new Problem('conflict', 'The quote has expired.') : null;
}

function isAnswer(mover: QuoteMover): boolean {
  return mover === 'creator' || mover === 'business';
}

function describeStatus({ status }: LockedQuote): string {
  switch (status) {
    case 'open':
      return 'The other side has to answer this quote.';
    case 'awaiting_funding':
      return 'The quote isn’t paid for yet.';
    case 'expired':
      return 'The quote has expired.';
    case 'countered':
      return 'The quote was countered. Reload to see the new amount.';
    default:
      return `The quote is ${status} now.`;
  }
}
