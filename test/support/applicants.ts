import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newPerson, type Person } from './people.ts';

/** Somebody whose application stands there, sent at that moment. */
export async function newApplicant(
  context: Pick<Context, 'db'>,
  { status = 'pending_review', submitted_at }: { status?: CreatorStatus; submitted_at?: string } = {},
): Promise<Person & { creator_id: string }> {
  const person = await newPerson(context, { role: 'applicant' });
  const creator_id = newId();
  await context.db
    .insertInto('creators')
    .values({
      id: creator_id,
      user_id: person.user_id,
      status,
      submitted_at: submitted_at ?? new Date().toISOString(),
      submission_count: 1,
    })
    .execute();
  return { ...person, creator_id };
}
