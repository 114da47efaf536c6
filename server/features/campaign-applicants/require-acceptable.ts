import { isWorking } from '#domain/account-states.ts';
import { canMoveApplication } from '#domain/application-states.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import { formatPayout } from '#domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldApplication } from '../applications/hold-application.ts';

/** The payout somebody is accepted for. While a price is being talked about, it is settled there. */
export async function requireAcceptable(tx: Tx, held: HeldApplication): Promise<number> {
  const { campaign, creator_id, creator_name, id, status } = held;
  if (id !== null && canMoveApplication('accept', status)) {
    await refuseAbsent(tx, creator_id, creator_name);
    await refuseWhileQuoted(tx, id, creator_name);
  }
  if (campaign.creator_payout_cents === null) {
    throw new Problem('conflict', 'The campaign names no payout yet.');
  }
  return campaign.creator_payout_cents;
}

async function refuseAbsent(tx: Tx, creatorId: string, name: string): Promise<void> {
  const person = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.status', 'profiles.account_status', 'profiles.role'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (isWorking(person) && passesCreatorGate(person.status)) return;
  throw new Problem('conflict', `${name} cannot take on work on Bizmeet right now.`);
}

async function refuseWhileQuoted(tx: Tx, applicationId: string, name: string): Promise<void> {
  const quote = await tx
    .selectFrom('quotes')
    .select(['made_by', 'amount_cents'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (quote === undefined) return;
  const amount = formatPayout(quote.amount_cents);
  throw new Problem(
    'conflict',
    quote.made_by === 'creator'
      ? `${name} asks ${amount}. Accept, counter or decline the quote first.`
      : `Your offer of ${amount} waits for the answer of ${name}.`,
  );
}
