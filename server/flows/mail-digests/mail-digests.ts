import { sql } from 'kysely';
import { z } from 'zod';
import { DAILY_EMAIL_HOUR } from '#domain/accounts/notification-kinds.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { lockEmailTiming, setEmailTiming } from '#server/areas/accounts/preferences/commands/email-timing.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { sendDigest } from './send-digest.ts';

const AT_ONCE = 200;

/**
 * Runs a few times each morning, so that a person who was missed by a run that was killed still gets their email. The
 * day of the last one is on the profile, which is locked, so nobody gets two.
 */
export const mailDigests = defineJob({
  name: 'mail-digests',
  payload: z.object({}),
  retries: 0,
  cron: `*/15 ${DAILY_EMAIL_HOUR}-${DAILY_EMAIL_HOUR + 3} * * *`,
  run: async (context) => {
    const today = newYorkDate(context.now());
    const until = newYorkInstant(today, DAILY_EMAIL_HOUR).toISOString();
    for (let after: string | undefined; ; ) {
      const people = await findPeople(context, { today, until, after });
      for (const id of people) {
        if (context.queue.isStopping()) return;
        await mailPerson(context, id, { today, until });
      }
      if (people.length < AT_ONCE) return;
      after = people.at(-1);
    }
  },
});

interface Morning {
  today: string;
  /** What came later is for tomorrow. */
  until: string;
}

/** People with something left for today's email. */
async function findPeople(
  { db }: Context,
  { today, until, after }: Morning & { after: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles as p')
    .select('p.user_id')
    .where('p.email_timing', '=', sql.lit('daily' as const))
    .where('p.account_status', 'in', ['active', 'completed'])
    .where((eb) => eb.or([eb('p.last_digest_on', 'is', null), eb('p.last_digest_on', '<', today)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notifications as n')
          .select('n.id')
          .whereRef('n.user_id', '=', 'p.user_id')
          .where('n.is_for_digest', '=', sql.lit(true))
          .where('n.created_at', '<=', until),
      ),
    )
    .$if(after !== undefined, (query) => query.where('p.user_id', '>', after ?? ''))
    .orderBy('p.user_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

function mailPerson(context: Context, userId: string, { today, until }: Morning): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const person = await lockEmailTiming(tx, userId);
    if (person.email_timing !== 'daily' || (person.last_digest_on ?? '') >= today) return;
    const isSent = await sendDigest(tx, context, { user_id: userId, email: person.email, until });
    if (isSent) await setEmailTiming(tx, userId, { last_digest_on: today });
  });
}
