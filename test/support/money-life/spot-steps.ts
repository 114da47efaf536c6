import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { closeQuotes } from '#server/areas/hiring/quotes/commands/close-quotes.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { startQuoteFunding } from '#server/areas/money/fundings/commands/start-quote-funding.ts';
import { lockFunding } from '#server/areas/money/fundings/lock-funding.ts';
import { agreeOnWork } from '#server/areas/work/collaborations/commands/agree-on-work.ts';
import { confirmFunding } from '#server/flows/pay-in/confirm-funding.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication } from '#test/support/applications.ts';
import { acceptAt, openQuoteOf } from '#test/support/applications-paid.ts';
import type { Cast } from './cast.ts';
import type { RunningCampaign } from './dispute-steps.ts';
import { settleAcceptance } from './pass-time.ts';
import type { Step } from './steps.ts';

type SpotStep = Extract<Step, { action: 'accept' | 'quote' | 'return_spots' }>;

/** The steps of a spot: it is given to a creator, at the posted price or a quote, or refunded if nobody takes it. */
export async function spotSteps(cast: Cast, running: RunningCampaign, step: SpotStep): Promise<void> {
  const { context } = cast;
  const { campaign_id } = running;
  if (step.action === 'return_spots') {
    await inTransaction(context.db, async (tx) =>
      refundUnallocated(tx, context, await lockCampaign(tx, campaign_id), 'spots_open'),
    );
    return;
  }
  const application_id = await apply(cast, running, step.who);
  if (application_id === null) return;
  const isIn =
    step.action === 'accept'
      ? await acceptAt(context, running, {
          application_id,
          payout_cents: Math.max(500, running.payout_cents - step.off_cents),
        })
      : await quote(cast, running, { ...step, application_id });
  if (!isIn) return;
  await settleAcceptance(cast, application_id);
  const id = await inTransaction(context.db, (tx) => agreeOnWork(tx, context, application_id));
  if (id !== null) running.collaboration_ids.push(id);
}

/** Null for somebody who already applied: a creator applies to a campaign once. */
async function apply(
  { context, earners }: Cast,
  { campaign_id }: RunningCampaign,
  who: number,
): Promise<string | null> {
  const creator_id = earners[who]?.creator_id ?? '';
  const known = await context.db
    .selectFrom('applications')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('creator_id', '=', creator_id)
    .executeTakeFirst();
  return known ? null : newApplication(context, { campaign_id, creator_id });
}

interface Quote {
  application_id: string;
  add_cents: number;
  comes_about: boolean;
}

/** A price above the posted one is paid, and counts unless the negotiation is over by then. */
async function quote(
  { context, payer }: Cast,
  { payout_cents }: RunningCampaign,
  { application_id, add_cents, comes_about }: Quote,
): Promise<boolean> {
  const amount_cents = payout_cents + add_cents;
  const quote_id = await openQuoteOf(context, application_id, amount_cents);
  const wish = { application_id, quote_id, amount_cents, actor_id: payer.owner.user_id };
  const { funding_id } = await inTransaction(context.db, (tx) => startQuoteFunding(tx, context, wish));
  if (!comes_about) {
    await inTransaction(context.db, async (tx) =>
      closeQuotes(tx, context, await lockApplication(tx, { application_id })),
    );
  }
  await inTransaction(context.db, async (tx) => {
    const payment = await lockFunding(tx, funding_id);
    await confirmFunding(tx, context, { ...payment, reference: `cs_${funding_id}` });
  });
  const { status } = await context.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  return status === 'accepted';
}
