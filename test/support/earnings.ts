import type { Account } from '#domain/accounts/access.ts';
import { releaseEarning } from '#server/areas/money/earnings/commands/release-earning.ts';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { connectPayee } from '#server/areas/money/payees/commands/connect-payee.ts';
import { refreshPayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import { requestPayout } from '#server/areas/money/payouts/commands/request-payout.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { answerSandboxPayee, type SandboxBank } from '#server/platform/payments/sandbox-payee-page.ts';
import { dayFrom } from './campaigns.ts';
import { creatorIdOf } from './creators.ts';
import { newPayer, type Payer, payIn } from './fundings.ts';
import { newPerson, type Person } from './people.ts';

export interface Earner {
  person: Person;
  account: Account;
  creator_id: string;
}

export async function newEarner(context: Context): Promise<Earner> {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  const creator_id = await creatorIdOf(context, person);
  const account: Account = {
    user_id: person.user_id,
    email: person.email,
    full_name: 'Maya Okafor',
    role: 'creator',
    admin_role: null,
    account_status: 'active',
    is_business_onboarding: false,
    creator_id,
    creator_status: 'active',
    is_application_open: false,
    business_count: 0,
    must_add_factor: false,
    business: null,
  };
  return { person, account, creator_id };
}

interface Released {
  creator_id: string;
  gross_cents: number;
  creator_fee_cents?: number;
}

const TIMERS = { pending_days: 3, pending_days_first: 7, first_earnings_count: 3 };

/** Work that was paid in, agreed on and released: an earning that is pending. */
export async function earn(
  context: Context,
  { creator_id }: Pick<Earner, 'creator_id'>,
  gross_cents: number,
  { creator_fee_cents = 0 } = {},
): Promise<string> {
  const payer = await newPayer(context, { payout_cents: gross_cents, slots: 1 });
  // Tests let years pass; the campaign of this one is always of today.
  await context.db
    .updateTable('campaigns')
    .set({ application_deadline: dayFrom(context.now(), 30) })
    .where('id', '=', payer.campaign_id)
    .execute();
  await payIn(context, payer);
  return release(context, payer, { creator_id, gross_cents, creator_fee_cents });
}

/** Releases money of a paid campaign to a creator, as a pending earning. */
export async function release(
  context: Context,
  { campaign_id, business_id }: Pick<Payer, 'campaign_id' | 'business_id'>,
  { creator_id, gross_cents, creator_fee_cents = 0 }: Released,
): Promise<string> {
  const collaboration_id = await agree(context, { campaign_id, business_id, creator_id, gross_cents });
  const wish = {
    release_key: `work:${collaboration_id}`,
    collaboration_id,
    creator_id,
    campaign_id,
    business_id,
    cause: 'work' as const,
    gross_cents,
    creator_fee_cents,
    business_fee_cents: 0,
    timers: TIMERS,
  };
  const id = await inTransaction(context.db, (tx) => releaseEarning(tx, wish, context.now()));
  return id ?? '';
}

interface Agreed {
  campaign_id: string;
  business_id: string;
  creator_id: string;
  gross_cents: number;
}

/** The rows an agreement leaves, for work that is done. */
async function agree(
  { db, now }: Context,
  { campaign_id, business_id, creator_id, gross_cents }: Agreed,
): Promise<string> {
  const [application_id, id] = [newId(), newId()];
  const at = now().toISOString();
  await db
    .insertInto('applications')
    .values({
      id: application_id,
      campaign_id,
      creator_id,
      status: 'accepted',
      payout_cents: gross_cents,
      submitted_at: at,
      decided_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('collaborations')
    .values({
      id,
      application_id,
      campaign_id,
      business_id,
      creator_id,
      status: 'completed',
      contract: JSON.stringify({}),
      payout_cents: gross_cents,
      fee_cents: 0,
      creator_fee_cents: 0,
      agreed_at: at,
      completed_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Lets the time of waiting be over for one creator, without letting it pass for everybody. */
export async function clearAll(context: Context, { creator_id }: Pick<Earner, 'creator_id'>): Promise<void> {
  await context.db
    .updateTable('earnings')
    .set({ available_at: context.now().toISOString() })
    .where('creator_id', '=', creator_id)
    .where('status', '=', 'pending')
    .execute();
  await clearEarnings.run(context, {});
}

/** Earnings that can be sent, one for each amount. */
export async function earnAndClear(
  context: Context,
  earner: Earner,
  amounts: readonly number[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const cents of amounts) ids.push(await earn(context, earner, cents));
  await clearAll(context, earner);
  return ids;
}

/** Gives bank details on the page of the sandbox. */
export async function connectBank(
  context: Context,
  { account, creator_id }: Earner,
  bank: SandboxBank = 'works',
  { isNew = false } = {},
): Promise<string> {
  await connectPayee(context, account, { return_to: 'earnings' });
  const { id, provider_reference } = await context.db
    .selectFrom('payees')
    .select(['id', 'provider_reference'])
    .where('creator_id', '=', creator_id)
    .where('provider', '=', context.payments.name)
    .executeTakeFirstOrThrow();
  const answer = { bank, bank_name: 'Chase', bank_last4: '6021', has_tax_form: true };
  await answerSandboxPayee({ ...context, config: context.config }, provider_reference ?? '', answer);
  await refreshPayee(context, id);
  // Most tests are about a bank that has been there for long.
  if (!isNew) await settleBank(context, id);
  return id;
}

/** Lets the 72 hours of a new bank be over. */
async function settleBank({ db }: Pick<Context, 'db'>, payeeId: string): Promise<void> {
  await db.updateTable('payees').set({ bank_changed_at: null }).where('id', '=', payeeId).execute();
}

export function askForPayout(
  context: Context,
  { account }: Earner,
  amount_cents: number,
  key = newId(),
  { isConfirmed = false } = {},
) {
  return requestPayout(context, account, { key, amount_cents, isConfirmed });
}
