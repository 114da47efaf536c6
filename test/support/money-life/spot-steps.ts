import { inTransaction } from '#server/db/transaction.ts';
import { agreeOnWork } from '#server/features/collaborations/agree-on-work.ts';
import { confirmFunding } from '#server/features/fundings/confirm-funding.ts';
import { refundUnallocated } from '#server/features/fundings/refund-unallocated.ts';
import { startQuoteFunding } from '#server/features/fundings/start-quote-funding.ts';
import { closeQuotes } from '#server/features/quotes/close-quotes.ts';
import { newApplication } from '../applications.ts';
import { acceptAt, openQuoteOf } from '../applications-paid.ts';
import type { Cast } from './cast.ts';
import type { Alive } from './dispute-steps.ts';
import { settleAcceptance } from './pass-time.ts';
import type { Step } from './steps.ts';

type SpotStep = Extract<Step, { deed: 'accept' | 'quote' | 'return_spots' }>;

/** What happens to spots: they are given, at this price or that, and come back where nobody takes them. */
export async function spotSteps(cast: Cast, alive: Alive, step: SpotStep): Promise<void> {
  const { context } = cast;
  const { campaign_id } = alive;
  if (step.deed === 'return_spots') {
    const request = { campaign_id, reason: 'spots_open' as const };
    await inTransaction(context.db, (tx) => refundUnallocated(tx, context, request));
    return;
  }
  const application_id = await apply(cast, alive, step.who);
  if (application_id === null) return;
  const isIn =
    step.deed === 'accept'
      ? await acceptAt(context, alive, {
          application_id,
          payout_cents: Math.max(500, alive.payout_cents - step.off_cents),
        })
      : await quote(cast, alive, { ...step, application_id });
  if (!isIn) return;
  await settleAcceptance(cast, application_id);
  const id = await inTransaction(context.db, (tx) => agreeOnWork(tx, context, application_id));
  if (id !== null) alive.collaboration_ids.push(id);
}

/** Null for somebody who applied before: a campaign knows each creator once. */
async function apply(
  { context, earners }: Cast,
  { campaign_id }: Alive,
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

/** A price above the posted one is paid in, and counts unless the talk is over by then. */
async function quote(
  { context, payer }: Cast,
  { payout_cents }: Alive,
  { application_id, add_cents, comes_about }: Quote,
): Promise<boolean> {
  const amount_cents = payout_cents + add_cents;
  const quote_id = await openQuoteOf(context, application_id, amount_cents);
  const wish = { application_id, quote_id, amount_cents, actor_id: payer.owner.user_id };
  const { funding_id } = await inTransaction(context.db, (tx) => startQuoteFunding(tx, context, wish));
  if (!comes_about) await inTransaction(context.db, (tx) => closeQuotes(tx, context, application_id));
  await inTransaction(context.db, (tx) =>
    confirmFunding(tx, context, { funding_id, reference: `cs_${funding_id}` }),
  );
  const { status } = await context.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  return status === 'accepted';
}
