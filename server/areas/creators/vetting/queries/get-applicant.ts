import type { CreatorReview } from '#contract/creators/profiles.ts';
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

const MOST_REVIEWS = 20;
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
    .leftJoin('users as reader', 'reader.id', 'creators.reader_id')
    .leftJoin('profiles as reader_profile', 'reader_profile.user_id', 'creators.reader_id')
    .select(['users.id as user_id', 'users.email', 'users.email_verified', 'creators.agreed_at'])
    .select(['reader.id as reader_id', 'reader.email as reader_email', 'reader_profile.full_name'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not_found', 'We can’t find that application.');
  const profile = await getCreatorProfile(db, creatorId);
  const work = await findMedia(db, {
    entity_type: 'creator',
    entity_ids: [creatorId],
    roles: ['portfolio'],
    limit: MOST_WORK,
  });
  const faces = await readFaces(context, [creatorId]);
  const accounts = await listSocialAccounts(db, [creatorId]);
  const { user_id, email, reader_id, reader_email, full_name } = person;
  return {
    profile,
    user_id,
    email,
    avatar_url: faces.get(creatorId) ?? null,
    reader:
      reader_id === null ? null : { id: reader_id, name: displayName({ email: reader_email, full_name }) },
    work,
    accounts,
    checks: checkApplicant({ ...person, ...profile, accounts, file_count: work.length }),
    reviews: await reviewsOf(db, creatorId),
  };
}

async function reviewsOf(db: Database, creatorId: string): Promise<Applicant['reviews']> {
  const reviews = await db
    .selectFrom('creator_reviews')
    .innerJoin('users', 'users.id', 'creator_reviews.admin_id')
    .leftJoin('profiles', 'profiles.user_id', 'creator_reviews.admin_id')
    .select(['creator_reviews.decision', 'creator_reviews.reason', 'creator_reviews.note'])
    .select(['creator_reviews.items', 'creator_reviews.created_at', 'users.email', 'profiles.full_name'])
    .where('creator_id', '=', creatorId)
    .orderBy('creator_reviews.created_at', 'desc')
    .limit(MOST_REVIEWS)
    .execute();
  return reviews.map(({ email, full_name, decision, items, ...review }) => ({
    ...review,
    decision: decision as CreatorReview['decision'],
    items: items as CreatorReview['items'],
    reader_name: displayName({ email, full_name }),
  }));
}
