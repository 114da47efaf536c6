import type { Redemption } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import {
  alreadyRedeemed,
  countingWrong,
  type FoundCode,
  requireCode,
  requireGuesses,
} from '../queries/find-code.ts';
import { getRedemption } from '../queries/list-redemptions.ts';

interface Asked {
  business_id: string;
  code: string;
}

/** Redeems the code of a customer. The same key is the same redemption, however often it is sent. */
export async function redeemCode(
  context: Context,
  account: Account,
  { key, ...asked }: Asked & { key: string },
): Promise<Redemption> {
  await requireGuesses(context.db, account);
  return countingWrong(context.db, account, () =>
    answerOnce(
      context,
      { user_id: account.user_id, operation: 'redeem_code', key, request: asked },
      {
        make: async (tx) => {
          const now = context.now();
          const found = await requireCode(tx, now, account, asked, 'change');
          return { id: await redeem(tx, now, { ...found, ...asked, user_id: account.user_id }) };
        },
        answer: ({ id }) => getRedemption(context.db, id),
      },
    ),
  );
}

/** The index on one-time codes lets one of many simultaneous redemptions through. */
async function redeem(
  tx: Tx,
  now: Date,
  { link_id, perk_code_id, business_id, user_id }: FoundCode & Asked & { user_id: string },
): Promise<string> {
  const made = await tx
    .insertInto('redemptions')
    .values({
      ...{ id: newId(), link_id, perk_code_id, business_id, redeemed_by: user_id },
      redeemed_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('perk_code_id').where('undone_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return made.id;
  const { redeemed_at } = await tx
    .selectFrom('redemptions')
    .select('redeemed_at')
    .where('perk_code_id', '=', perk_code_id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  throw new Problem('conflict', alreadyRedeemed(redeemed_at, now));
}
