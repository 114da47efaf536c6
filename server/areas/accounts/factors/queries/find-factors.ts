import type { ConfirmationKind } from '#domain/accounts/confirmations.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The factors of an account besides the password, easiest first; empty if it has none. */
export async function listFactorKinds(db: Database | Tx, userId: string): Promise<ConfirmationKind[]> {
  const { has_passkey, has_app, has_codes } = await db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('passkeys').select('id').where('user_id', '=', userId))
        .$castTo<boolean>()
        .as('has_passkey'),
      eb
        .exists(
          eb
            .selectFrom('authenticator_apps')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('added_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('has_app'),
      eb
        .exists(
          eb
            .selectFrom('recovery_codes')
            .select('id')
            .where('user_id', '=', userId)
            .where('used_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('has_codes'),
    ])
    .executeTakeFirstOrThrow();
  if (!has_passkey && !has_app) return [];
  return [
    ...(has_passkey ? (['passkey'] as const) : []),
    ...(has_app ? (['totp'] as const) : []),
    ...(has_codes ? (['recovery_code'] as const) : []),
  ];
}
