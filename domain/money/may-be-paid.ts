import { type AccountStatus, isWorking } from '#domain/accounts/account-states.ts';
import { type CreatorStatus, passesCreatorGate } from '#domain/creators/creator-states.ts';
import { nextBatchAt } from './payout-clock.ts';
import type { PayeeStatus } from './payout-states.ts';

/** Why a payout doesn't leave. The first one that applies is the one people read. */
export const PAYOUT_WAITS = [
  'stopped',
  'account_reported',
  'account_suspended',
  'creator_suspended',
  'chargeback',
  'account_not_ready',
  'bank_changed',
  'factors_reset',
  'payouts_paused',
] as const;
export type PayoutWait = (typeof PAYOUT_WAITS)[number];

/** Everything the rule looks at. The server loads it in one place, so that no caller can leave a part out. */
export interface PayoutFacts {
  /** The time an admin put this payout on hold. */
  stopped_at: string | null;
  /** The time the owner reported an account change that wasn't theirs, unless an admin has released payouts since. */
  reported_at: string | null;
  account_status: AccountStatus;
  creator_status: CreatorStatus | null;
  payee_status: PayeeStatus;
  /** The time we learned of the payout account's bank; null for a first bank that was there before any earning. */
  bank_changed_at: string | null;
  /** The time an operator removed all of the account's factors, because its owner had lost them. */
  factors_reset_at: string | null;
  /** Some of the money was earned in a campaign whose payment a bank has taken back. */
  has_chargeback: boolean;
  /** An operator stopped every payout, for example after a restore. */
  is_payout_paused: boolean;
}

export const SETTLE_HOURS = 72;

/** Whether money may leave for a creator's bank now. Asked when a payout is made, sent, and handed to the provider. */
export function mayBePaid(facts: PayoutFacts, now: Date): boolean {
  return findPayoutWait(facts, now) === null;
}

export function findPayoutWait(facts: PayoutFacts, now: Date): PayoutWait | null {
  return PAYOUT_WAITS.find((wait) => APPLIES[wait](facts, now)) ?? null;
}

const APPLIES: Record<PayoutWait, (facts: PayoutFacts, now: Date) => boolean> = {
  stopped: ({ stopped_at }) => stopped_at !== null,
  account_reported: ({ reported_at }) => reported_at !== null,
  account_suspended: ({ account_status }) => !isWorking({ role: 'creator', account_status }),
  creator_suspended: ({ creator_status }) => !passesCreatorGate(creator_status),
  chargeback: ({ has_chargeback }) => has_chargeback,
  account_not_ready: ({ payee_status }) => payee_status !== 'ready',
  bank_changed: ({ bank_changed_at }, now) => isBankNew(bank_changed_at, now),
  factors_reset: ({ factors_reset_at }, now) => isUnsettled(factors_reset_at, now),
  payouts_paused: ({ is_payout_paused }) => is_payout_paused,
};

/** Whether the bank is so new that nothing leaves for it. */
export function isBankNew(changedAt: string | null, now: Date): changedAt is string {
  return isUnsettled(changedAt, now);
}

function isUnsettled(at: string | null, now: Date): at is string {
  return at !== null && now < bankSettlesAt(at);
}

/** The end of a wait that ends by itself; null for one that a person ends. */
export function waitEndsAt(wait: PayoutWait | null, facts: PayoutFacts): Date | null {
  const { bank_changed_at, factors_reset_at } = facts;
  if (wait === 'bank_changed' && bank_changed_at !== null) return bankSettlesAt(bank_changed_at);
  if (wait === 'factors_reset' && factors_reset_at !== null) return bankSettlesAt(factors_reset_at);
  return null;
}

/** Until then nothing leaves for a new bank, so that its owner has time to say that it isn't theirs. */
export function bankSettlesAt(changedAt: string): Date {
  return new Date(Date.parse(changedAt) + SETTLE_HOURS * 3_600_000);
}

/** The batch that a payout made now leaves with: the next one, or the first after a new bank or a reset has settled. */
export function firstBatchFor(
  { bank_changed_at, factors_reset_at }: Pick<PayoutFacts, 'bank_changed_at' | 'factors_reset_at'>,
  now: Date,
): Date {
  const settlesAt = [bank_changed_at, factors_reset_at]
    .filter((at) => isUnsettled(at, now))
    .map((at) => bankSettlesAt(at).getTime());
  return nextBatchAt(new Date(Math.max(now.getTime(), ...settlesAt)));
}

/**
 * A payout can be requested now and leaves once these have ended. While all payouts are paused none can be: after a restore, what
 * looks available may have been sent.
 */
const REQUESTABLE: readonly PayoutWait[] = ['account_reported', 'bank_changed', 'factors_reset'];

/** Why no new payout can be made, or null if one can, even if it has to wait. */
export function findRequestRefusal(facts: PayoutFacts, now: Date): PayoutWait | null {
  const refusals = PAYOUT_WAITS.filter((wait) => !REQUESTABLE.includes(wait));
  return refusals.find((wait) => APPLIES[wait](facts, now)) ?? null;
}
