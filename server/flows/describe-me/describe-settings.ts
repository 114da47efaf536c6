import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getSettings } from '#server/areas/accounts/preferences/queries/get-settings.ts';
import { findDeletionRefusal } from '#server/flows/delete-account/find-deletion-refusal.ts';
import type { Context } from '#server/platform/context.ts';

/** The settings of an account, with the reason it can't be deleted, which depends on every area. */
export async function describeSettings(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  sessionId: string,
): Promise<Settings> {
  return {
    ...(await getSettings(context, account, sessionId)),
    deletion_refusal: await findDeletionRefusal(context.db, account.user_id),
  };
}
