import type { Account } from '#domain/access.ts';
import { missingIn, REQUIRED, type Requirement } from '#domain/onboarding.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { shopOpenMail } from '../../mail/templates/shop-open-mail.ts';
import { findFirstLocation } from '../locations/put-first-location.ts';
import { findOwnBusiness, lockProfile } from './own-business.ts';

/** The shop is set up. Sent again it answers the same and does nothing more. */
export async function completeOnboarding(
  context: Context,
  { user_id, email }: Pick<Account, 'user_id' | 'email'>,
): Promise<{ business_id: string; completed_at: string }> {
  return inTransaction(context.db, async (tx) => {
    const { is_business_onboarding } = await lockProfile(tx, user_id);
    const business = await findOwnBusiness(tx, user_id);
    if (business === undefined)
      throw new Problem('conflict', 'Begin with the name of the shop or its website.');
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
    `The shop still needs ${list}.`,
    missing.map((path) => ({ path, message: `The shop still needs ${REQUIRED[path]}` })),
  );
}

async function markComplete({ now }: Context, tx: Tx, user_id: string, business_id: string): Promise<string> {
  const at = now().toISOString();
  await tx
    .updateTable('profiles')
    .set({ is_business_onboarding: false, updated_at: at })
    .where('user_id', '=', user_id)
    .execute();
  const { completed_at } = await tx
    .updateTable('business_onboardings')
    .set({ step: 'done', completed_at: at, updated_at: at })
    .where('business_id', '=', business_id)
    .returning('completed_at')
    .executeTakeFirstOrThrow();
  return completed_at ?? at;
}
