import { isWorking } from '#domain/account-states.ts';
import { type ApplicationStatus, hasApplied } from '#domain/application-states.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldApplication } from '../applications/hold-application.ts';
import { biggestAudience } from '../social-accounts/biggest-audience.ts';

/** Somebody who could apply, was not asked before, and has not applied. A stranger to creators is not there. */
export async function requireInvitable(tx: Tx, held: HeldApplication): Promise<void> {
  const { creator_id, creator_name, status, campaign } = held;
  const creator = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['creators.status', 'profiles.account_status', 'profiles.role', 'audience.followers'])
    .where('creators.id', '=', creator_id)
    .executeTakeFirstOrThrow();
  if (!isWorking(creator) || creator.role !== 'creator' || !passesCreatorGate(creator.status)) {
    throw new Problem('not_found', 'There is no such creator.');
  }
  if (status !== null) throw new Problem('conflict', standingWords(creator_name, status));
  const { min_followers } = await tx
    .selectFrom('campaigns')
    .select('min_followers')
    .where('id', '=', campaign.id)
    .executeTakeFirstOrThrow();
  if ((creator.followers ?? 0) >= min_followers) return;
  throw new Problem(
    'conflict',
    `${creator_name} has fewer than the ${min_followers.toLocaleString('en-US')} followers the campaign asks for.`,
  );
}

function standingWords(name: string, status: ApplicationStatus): string {
  if (status === 'invited') return `${name} is invited already.`;
  if (status === 'declined') return `${name} declined your invitation.`;
  return hasApplied(status) ? `${name} applied already.` : `${name} applied and withdrew.`;
}
