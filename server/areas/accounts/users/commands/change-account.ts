import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface ProfileChange {
  role?: Role;
  is_business_onboarding?: boolean;
  full_name?: string | null;
  account_status?: AccountStatus;
  status_reason?: string | null;
}

/** For the areas built on accounts, and their flows, to change an account. */
export async function changeAccount(tx: Tx, userId: string, change: ProfileChange, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...change, updated_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}
