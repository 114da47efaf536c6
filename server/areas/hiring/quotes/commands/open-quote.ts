import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { formatCents } from '#domain/format/money.ts';
import { QUOTE_REASON_MAX_LENGTH, type QuoteSide, quoteExpiresAt } from '#domain/hiring/quote-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { signTerms } from '#server/areas/hiring/signatures/sign-terms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyAboutQuote } from '../notify.ts';

export interface NewQuote {
  application_id: string;
  made_by: QuoteSide;
  amount_cents: number;
  reason: string;
  actor_id: string;
}

/** Opens a quote with another payout than the posted one. The other side is notified and has time to answer. */
export async function openQuote(tx: Tx, context: Context, quote: NewQuote): Promise<string> {
  return insertQuote(tx, context, quote, 'open');
}

/** Creates a counter whose difference is not paid yet. Nobody is notified before the payment. */
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
  if (!campaign.is_offer) requireAnotherAmount(campaign, amount_cents);
  if (status === 'open' && made_by === 'business' && amount_cents > (campaign.creator_payout_cents ?? 0)) {
    throw new Error('An offer above the posted payout is paid in before it is made');
  }
  const now = context.now();
  const { quote_hours, offer_hours } = await readSettings(tx);
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('quotes')
    .values({
      id,
      application_id,
      made_by,
      made_by_user_id: actor_id,
      status,
      amount_cents,
      reason: reason.trim().slice(0, QUOTE_REASON_MAX_LENGTH),
      expires_at: quoteExpiresAt(now, campaign.is_offer ? offer_hours : quote_hours).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) {
    throw new Problem('conflict', 'There’s already a quote to answer. Reload to see it.');
  }
  await signTerms(tx, context, { application_id, side: made_by, user_id: actor_id });
  if (status === 'open') {
    const detail = { made_by, amount_cents };
    const event = { campaign_id: campaign.id, application_id, actor_id, kind: 'quote_made', detail };
    await recordCampaignEvent(tx, event, now);
    await notifyAboutQuote(tx, context, id, 'made');
  }
  return id;
}

async function findCampaign(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select(['campaigns.id', 'campaigns.creator_payout_cents', 'campaigns.accepts_quotes'])
    .select('campaigns.is_offer')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

function requireAnotherAmount(
  { creator_payout_cents, accepts_quotes }: Awaited<ReturnType<typeof findCampaign>>,
  amountCents: number,
): void {
  if (!accepts_quotes || creator_payout_cents === null) {
    throw new Problem('conflict', 'This campaign doesn’t take quotes. The posted payout applies.');
  }
  const fault = findFault(creator_payout_cents, amountCents);
  if (fault) throw new Problem('invalid_input', `${fault}.`, [{ path: 'amount_cents', message: fault }]);
}

function findFault(postedCents: number, amountCents: number): string | null {
  if (amountCents === postedCents) return `${formatCents(postedCents)} is already the posted payout`;
  if (amountCents < PAYOUT_MIN_CENTS) return `The lowest payout is ${formatCents(PAYOUT_MIN_CENTS)}`;
  if (amountCents > PAYOUT_MAX_CENTS) return `The highest payout is ${formatCents(PAYOUT_MAX_CENTS)}`;
  return null;
}
