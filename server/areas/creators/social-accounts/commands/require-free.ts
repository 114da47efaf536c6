import { PLATFORM_NAMES, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

interface Proof {
  platform: SocialPlatform;
  handle: string;
  external_id: string;
}

/** A code proves only a handle, so the handle takes the place of the platform's id. */
export function externalIdOf(handle: string): string {
  return `handle:${handle}`;
}

/** A social account can prove only one person. The unique index refuses a parallel second one. */
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

/** Wraps the statement that writes the proof and explains a violation of the unique index. */
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
  return new Problem('conflict', `Another creator has verified ${account}. If it’s yours, write to us.`);
}
