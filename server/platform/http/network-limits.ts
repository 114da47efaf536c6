import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';
import { GONE, type Network, networkOf } from './network-of.ts';
import { type RateLimit, takeFromLimit } from './rate-limits.ts';

/** The caller's addresses, as far as limits need them. */
export type Caller = Pick<FastifyRequest, 'ip' | 'cookies'>;

/** A /48 can hold many households, so it gets more than one of them, and far less than all 65,536. */
const WIDE_FACTOR = 4;

/** Counts a call against its network. The only way to count by address. */
export async function takeFromNetwork(
  db: Database,
  kind: string,
  caller: Pick<Caller, 'ip'>,
  limit: RateLimit,
): Promise<void> {
  const { narrow, wide } = networkOf(caller.ip);
  await takeFromLimit(db, `${kind}:ip:${narrow}`, limit);
  if (wide !== null) {
    await takeFromLimit(db, `${kind}:ip:${wide}`, { ...limit, most: limit.most * WIDE_FACTOR });
  }
}

export function networksOf(caller: Pick<Caller, 'ip'>): Network {
  return networkOf(caller.ip);
}

/** The network as the list of devices shows it; null if unknown. */
export function shownAddress(caller: Pick<Caller, 'ip'>): string | null {
  const { narrow } = networkOf(caller.ip);
  return narrow === GONE.narrow ? null : narrow;
}

/** For a key that combines the network with something else. */
export function networkKey(caller: Pick<Caller, 'ip'>): string {
  return networkOf(caller.ip).narrow;
}
