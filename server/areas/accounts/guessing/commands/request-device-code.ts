import { RESEND_AFTER_SECONDS } from '#domain/accounts/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { networkKey, takeFromNetwork } from '#server/platform/http/network-limits.ts';
import { isWithinLimit, takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { sendDeviceCode } from '../jobs/send-device-code.ts';

const HOUR_SECONDS = 3_600;
const FROM_ONE_NETWORK = { most: 10, seconds: HOUR_SECONDS };
/** A code works for three times as long, so a person who asks again meanwhile has a working one in the inbox. */
const MAILS_APART = { most: 1, seconds: 300 };

/**
 * Mails a code that makes a browser known. Strangers can't use up the owner's mails: while a code is valid, another
 * request sends none and gets the same response. The response doesn't reveal whether the address has an account.
 */
export async function requestDeviceCode(context: Context, caller: Caller, email: string) {
  const { db, config } = context;
  const account = addressKey(config, email);
  await takeFromNetwork(db, 'mail', caller, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
  await takeFromLimit(db, `device-code:${account}:${networkKey(caller)}`, FROM_ONE_NETWORK);
  if (await isWithinLimit(db, `device-code:${account}`, MAILS_APART)) {
    await inTransaction(db, async (tx) => {
      const holder = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      await context.queue.enqueue(tx, sendDeviceCode, { user_id: holder?.id ?? null });
    });
  }
  return { email, resend_after_seconds: RESEND_AFTER_SECONDS };
}
