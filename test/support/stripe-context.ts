import { applyCheckout } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { connectPayee } from '#server/areas/money/payees/commands/connect-payee.ts';
import { refreshPayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { connectPg } from '#server/platform/db/connect-pg.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { setUpAccount } from '#test/support/stripe-fake/accounts.ts';
import { payAt } from '#test/support/stripe-fake/sessions.ts';
import type { StripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import type { Earner } from './earnings.ts';
import { FORGETS_JOBS } from './quiet-queue.ts';
import { SECRET_OF_TESTS } from './secret-of-tests.ts';
import { PATIENCE } from './test-database.ts';

/** The statement is read up to the second before now, and our clock is a little ahead of theirs. */
const AHEAD_MS = 60_000;

/** The environment in which our program pays through the stand-in, on a database of PostgreSQL. */
export function environmentOf(fake: StripeFake, url: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_SECRET: SECRET_OF_TESTS,
    DATABASE_URL: url,
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_ours',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
    STRIPE_API_BASE: fake.api_base,
  };
}

/**
 * A program on one database that uses the stand-in as its provider. The effects of jobs on money are called directly.
 */
export async function openStripeContext(outside: Context, fake: StripeFake, url: string): Promise<Context> {
  const handle = await connectPg(url, 4, { patience: PATIENCE });
  const config = readConfig({ ...environmentOf(fake, url), DATA_DIR: outside.config.data_dir });
  const { db } = handle;
  const now = () => new Date(Date.now() + AHEAD_MS);
  const queue = { ...outside.queue, ...FORGETS_JOBS };
  const payments = await openPaymentProvider({ config, db, queue, now });
  return { ...outside, config, handle, db, now, queue, payments };
}

/** Somebody pays on their page, and the webhook arrives unless it is lost. */
export async function payOnPage(
  context: Context,
  fake: StripeFake,
  fundingId: string,
  { isLost = false } = {},
): Promise<void> {
  const page = await context.payments.findCheckout({ id: fundingId, reference: null });
  payAt(fake.state, page?.reference ?? '');
  const paid = await context.payments.findCheckout({ id: fundingId, reference: page?.reference ?? null });
  if (paid !== null && !isLost) await applyCheckout(context, fundingId, paid);
}

/** A creator completes the provider's form, long enough ago that money may leave. */
export async function connectAccount(
  context: Context,
  fake: StripeFake,
  { account, creator_id }: Earner,
): Promise<void> {
  await connectPayee(context, account, { return_to: 'earnings' });
  const { id, provider_reference } = await context.db
    .selectFrom('payees')
    .select(['id', 'provider_reference'])
    .where('creator_id', '=', creator_id)
    .executeTakeFirstOrThrow();
  setUpAccount(fake.state, provider_reference ?? '', 'ready');
  await refreshPayee(context, id);
  await context.db.updateTable('payees').set({ bank_changed_at: null }).where('id', '=', id).execute();
}
