import type { z } from 'zod';
import type { Payout, payoutRequest } from '#contract/payouts.ts';
import type { Account } from '#domain/access.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import { formatCents } from '#domain/money.ts';
import type { PayeeStatus } from '#domain/payout-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { findPayee, holdPayee } from '../payees/hold-payee.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { getOwnPayout } from './list-payouts.ts';
import { openPayout } from './open-payout.ts';
import { tellOfPayout } from './tell-of-payout.ts';

/** A creator sends what is available, or a part of it. The same key is the same payout. */
export async function requestPayout(
  context: Context,
  { user_id }: Account,
  { key, amount_cents }: z.output<typeof payoutRequest> & { key: string },
): Promise<Payout> {
  const creatorId = await getOwnCreatorId(context.db, user_id);
  return answerOnce(
    context,
    { user_id, operation: 'request_payout', key, request: { amount_cents } },
    {
      make: async (tx) => ({ payout_id: await request(tx, context, creatorId, amount_cents) }),
      answer: ({ payout_id }) => getOwnPayout(context.db, context.now(), creatorId, payout_id),
    },
  );
}

async function request(tx: Tx, context: Context, creatorId: string, amount_cents: number): Promise<string> {
  const known = await findPayee(tx, context, creatorId);
  if (known === undefined) throw new Problem('conflict', NOT_READY.incomplete);
  const payee = await holdPayee(tx, known.id);
  if (payee.status !== 'ready') throw new Problem('conflict', NOT_READY[payee.status]);
  await requireInGoodStanding(tx, creatorId);
  const { least_payout_cents } = await readSettings(tx);
  if (amount_cents < least_payout_cents) {
    throw new Problem('conflict', `The lowest payout is ${formatCents(least_payout_cents)}.`);
  }
  const id = await openPayout(tx, context, { payee, cause: 'asked', amount_cents });
  await tellOfPayout(tx, context, id, 'requested');
  return id;
}

const NOT_READY: Record<Exclude<PayeeStatus, 'ready'>, string> = {
  incomplete: 'Connect a payout account first.',
  checking: 'Your bank details are being checked. Send it when that is done.',
  restricted: 'Your payout account needs another look first.',
};

async function requireInGoodStanding(tx: Tx, creatorId: string): Promise<void> {
  const { status } = await tx
    .selectFrom('creators')
    .select('status')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (!passesCreatorGate(status)) {
    throw new Problem('creator_status_not_allowed', 'Payouts wait while your profile is suspended.');
  }
}
