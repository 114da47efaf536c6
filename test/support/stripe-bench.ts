import { readConfig } from '#server/platform/config.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { stripe } from '#server/platform/payments/stripe.ts';
import { setUpAccount } from '#test/support/stripe-fake/accounts.ts';
import { decideDispute, disputeAt } from '#test/support/stripe-fake/disputes.ts';
import { settlePayout } from '#test/support/stripe-fake/payouts.ts';
import { failRefund } from '#test/support/stripe-fake/refunds.ts';
import { clearAt, payAt } from '#test/support/stripe-fake/sessions.ts';
import { signEvent } from '#test/support/stripe-fake/sign-event.ts';
import { type StripeFake, startStripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import type { PaymentBench } from './payment-bench.ts';
import { SECRET_OF_TESTS } from './secret-of-tests.ts';

const SECRETS = { newest: 'whsec_newest', before: 'whsec_before', strange: 'whsec_strange' };
const CALLS = {
  checkout: 'POST /v1/checkout/sessions',
  refund: 'POST /v1/refunds',
  payout: 'POST /v1/payouts',
  card: 'POST /v1/payment_intents',
};

export interface StripeBench extends PaymentBench {
  fake: StripeFake;
}

/** Our adapter on their SDK, against a stand-in of their API. */
export async function stripeBench(): Promise<StripeBench> {
  const fake = await startStripeFake();
  const { state, faults } = fake;
  const settings = readConfig({
    NODE_ENV: 'test',
    APP_SECRET: SECRET_OF_TESTS,
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRETS.newest,
    STRIPE_WEBHOOK_SECRET_PREVIOUS: SECRETS.before,
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
    STRIPE_API_BASE: fake.api_base,
  }).stripe;
  if (settings === null) throw new Error('Stripe is set up above');
  const now = () => new Date();
  return {
    name: 'stripe',
    provider: stripe(settings, now),
    fake,
    now,
    lose: async (call, action) => {
      faults.plan(CALLS[call], 'cut_after');
      await action().catch((cause: unknown) => {
        if (!(cause instanceof PaymentFailure) || cause.kind !== 'away') throw cause;
      });
      faults.clear();
    },
    pay: async (checkout, how, later) => payAt(state, checkout, how, later),
    clear: async (checkout, isPaid) => clearAt(state, checkout, isPaid),
    setUp: async (payee, end) => setUpAccount(state, payee, end),
    settle: async ({ reference, end }) => settlePayout(state, reference, end),
    returnRefund: async (refund) => failRefund(state, refund),
    takeBack: async (checkout) => void disputeAt(state, checkout),
    decide: async (checkout, end) => {
      const { payment_intent } = state.sessions.get(checkout) ?? {};
      const made = [...state.disputes.values()].find((one) => one.payment_intent === payment_intent);
      decideDispute(state, made?.id ?? '', end);
    },
    messagesAbout: async (_ourId, reference) =>
      state.events.map(({ body }) => body).filter((body) => body.includes(reference)),
    sign: (body, { at = now(), secret = 'newest' } = {}) => signEvent(body, { secret: SECRETS[secret], at }),
  };
}
