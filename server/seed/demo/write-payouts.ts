import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { SandboxPayeeStatus } from '#domain/money/payment-provider.ts';
import { expectedArrival, nextBatchAt, nextWeeklyAt } from '#domain/money/payout-clock.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { lockEarning } from '#server/areas/money/earnings/lock.ts';
import { moveEarning } from '#server/areas/money/earnings/transition.ts';
import { lockPayee } from '#server/areas/money/payees/lock.ts';
import { openPayout } from '#server/areas/money/payouts/commands/open-payout.ts';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { enterSandboxBalance } from '#server/platform/payments/sandbox-balance.ts';
import { newSandboxId } from '#server/platform/payments/sandbox-id.ts';
import { seedId } from '#server/seed/ids.ts';
import { type PayoutStep, payoutHistory } from './payout-history.ts';
import {
  CLOSED_BANK,
  HALF_CONNECTED,
  NO_TAX_FORM,
  PAYOUT_HABITS,
  type PayoutHabit,
  STOP_REASON,
  UNKNOWN_BANK,
} from './payout-plan.ts';

const CONNECTED_DAYS_AGO = 45;
const DAYS_TO_A_BANK = 2;
const ADMIN_ID = seedId('person', 'admin@bizmeet.example');

/** Clears earnings released long enough ago, and pays out some of them to creators who connected a bank. */
export async function writeDemoPayouts(tx: Tx, now: Date): Promise<void> {
  const connected = new Map<string, Connected>();
  for (const habit of [...PAYOUT_HABITS, ...HALF_CONNECTED]) {
    const payee = await connect(tx, habit, now);
    if (!HALF_CONNECTED.includes(habit)) connected.set(payee.creator_id, payee);
  }
  const earnings = await tx
    .selectFrom('earnings')
    .select(['id', 'creator_id', 'net_cents', 'available_at'])
    .where('status', '=', 'pending')
    .orderBy('available_at')
    .orderBy('id')
    .execute();
  for (const [creator_id, theirs] of Map.groupBy(earnings, (earning) => earning.creator_id)) {
    const payee = connected.get(creator_id);
    const payouts = new Map<number, string>();
    for (const step of payoutHistory(theirs, payee?.habit, now)) await take(tx, step, payee, payouts, now);
  }
}

interface Connected {
  id: string;
  creator_id: string;
  reference: string;
  habit: PayoutHabit;
}

/** A payout account with us, and the same in the memory of the sandbox. */
async function connect(tx: Tx, habit: PayoutHabit, now: Date): Promise<Connected> {
  const { email, bank, is_weekly, last } = habit;
  const [bank_name, bank_last4] = bank;
  const [id, creator_id, reference] = [
    seedId('payee', email),
    seedId('creator', email),
    newSandboxId('payee'),
  ];
  const created_at = daysAfter(now, -CONNECTED_DAYS_AGO).toISOString();
  const { status, failure } = payeeStatusOf(habit);
  const { full_name } = await tx
    .selectFrom('profiles')
    .select('full_name')
    .where('user_id', '=', seedId('person', email))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sandbox_payees')
    .values({
      ...{ id: reference, our_id: id, email, full_name: full_name ?? email, status, failure },
      ...{ bank_name, bank_last4, has_tax_form: failure !== NO_TAX_FORM, is_bank_closed: last === 'failed' },
      created_at,
    })
    .execute();
  await tx
    .insertInto('payees')
    .values({
      ...{ id, creator_id, provider: 'sandbox', provider_reference: reference },
      ...{ status, failure, bank_name, bank_last4 },
      checked_at: status === 'ready' ? created_at : null,
      tax_form_at: failure === NO_TAX_FORM ? null : created_at,
      next_weekly_at: is_weekly ? nextWeeklyAt(now).toISOString() : null,
      next_look_at: now.toISOString(),
      created_at,
      updated_at: created_at,
    })
    .execute();
  return { id, creator_id, reference, habit };
}

function payeeStatusOf(habit: PayoutHabit): { status: SandboxPayeeStatus; failure: string | null } {
  if (HALF_CONNECTED.includes(habit)) return { status: 'incomplete', failure: NO_TAX_FORM };
  if (habit.last === 'not_ready') return { status: 'restricted', failure: UNKNOWN_BANK };
  return { status: 'ready', failure: null };
}

/** One step of the story, by the commands that take it in the product. */
async function take(
  tx: Tx,
  step: PayoutStep,
  payee: Connected | undefined,
  payouts: Map<number, string>,
  now: Date,
): Promise<void> {
  if (step.does === 'clear') {
    await moveEarning(tx, await lockEarning(tx, step.earning_id), { move: 'clear' }, step.at);
    return;
  }
  if (payee === undefined) return;
  if (step.does === 'open') {
    const retry_of = step.retry_of === undefined ? undefined : payouts.get(step.retry_of);
    const { cause, amount_cents } = step;
    const id = await openPayout(
      tx,
      { payments: { name: 'sandbox' }, now: () => step.at },
      { payee: await lockPayee(tx, payee.id), cause, amount_cents, ...(retry_of && { retry_of }) },
    );
    payouts.set(step.payout, id);
    return;
  }
  const id = payouts.get(step.payout);
  if (id === undefined) return;
  if (step.does === 'stop') return stop(tx, id, step.at, now);
  if (step.does === 'cancel') {
    await movePayout(tx, await lockPayout(tx, id), { move: 'cancel' }, step.at);
    return;
  }
  await passBank(tx, { ...step, does: step.does }, id, payee);
}

/** The bank hears of it, and says how it ended: the sandbox remembers what it told us. */
async function passBank(
  tx: Tx,
  { does, at }: { does: 'send' | 'pay' | 'fail'; at: Date },
  id: string,
  { reference }: Connected,
): Promise<void> {
  const payout = await lockPayout(tx, id);
  const line = { kind: 'payout', our_id: id, source: id } as const;
  if (does === 'send') {
    const arrives_on = addDays(newYorkDate(at), DAYS_TO_A_BANK);
    const provider_reference = newSandboxId('payout');
    await movePayout(tx, payout, { move: 'send', provider_reference, arrives_on }, at);
    await tx
      .insertInto('sandbox_payouts')
      .values({
        ...{ id: provider_reference, our_id: id, payee_id: reference, amount_cents: payout.amount_cents },
        description: `Bizmeet payout No. ${payout.number}`,
        status: 'processing',
        arrives_on,
        created_at: at.toISOString(),
      })
      .execute();
    await enterSandboxBalance(tx, [{ ...line, amount_cents: -payout.amount_cents }], at);
    return;
  }
  const failure = does === 'fail' ? CLOSED_BANK : null;
  await movePayout(tx, payout, { move: does, failure }, at);
  await tx
    .updateTable('sandbox_payouts')
    .set({ status: does === 'pay' ? 'paid' : 'failed', failure })
    .where('our_id', '=', id)
    .execute();
  if (does === 'fail') {
    await enterSandboxBalance(tx, [{ ...line, amount_cents: payout.amount_cents }], at);
  }
}

/** Stopped by the admin of the demo, it is put off from batch to batch. */
async function stop(tx: Tx, id: string, at: Date, now: Date): Promise<void> {
  const leavesAt = nextBatchAt(now);
  await tx
    .updateTable('payouts')
    .set({
      stopped_at: at.toISOString(),
      stop_reason: STOP_REASON,
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      updated_at: at.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('audit_log')
    .values({
      ...{ id: newId(), actor_id: ADMIN_ID, action: 'stop_payout', subject_type: 'payout', subject_id: id },
      reason: STOP_REASON,
      created_at: at.toISOString(),
    })
    .execute();
}
