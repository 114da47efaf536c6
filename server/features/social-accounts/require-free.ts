import { PLATFORM_NAMES, type SocialPlatform } from '#domain/social-platforms.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

interface Proof {
  platform: SocialPlatform;
  handle: string;
  external_id: string;
}

/** A code proves a handle and nothing else, so the handle stands in for the id the platform would give. */
export function externalIdOf(handle: string): string {
  return `handle:${handle}`;
}

/** One account elsewhere proves one person here. The index of the table refuses whoever comes at the same moment. */
export async function requireFree(tx: Tx, userId: string, proof: Proof): Promise<void> {
  const other = await tx
    .selectFrom('social_accounts')
    .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
    .select('social_accounts.id')
    .where('platform', '=', proof.platform)
    .where('creators.user_id', '!=', userId)
    .where((eb) =>
      eb.or([
        eb('external_id', '=', proof.external_id),
        eb.and([
          eb('social_accounts.handle', '=', proof.handle),
          eb('social_accounts.status', 'in', ['proven', 'connected', 'expired']),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other) throw taken(proof);
}

/** Around the statement that writes the proof. */
export async function refuseSecond<T>(proof: Proof, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'social_accounts_external') throw taken(proof);
    throw cause;
  }
}

function taken({ platform, handle }: Proof): Problem {
  const account = `@${handle} on ${PLATFORM_NAMES[platform]}`;
  return new Problem('conflict', `Another creator here has proven ${account}. If it is yours, write to us.`);
}
