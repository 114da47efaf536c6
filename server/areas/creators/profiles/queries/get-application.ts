import { sql } from 'kysely';
import type { CreatorApplication, MissingPart, VettingDecision } from '#contract/creators/profiles.ts';
import {
  type ApplicationContents,
  findMissing,
  REQUIREMENT_WORDS,
  REQUIREMENTS,
} from '#domain/creators/application-steps.ts';
import { applyAgainAt } from '#domain/creators/creator-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

import { listCreatorProfiles } from './list-creator-profiles.ts';

/** The account's own application, its missing parts, and the latest feedback. */
export async function getApplication(
  { db }: { db: Database | Tx },
  userId: string,
): Promise<CreatorApplication> {
  const row = await applicationRow(db, userId);
  if (row === undefined) return NOT_BEGUN;
  const [[profile = null], counts, latest_decision] = await Promise.all([
    listCreatorProfiles(db, [row.id]),
    countContents(db, row.id),
    latestDecision(db, row.id),
  ]);
  if (profile === null) return NOT_BEGUN;
  return {
    profile,
    missing: missingParts({ ...profile, ...counts }),
    latest_decision,
    assignee_name: row.status === 'pending_review' ? row.assignee_name : null,
    status_note: row.status_note,
    decided_at: row.decided_at,
    agreed_at: row.agreed_at,
    can_apply_again_at:
      row.status === 'rejected' ? (applyAgainAt(row.decided_at)?.toISOString() ?? null) : null,
    is_late: row.late_notified_at !== null,
    ...counts,
  };
}

function missingParts(contents: ApplicationContents): MissingPart[] {
  return findMissing(contents).map((requirement) => ({
    step: REQUIREMENTS[requirement],
    requirement,
    message: REQUIREMENT_WORDS[requirement],
  }));
}

const NO_CONTENTS: ApplicationContents = {
  full_name: null,
  handle: null,
  bio: null,
  languages: [],
  home_neighborhood: null,
  niches: [],
  rates: [],
  links: [],
  social_account_count: 0,
  file_count: 0,
};

const NOT_BEGUN: CreatorApplication = {
  profile: null,
  missing: missingParts(NO_CONTENTS),
  latest_decision: null,
  assignee_name: null,
  status_note: null,
  decided_at: null,
  agreed_at: null,
  can_apply_again_at: null,
  is_late: false,
  file_count: 0,
  social_account_count: 0,
};

/** Applicants see only the first name of the admin who reviews them. */
const firstName = (column: string) =>
  sql<string | null>`nullif(split_part(trim(${sql.ref(column)}), ' ', 1), '')`;

function applicationRow(db: Database | Tx, userId: string) {
  return db
    .selectFrom('creators')
    .leftJoin('profiles as assignee', 'assignee.user_id', 'creators.assignee_id')
    .select(['creators.id', 'creators.status', 'creators.status_note', 'creators.decided_at'])
    .select(['creators.agreed_at', 'creators.late_notified_at'])
    .select(firstName('assignee.full_name').as('assignee_name'))
    .where('creators.user_id', '=', userId)
    .executeTakeFirst();
}

async function latestDecision(db: Database | Tx, creatorId: string): Promise<VettingDecision | null> {
  const decision = await db
    .selectFrom('vetting_decisions')
    .leftJoin('profiles as assignee', 'assignee.user_id', 'vetting_decisions.admin_id')
    .select(['decision', 'reason', 'note', 'items', 'vetting_decisions.created_at'])
    .select(firstName('assignee.full_name').as('admin_name'))
    .where('creator_id', '=', creatorId)
    .orderBy('vetting_decisions.created_at', 'desc')
    .orderBy('vetting_decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (decision as VettingDecision | undefined) ?? null;
}

/** Counts a creator's uploaded work and social accounts, without files that failed processing. */
async function countContents(db: Database | Tx, creatorId: string) {
  const counted = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('media_files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('entity_type', '=', 'creator')
        .where('entity_id', '=', creatorId)
        .where('role', '=', 'portfolio')
        .where('is_active', '=', true)
        .where('status', '<>', 'failed')
        .as('file_count'),
      eb
        .selectFrom('social_accounts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('creator_id', '=', creatorId)
        .as('social_account_count'),
    ])
    .executeTakeFirstOrThrow();
  return { file_count: counted.file_count ?? 0, social_account_count: counted.social_account_count ?? 0 };
}
