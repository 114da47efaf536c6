import type { ApiKeyRequest, NewApiKey } from '#contract/accounts/api-keys.ts';
import type { Account } from '#domain/accounts/access.ts';
import { API_KEY_PREFIX, MOST_API_KEYS, scopesFor } from '#domain/accounts/api-keys.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { hashKey, newKey } from '../hash-key.ts';
import { apiKeyCreatedMail } from '../mails/api-key-created-mail.ts';
import { presentKey, selectKeys } from '../present-key.ts';
import { keyBusiness } from '../queries/list-keys.ts';

const DAY_MS = 86_400_000;

/** Creates a key, tells its owner by email, and answers with the key, which is stored nowhere. */
export async function createKey(
  context: Context,
  account: Account,
  { name, scopes, expires_in_days }: ApiKeyRequest,
): Promise<NewApiKey> {
  const choices = scopesFor(account);
  if (!scopes.every((scope) => choices.includes(scope))) {
    const message = 'Choose only scopes from the list.';
    throw new Problem('invalid_input', message, [{ path: 'scopes', message }]);
  }
  const secret = newKey();
  const id = newId();
  const { user_id } = account;
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    await requireRoom(tx, user_id, now);
    await tx
      .insertInto('api_keys')
      .values({
        id,
        user_id,
        business_id: keyBusiness(account),
        name,
        key_hash: hashKey(secret),
        key_start: secret.slice(0, API_KEY_PREFIX.length + 4),
        key_end: secret.slice(-4),
        scopes: choices.filter((scope) => scopes.includes(scope)),
        created_at: now.toISOString(),
        expires_at: expires_in_days ? new Date(now.getTime() + expires_in_days * DAY_MS).toISOString() : null,
      })
      .execute();
    await recordAction(tx, {
      actor_id: user_id,
      action: 'create_api_key',
      subject_type: 'account',
      subject_id: user_id,
      after: { api_key_id: id, scopes },
    });
    await mailOwner(context, tx, apiKeyCreatedMail, {
      user_id,
      name,
      business_name: account.role === 'business' ? (account.business?.business_name ?? null) : null,
    });
    const row = await selectKeys(tx).where('id', '=', id).executeTakeFirstOrThrow();
    return { api_key: presentKey(row), secret };
  });
}

/** Locks the person's row, so that two requests at once can't create one key too many. */
async function requireRoom(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const working = await tx
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .limit(MOST_API_KEYS)
    .execute();
  if (working.length < MOST_API_KEYS) return;
  throw new Problem('conflict', `You can have up to ${MOST_API_KEYS} API keys. Revoke one first.`);
}
