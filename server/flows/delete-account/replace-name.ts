import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { Leaving } from './find-leaving.ts';

/** Replaces the name of a deleted person. */
export const FORMER = 'Former member';

/**
 * Replaces the name and email in texts written for others: notifications, mail subjects and job payloads. Only texts
 * for people they dealt with are changed, so that a namesake elsewhere is not affected.
 */
export async function replaceName(tx: Tx, leaving: Leaving): Promise<void> {
  for (const word of [leaving.full_name?.trim(), leaving.email]) {
    if (!word) continue;
    const others = peopleAround(leaving);
    await sql`
      update notifications set title = replace(title, ${word}, ${FORMER}), body = replace(body, ${word}, ${FORMER})
      where user_id in (${others}) and (strpos(title, ${word}) > 0 or strpos(body, ${word}) > 0)`.execute(tx);
    await sql`
      update email_events set subject = replace(subject, ${word}, ${FORMER})
      where strpos(subject, ${word}) > 0
        and recipient in (select email from users where id in (${others}))`.execute(tx);
    await sql`
      update alarms set detail = replace(detail, ${word}, ${FORMER}) where strpos(detail, ${word}) > 0`.execute(
      tx,
    );
    await replaceInJobs(tx, word);
  }
}

/** Finished jobs are kept for a week with their payload. */
async function replaceInJobs(tx: Tx, word: string): Promise<void> {
  const written = JSON.stringify(word).slice(1, -1);
  await sql`
    update pgboss.job set data = replace(data::text, ${written}, ${FORMER})::jsonb
    where strpos(data::text, ${written}) > 0`.execute(tx);
}

function peopleAround({ user_id, creator_id, business_ids }: Leaving): RawBuilder<unknown> {
  return sql`
    select m.user_id from business_members m
      join campaigns c on c.business_id = m.business_id
      join applications a on a.campaign_id = c.id
      where a.creator_id = ${creator_id}
    union select k.user_id from creators k
      join applications a on a.creator_id = k.id
      join campaigns c on c.id = a.campaign_id
      where c.business_id = any (${business_ids}::uuid[])
    union select o.user_id from business_members o
      join business_members mine on mine.business_id = o.business_id
      where mine.user_id = ${user_id}
    union select user_id from profiles where role = 'admin'`;
}
