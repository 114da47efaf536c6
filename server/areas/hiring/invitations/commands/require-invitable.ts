import { isWorking } from '#domain/accounts/account-states.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { formatCount } from '#domain/format/count.ts';
import { type ApplicationStatus, hasApplied } from '#domain/hiring/application-states.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { LockedPlace } from '#server/areas/hiring/places/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses creators who can't apply, were already invited, or have applied. Unapproved ones do not exist here. */
export async function requireInvitable(tx: Tx, locked: LockedPlace): Promise<void> {
  const { creator_id, creator_name, status, campaign } = locked;
  const creator = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['creators.status', 'profiles.account_status', 'profiles.role', 'audience.followers'])
    .where('creators.id', '=', creator_id)
    .executeTakeFirstOrThrow();
  if (!isWorking(creator) || creator.role !== 'creator' || !passesCreatorGate(creator.status)) {
    throw new Problem('not_found', 'We can’t find that creator.');
  }
  if (status !== null) throw new Problem('conflict', statusWords(creator_name, status));
  const { min_followers, prefers_followers } = await tx
    .selectFrom('campaigns')
    .select(['min_followers', 'prefers_followers'])
    .where('id', '=', campaign.id)
    .executeTakeFirstOrThrow();
  if (prefers_followers || (creator.followers ?? 0) >= min_followers) return;
  throw new Problem(
    'conflict',
    `${creator_name} has fewer than the ${formatCount(min_followers)} followers the campaign asks for.`,
  );
}

function statusWords(name: string, status: ApplicationStatus): string {
  if (status === 'invited') return `${name} is already invited.`;
  if (status === 'declined') return `${name} declined your invitation.`;
  return hasApplied(status) ? `${name} already applied.` : `${name} applied and withdrew.`;
}
