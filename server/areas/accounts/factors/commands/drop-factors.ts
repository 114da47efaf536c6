import type { Tx } from '#server/platform/db/database.ts';

/** Deletes everything that can finish a sign-in: passkeys, the app, recovery codes and unfinished sign-ins. */
export async function dropFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute();
}
