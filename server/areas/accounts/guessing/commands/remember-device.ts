import type { FastifyReply } from 'fastify';
import { callerIp } from '#server/platform/auth/caller-group.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { DEVICE_DAYS, readDevices, writeDevices } from '../device-cookie.ts';
import { hashNetwork } from '../hash-network.ts';

/** Known browsers per account. A new one replaces the oldest. */
const MOST_DEVICES = 20;

/** Makes the browser known to the account, under a new id each time. Ids of other accounts in this browser stay. */
export async function rememberDevice(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { request, reply }: { request: Pick<Caller, 'cookies'>; reply: FastifyReply },
  userId: string,
): Promise<void> {
  const presented = readDevices(config, request);
  const id = newId();
  const at = Date.now();
  const network_hash = hashNetwork(config, callerIp());
  const replaced = await inTransaction(db, async (tx) => {
    const browser_id = await findBrowser(tx, presented);
    const before = await tx
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where((eb) =>
        eb.or([
          eb('id', 'in', [id, ...presented]),
          eb('id', 'in', (older) =>
            older
              .selectFrom('known_devices')
              .select('id')
              .where('user_id', '=', userId)
              .orderBy('created_at', 'desc')
              .offset(MOST_DEVICES - 1),
          ),
        ]),
      )
      .returning('id')
      .execute();
    await tx
      .insertInto('known_devices')
      .values({
        id,
        user_id: userId,
        browser_id: browser_id ?? id,
        network_hash,
        created_at: new Date(at).toISOString(),
        expires_at: new Date(at + DEVICE_DAYS * 86_400_000).toISOString(),
      })
      .execute();
    return new Set(before.map((device) => device.id));
  });
  writeDevices(config, reply, [id, ...presented.filter((other) => !replaced.has(other))]);
}

/** The browser that other accounts are known in, so that admins see accounts that share it. */
async function findBrowser(tx: Tx, presented: readonly string[]): Promise<string | null> {
  if (presented.length === 0) return null;
  const device = await tx
    .selectFrom('known_devices')
    .select('browser_id')
    .where('id', 'in', presented)
    .where('browser_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return device?.browser_id ?? null;
}
