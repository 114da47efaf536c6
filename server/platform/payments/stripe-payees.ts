import type Stripe from 'stripe';
import type { PayeeStatus } from '#domain/money/payout-states.ts';
import type { OnboardOrder, PayeeOrder, ProviderPayee } from './payment-provider.ts';
import { asking, isOtherOrder, isStored, keyOf, lookingForAccount } from './stripe-failure.ts';
import { findAmong, madeAt } from './stripe-search.ts';

/** Keys expire after a day; a later call looks first. */
const KEY_SECONDS = 20 * 3_600;

export async function createStripePayee(
  client: Stripe,
  order: PayeeOrder,
  now: Date,
): Promise<ProviderPayee> {
  const { id } = order;
  const isOld = now.getTime() / 1_000 - madeAt(id) > KEY_SECONDS;
  const known = isOld ? await findStripePayee(client, { id, reference: null }) : null;
  if (known) return known;
  try {
    return toPayee(await asking(() => createAccount(client, order)));
  } catch (cause) {
    const made =
      isOtherOrder(cause) || isStored(cause) ? await findStripePayee(client, { id, reference: null }) : null;
    if (made) return made;
    throw cause;
  }
}

/** Payouts leave when we say so, instead of on Stripe's schedule. */
function createAccount(client: Stripe, { id, email, round }: PayeeOrder) {
  return client.accounts.create(
    {
      type: 'express',
      country: 'US',
      email,
      business_type: 'individual',
      capabilities: { transfers: { requested: true } },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { our_id: id },
    },
    { idempotencyKey: keyOf(id, round) },
  );
}

/** Once all details are complete, they are changed on Stripe's dashboard. */
export async function onboardStripePayee(
  client: Stripe,
  { reference, return_url, refresh_url }: OnboardOrder,
): Promise<{ url: string }> {
  const account = await asking(() => client.accounts.retrieve(reference));
  const isDone = account.details_submitted && !isMissingSomething(account);
  const page: Promise<{ url: string }> = isDone
    ? client.accounts.createLoginLink(account.id)
    : client.accountLinks.create({
        account: account.id,
        type: 'account_onboarding',
        return_url,
        refresh_url,
      });
  const { url } = await asking(() => page);
  return { url };
}

export async function findStripePayee(
  client: Stripe,
  { id, reference }: { id: string; reference: string | null },
): Promise<ProviderPayee | null> {
  if (reference !== null) {
    const account = await lookingForAccount(() => client.accounts.retrieve(reference));
    return account ? toPayee(account) : { ...GONE, reference };
  }
  const made = client.accounts.list({ created: { gte: madeAt(id) - 300 }, limit: 100 });
  const account = await asking(() => findAmong(made, ({ metadata }) => metadata?.our_id === id));
  return account && toPayee(account);
}

function toPayee(account: Stripe.Account): ProviderPayee {
  const status = statusOf(account);
  const bank = payoutBank(account);
  return {
    reference: account.id,
    status,
    ...bank,
    has_tax_form: account.details_submitted && !due(account).some((field) => TAX_FIELD.test(field)),
    failure: status === 'restricted' ? whyRestricted(account) : null,
  };
}

const NO_BANK = { bank_name: null, bank_last4: null, bank_fingerprint: null };
const GONE = { ...NO_BANK, status: 'gone', has_tax_form: false, failure: null } as const;

/** The destination of payouts: the account's default, which can also be a debit card. */
function payoutBank({ external_accounts }: Stripe.Account) {
  const known = external_accounts?.data ?? [];
  const used = known.find((one) => one.default_for_currency) ?? known[0];
  if (used === undefined) return NO_BANK;
  return {
    bank_name: used.object === 'bank_account' ? used.bank_name : used.brand,
    bank_last4: used.last4,
    bank_fingerprint: used.fingerprint ?? used.id,
  };
}

const TAX_FIELD = /(ssn_last_4|id_number|tax_id)$/;

function statusOf(account: Stripe.Account): PayeeStatus {
  if (!account.details_submitted) return 'incomplete';
  const { payouts_enabled, capabilities, requirements } = account;
  if (payouts_enabled && capabilities?.transfers === 'active') return 'ready';
  if (isMissingSomething(account) || requirements?.disabled_reason?.startsWith('rejected'))
    return 'restricted';
  return 'checking';
}

function isMissingSomething({ requirements }: Stripe.Account): boolean {
  return Boolean(requirements?.currently_due?.length || requirements?.past_due?.length);
}

function due({ requirements }: Stripe.Account): readonly string[] {
  return [
    ...(requirements?.currently_due ?? []),
    ...(requirements?.past_due ?? []),
    ...(requirements?.pending_verification ?? []),
  ];
}

function whyRestricted({ requirements }: Stripe.Account): string {
  const reason = requirements?.errors?.[0]?.reason;
  return reason?.slice(0, 300) ?? 'The payment provider needs more information before it can pay out.';
}
