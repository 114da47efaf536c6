import type { VettingDecision } from '#contract/creators/profiles.ts';
import type { Applicant } from '#contract/creators/vetting.ts';
import { checkApplicant } from '#domain/creators/applicant-checks.ts';
import { displayName } from '#domain/format/display-name.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { getCreatorProfile } from '#server/areas/creators/profiles/queries/get-creator-profile.ts';
import { listSocialAccounts } from '#server/areas/creators/social-accounts/queries/list-social-accounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

const MOST_DECISIONS = 20;
const MOST_WORK = 50;

/** Portfolio, numbers and checks of one application, even after a decision. */
export async function getApplicant(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  creatorId: string,
): Promise<Applicant> {
  const { db } = context;
  const person = await db
    .selectFrom('creators')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'creators.assignee_id')
    .leftJoin('profiles as assignee_profile', 'assignee_profile.user_id', 'creators.assignee_id')
    .select(['users.id as user_id', 'users.email', 'users.email_verified', 'creators.agreed_at'])
    .select(['assignee.id as assignee_id', 'assignee.email as assignee_email', 'assignee_profile.full_name'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not_found', 'We can’t find that application.');
  const [profile, work, faces, accounts, decisions] = await Promise.all([
    getCreatorProfile(db, creatorId),
    findMedia(db, {
      entity_type: 'creator',
      entity_ids: [creatorId],
      roles: ['portfolio'],
      limit: MOST_WORK,
    }),
    readFaces(context, [creatorId]),
    listSocialAccounts(db, [creatorId]),
    decisionsOf(db, creatorId),
  ]);
  const { user_id, email, assignee_id, assignee_email, full_name } = person;
  return {
    profile,
    user_id,
    email,
    avatar_url: faces.get(creatorId) ?? null,
    assignee:
      assignee_id === null
        ? null
        : { id: assignee_id, name: displayName({ email: assignee_email, full_name }) },
    work,
    accounts,
    checks: checkApplicant({ ...person, ...profile, accounts, file_count: work.length }),
    decisions,
  };
}

async function decisionsOf(db: Database, creatorId: string): Promise<Applicant['decisions']> {
  const rows = await db
    .selectFrom('vetting_decisions')
    .innerJoin('users', 'users.id', 'vetting_decisions.admin_id')
    .leftJoin('profiles', 'profiles.user_id', 'vetting_decisions.admin_id')
    .select(['vetting_decisions.decision', 'vetting_decisions.reason', 'vetting_decisions.note'])
    .select(['vetting_decisions.items', 'vetting_decisions.created_at', 'users.email', 'profiles.full_name'])
    .where('creator_id', '=', creatorId)
    .orderBy('vetting_decisions.created_at', 'desc')
    .limit(MOST_DECISIONS)
    .execute();
  return rows.map(({ email, full_name, decision, items, ...row }) => ({
    ...row,
    decision: decision as VettingDecision['decision'],
    items: items as VettingDecision['items'],
    admin_name: displayName({ email, full_name }),
  }));
}
