import { isWorking } from '#domain/accounts/account-states.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { formatPrice } from '#domain/format/money.ts';
import { canMoveApplication } from '#domain/hiring/application-states.ts';
import type { LockedPlace } from '#server/areas/hiring/places/lock.ts';
import { requireAddresses } from '#server/areas/hiring/places/require-address.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The payout an applicant is accepted for. An open quote has to be answered first. */
export async function requireAcceptable(
  tx: Tx,
  context: Pick<Context, 'config' | 'now'>,
  locked: LockedPlace,
): Promise<number> {
  const { campaign, creator_id, creator_name, id, status } = locked;
  const payout_cents = campaign.creator_payout_cents;
  const isUndecided = id !== null && canMoveApplication('accept', status);
  if (isUndecided) {
    await refuseAbsent(tx, creator_id, creator_name);
    await refuseWhileQuoted(tx, id, creator_name);
  }
  if (payout_cents === null) throw new Problem('conflict', 'The campaign has no payout yet.');
  if (isUndecided)
    await requireAddresses(tx, context, locked, { side: 'business', payout_cents, isFinal: true });
  return payout_cents;
}

async function refuseAbsent(tx: Tx, creatorId: string, name: string): Promise<void> {
  const person = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.status', 'profiles.account_status', 'profiles.role'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (isWorking(person) && passesCreatorGate(person.status)) return;
  throw new Problem('conflict', `${name} can’t take on work on Bizmeet right now.`);
}

async function refuseWhileQuoted(tx: Tx, applicationId: string, name: string): Promise<void> {
  const quote = await tx
    .selectFrom('quotes')
    .select(['made_by', 'amount_cents'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (quote === undefined) return;
  const amount = formatPrice(quote.amount_cents);
  throw new Problem(
    'conflict',
    quote.made_by === 'creator'
      ? `${name} asked for ${amount}. Accept, counter or decline the quote first.`
      : `${name} hasn’t answered your ${amount} offer yet.`,
  );
}
