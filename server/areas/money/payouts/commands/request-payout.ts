import type { z } from 'zod';
import type { Payout, payoutRequest } from '#contract/money/payouts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { formatCents } from '#domain/format/money.ts';
import { findRequestRefusal, isBankNew } from '#domain/money/may-be-paid.ts';
import type { PayeeStatus } from '#domain/money/payout-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import { findPayee, type LockedPayee, lockPayee } from '#server/areas/money/payees/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { notifyAboutPayout } from '../notify.ts';
import { getOwnPayout } from '../queries/list-payouts.ts';
import { readPayeeFacts } from '../queries/payout-facts.ts';
import { openPayout } from './open-payout.ts';

interface PayoutRequestMeta {
  key: string;
  /** Whether the person recently confirmed their identity. */
  isConfirmed?: boolean;
}

/** Requests a payout of everything available or part of it. The same key is the same payout. */
export async function requestPayout(
  context: Context,
  { user_id }: Account,
  { key, amount_cents, isConfirmed = false }: z.output<typeof payoutRequest> & PayoutRequestMeta,
): Promise<Payout> {
  const creatorId = await getOwnCreatorId(context.db, user_id);
  return answerOnce(
    context,
    { user_id, operation: 'request_payout', key, request: { amount_cents } },
    {
      make: async (tx) => {
        const payee = await requirePayee(tx, context, creatorId);
        requireConfirmation(payee, isConfirmed, context.now());
        return { payout_id: await request(tx, context, payee, amount_cents) };
      },
      answer: ({ payout_id }) => getOwnPayout(context.db, context.now(), creatorId, payout_id),
    },
  );
}

async function requirePayee(tx: Tx, context: Context, creatorId: string): Promise<LockedPayee> {
  const known = await findPayee(tx, context, creatorId);
  if (known === undefined) throw new Problem('conflict', NOT_READY.incomplete);
  return lockPayee(tx, known.id);
}

/** A payout to a new bank needs a confirmation, because a session may be stolen. */
function requireConfirmation({ bank_changed_at }: LockedPayee, isConfirmed: boolean, now: Date): void {
  if (isConfirmed || !isBankNew(bank_changed_at, now)) return;
  throw new Problem('confirmation_required', 'Your bank is new. Confirm it’s you, then try again.');
}

async function request(tx: Tx, context: Context, payee: LockedPayee, amount_cents: number): Promise<string> {
  await requirePayable(tx, context, payee);
  const { least_payout_cents } = await readSettings(tx);
  if (amount_cents < least_payout_cents) {
    throw new Problem('conflict', `The lowest payout is ${formatCents(least_payout_cents)}.`);
  }
  const id = await openPayout(tx, context, { payee, cause: 'asked', amount_cents });
  await notifyAboutPayout(tx, context, id, 'requested');
  return id;
}

const NOT_READY: Record<Exclude<PayeeStatus, 'ready'>, string> = {
  incomplete: 'Connect a payout account first.',
  checking: 'Your bank details are being checked. Try again when that’s done.',
  restricted: 'Fix your payout account first.',
  gone: 'Your payout account was closed. Connect a new one first.',
};

async function requirePayable(tx: Tx, { now }: Context, { id, status }: LockedPayee): Promise<void> {
  const refusal = findRequestRefusal(await readPayeeFacts(tx, id), now());
  if (refusal === null) return;
  if (refusal === 'account_not_ready' && status !== 'ready') throw new Problem('conflict', NOT_READY[status]);
  if (refusal === 'payouts_paused') {
    throw new Problem(
      'conflict',
      'Payouts are paused while we check our records. Your earnings stay available.',
    );
  }
  throw new Problem('creator_status_not_allowed', 'Payouts are on hold while your account is suspended.');
}
