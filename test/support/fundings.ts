import type { FastifyInstance } from 'fastify';
import type { Account } from '#domain/accounts/access.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { applyCheckout } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { startFunding } from '#server/areas/money/fundings/commands/start-funding.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { answerSandboxCheckout, type SandboxAnswer } from '#server/platform/payments/sandbox-checkouts.ts';
import { signingSecrets } from '#server/platform/payments/signing-secrets.ts';
import { signWebhook } from '#server/platform/payments/webhook-signature.ts';
import { newPerson, type Person } from './people.ts';

const { business_fee_percent: FEE_PERCENT } = DEFAULT_SETTINGS;

export interface Payer {
  owner: Person;
  account: Account;
  business_id: string;
  campaign_id: string;
  payout_cents: number;
  slots: number;
}

/** An owner whose campaign waits to be paid for. */
export async function newPayer(
  context: Pick<Context, 'db'>,
  { payout_cents = 27_500, slots = 4 }: { payout_cents?: number; slots?: number } = {},
): Promise<Payer> {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const business_id = owner.business_id ?? '';
  const campaign_id = await newUnpaidCampaign(context, { business_id, payout_cents, slots });
  return { owner, account: accountOf(owner), business_id, campaign_id, payout_cents, slots };
}

export async function newUnpaidCampaign(
  { db }: Pick<Context, 'db'>,
  { business_id, payout_cents, slots }: { business_id: string; payout_cents: number; slots: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('campaigns')
    .values({
      id,
      business_id,
      city_id: NEW_YORK_CITY_ID,
      slug: `rye-week-${id.slice(-12)}`,
      title: 'Rye week',
      description: 'Bread.',
      status: 'awaiting_funding',
      slots,
      creator_payout_cents: payout_cents,
      // The clock that tests share runs on for months.
      application_deadline: '2036-06-30',
    })
    .execute();
  return id;
}

function accountOf({ user_id, email, business_id }: Person): Account {
  return {
    user_id,
    email,
    full_name: 'Maya Okafor',
    role: 'business',
    admin_role: null,
    account_status: 'active',
    is_business_onboarding: false,
    creator_id: null,
    creator_status: null,
    is_application_open: false,
    business_count: 1,
    must_add_factor: false,
    business: {
      id: business_id ?? '',
      business_name: 'Crumb & Co',
      slug: 'crumb',
      industry: null,
      membership: 'owner',
    },
  };
}

export function totalOf(payoutCents: number, slots: number): number {
  return slots * (payoutCents + businessFeeCents(payoutCents, FEE_PERCENT));
}

/** Asks to pay, as the page does. */
export function beginPayment(
  context: Context,
  { account, business_id, campaign_id, payout_cents }: Payer,
  slots: number,
  key = newId(),
) {
  const total_cents = totalOf(payout_cents, slots);
  const wish = { key, business_id, identifier: campaign_id, slots, total_cents };
  return startFunding(context, account, { ...wish, has_agreed: true });
}

/** Answers a checkout, as a person does on the sandbox page. */
export async function answerCheckout(context: Context, fundingId: string, answer: SandboxAnswer) {
  const { reference } = (await context.payments.findCheckout({ id: fundingId, reference: null })) ?? {
    reference: '',
  };
  return answerSandboxCheckout(context, reference, answer);
}

/** Pays and lets us know, without the way over the network. */
export async function pay(context: Context, fundingId: string): Promise<void> {
  await answerCheckout(context, fundingId, 'approve');
  const checkout = await context.payments.findCheckout({ id: fundingId, reference: null });
  if (checkout) await applyCheckout(context, fundingId, checkout);
}

/** A campaign that is paid for and live. */
export async function payIn(context: Context, payer: Payer): Promise<string> {
  const { funding_id } = await beginPayment(context, payer, payer.slots);
  await pay(context, funding_id);
  return funding_id;
}

/** The messages of the sandbox about these payments and refunds, in the order it wrote them. */
export async function messagesAbout({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_events')
    .select('body')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body).filter((body) => ids.some((id) => body.includes(id)));
}

/** Knocks as the provider does. */
export function deliver(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'now'>,
  body: string,
  { at = context.now(), secret = signingSecrets(context.config)[0] ?? '' } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signWebhook(secret, body, at) },
    payload: body,
  });
}
