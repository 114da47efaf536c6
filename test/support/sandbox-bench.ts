import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sandbox } from '#server/platform/payments/sandbox.ts';
import { openSandboxChargeback } from '#server/platform/payments/sandbox-chargebacks.ts';
import { answerSandboxCheckout, clearSandboxCheckout } from '#server/platform/payments/sandbox-checkouts.ts';
import { answerSandboxPayee, type SandboxBank } from '#server/platform/payments/sandbox-payee-page.ts';
import { clearSandboxPayout } from '#server/platform/payments/sandbox-payouts.ts';
import { returnSandboxRefund } from '#server/platform/payments/sandbox-refunds.ts';
import { signWebhook } from '#server/platform/payments/webhook-signature.ts';
import type { PayeeEnd, PaymentBench } from './payment-bench.ts';
import { SECRET_OF_TESTS } from './secret-of-tests.ts';

const SECRETS = {
  newest: 'the-secret-that-is-in-use-now-0000000',
  before: 'the-secret-before-the-last-one-000000',
  strange: 'a-secret-of-somebody-else-00000000000',
};

const ANSWERS = {
  works: 'approve',
  declines: 'approve_and_decline_later',
  authenticates: 'approve_and_confirm_later',
} as const;

const BANKS: Record<PayeeEnd, SandboxBank> = { ready: 'works', checking: 'checks', restricted: 'unknown' };

export function sandboxBench(shared: Context): PaymentBench {
  const config = readConfig({
    NODE_ENV: 'test',
    APP_SECRET: SECRET_OF_TESTS,
    PAYMENTS_WEBHOOK_SECRET: SECRETS.newest,
    PAYMENTS_WEBHOOK_SECRET_PREVIOUS: SECRETS.before,
  });
  const context = { ...shared, config };
  const nameBank = (payee: string, bank: SandboxBank) =>
    answerSandboxPayee(context, payee, {
      bank,
      bank_name: 'First City Bank',
      bank_last4: '6789',
      has_tax_form: true,
    });
  return {
    name: 'sandbox',
    provider: sandbox(context),
    now: context.now,
    lose: async (_call, action) => void (await action()),
    pay: async (checkout, how = 'card', later = 'works') =>
      void (await answerSandboxCheckout(context, checkout, how === 'card' ? ANSWERS[later] : 'delay')),
    clear: (id, clears) => clearSandboxCheckout.run(context, { id, clears }),
    setUp: async (payee, end) => void (await nameBank(payee, BANKS[end])),
    settle: async ({ reference, payee, end }) => {
      await nameBank(payee, end === 'paid' ? 'works' : 'closed');
      await clearSandboxPayout.run(context, { id: reference });
    },
    returnRefund: (id) => returnSandboxRefund.run(context, { id }),
    takeBack: (checkout_id) => openSandboxChargeback.run(context, { checkout_id }),
    decide: async (checkout, end) =>
      void (await answerSandboxCheckout(context, checkout, `chargeback_${end}`)),
    messagesAbout: (ourId) =>
      inTransaction(context.db, async (tx) => {
        const rows = await tx
          .selectFrom('sandbox_events')
          .select('body')
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(({ body }) => body).filter((body) => body.includes(ourId));
      }),
    sign: (body, { at = context.now(), secret = 'newest' } = {}) => ({
      body,
      headers: { 'sandbox-signature': signWebhook(SECRETS[secret], body, at) },
    }),
  };
}
