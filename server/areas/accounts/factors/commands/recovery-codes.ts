import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '#domain/accounts/factors.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** No letters that look like digits. 16 of 30 characters are 78 bits, too many to recover from a hash. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Makes new codes and deletes the old ones. The returned codes are shown once and stored only as hashes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ id: newId(), user_id: userId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Makes codes if the account has no usable ones; otherwise null. */
export async function ensureRecoveryCodes(tx: Tx, userId: string): Promise<string[] | null> {
  const left = await tx
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return left ? null : replaceRecoveryCodes(tx, userId);
}

/** True only once per code, even if it is used several times at once. */
export async function useRecoveryCode(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now().toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function makeCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Ignores case, spaces and dashes. */
function hashCode(typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHash('sha256').update(code).digest('base64url');
}
