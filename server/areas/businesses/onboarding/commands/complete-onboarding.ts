import type { Account } from '#domain/accounts/access.ts';
import { missingIn, REQUIRED, type Requirement } from '#domain/businesses/onboarding.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import { findOwnBusiness, lockProfile } from '#server/areas/businesses/businesses/queries/own-business.ts';
import { findFirstLocation } from '#server/areas/businesses/locations/commands/put-first-location.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { shopOpenMail } from '../mails/shop-open-mail.ts';

/** Completes onboarding. A repeated request gets the same response and changes nothing. */
export async function completeOnboarding(
  context: Context,
  { user_id, email }: Pick<Account, 'user_id' | 'email'>,
): Promise<{ business_id: string; completed_at: string }> {
  return inTransaction(context.db, async (tx) => {
    const { is_business_onboarding } = await lockProfile(tx, user_id);
    const business = await findOwnBusiness(tx, user_id);
    if (business === undefined) throw new Problem('conflict', 'Start with your shop’s name or website.');
    const business_id = business.id;
    if (!is_business_onboarding && business.completed_at)
      return { business_id, completed_at: business.completed_at };
    const has_location = (await findFirstLocation(tx, business_id)) !== null;
    requireAll(
      missingIn({ has_name: business.has_name ?? false, industry: business.industry, has_location }),
    );
    const completed_at = await markComplete(context, tx, user_id, business_id);
    await queueMail(context, tx, shopOpenMail, email, { business_id });
    return { business_id, completed_at };
  });
}

function requireAll(missing: readonly Requirement[]): void {
  if (missing.length === 0) return;
  const words = missing.map((what) => REQUIRED[what]);
  const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  throw new Problem(
    'invalid_input',
    `Your shop still needs ${list}.`,
    missing.map((path) => ({ path, message: `Your shop still needs ${REQUIRED[path]}` })),
  );
}

async function markComplete({ now }: Context, tx: Tx, user_id: string, business_id: string): Promise<string> {
  const at = now().toISOString();
  await changeAccount(tx, user_id, { is_business_onboarding: false }, now());
  const { completed_at } = await tx
    .updateTable('business_onboardings')
    .set({ step: 'done', completed_at: at, updated_at: at })
    .where('business_id', '=', business_id)
    .returning('completed_at')
    .executeTakeFirstOrThrow();
  return completed_at ?? at;
}
