import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaign-limits.ts';
import { formatCents } from '#domain/money.ts';
import { QUOTE_REASON_MAX_LENGTH, type QuoteSide, quoteExpiresAt } from '#domain/quote-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { Problem } from '../../errors.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { tellOfQuote } from './tell-of-quote.ts';

export interface NewQuote {
  application_id: string;
  made_by: QuoteSide;
  amount_cents: number;
  reason: string;
  actor_id?: string | undefined;
}

/** Names another payout than the posted one. The other side hears of it and has its time to answer. */
export async function openQuote(tx: Tx, context: Context, quote: NewQuote): Promise<string> {
  return insertQuote(tx, context, quote, 'open');
}

/** A counter whose difference is still to be paid in. Nobody hears of it before that. */
export async function prepareQuote(tx: Tx, context: Context, quote: NewQuote): Promise<string> {
  return insertQuote(tx, context, quote, 'awaiting_funding');
}

async function insertQuote(
  tx: Tx,
  context: Context,
  { application_id, made_by, amount_cents, reason, actor_id }: NewQuote,
  status: 'open' | 'awaiting_funding',
): Promise<string> {
  const campaign = await findCampaign(tx, application_id);
  requireAnotherAmount(campaign, amount_cents);
  if (status === 'open' && made_by === 'business' && amount_cents > (campaign.creator_payout_cents ?? 0)) {
    throw new Error('An offer above the posted payout is paid in before it is made');
  }
  const now = context.now();
  const { quote_hours } = await readSettings(tx);
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('quotes')
    .values({
      id,
      application_id,
      made_by,
      made_by_user_id: actor_id ?? null,
      status,
      amount_cents,
      reason: reason.trim().slice(0, QUOTE_REASON_MAX_LENGTH),
      expires_at: quoteExpiresAt(now, quote_hours).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) {
    throw new Problem('conflict', 'There is a quote without an answer. Look again.');
  }
  if (status === 'open') {
    const detail = { made_by, amount_cents };
    const event = { campaign_id: campaign.id, application_id, actor_id, kind: 'quote_made', detail };
    await recordCampaignEvent(tx, event, now);
    await tellOfQuote(tx, context, id, 'made');
  }
  return id;
}

async function findCampaign(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select(['campaigns.id', 'campaigns.creator_payout_cents', 'campaigns.accepts_quotes'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

function requireAnotherAmount(
  { creator_payout_cents, accepts_quotes }: Awaited<ReturnType<typeof findCampaign>>,
  amountCents: number,
): void {
  if (!accepts_quotes || creator_payout_cents === null) {
    throw new Problem('conflict', 'This campaign takes no quotes. The posted payout stands.');
  }
  const fault = findFault(creator_payout_cents, amountCents);
  if (fault) throw new Problem('invalid_input', `${fault}.`, [{ path: 'amount_cents', message: fault }]);
}

function findFault(postedCents: number, amountCents: number): string | null {
  if (amountCents === postedCents) return `${formatCents(postedCents)} is the posted payout already`;
  if (amountCents < PAYOUT_MIN_CENTS) return `The lowest payout is ${formatCents(PAYOUT_MIN_CENTS)}`;
  if (amountCents > PAYOUT_MAX_CENTS) return `The highest payout is ${formatCents(PAYOUT_MAX_CENTS)}`;
  return null;
}
