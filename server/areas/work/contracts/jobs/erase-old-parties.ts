import { sql } from 'kysely';
import { z } from 'zod';
import { CONTRACT_KEPT_YEARS } from '#domain/work/freelance-act.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Erases addresses and signatures once the years for which the law asks for a copy are over. */
export const eraseOldParties = defineJob({
  name: 'erase-old-contract-parties',
  payload: z.object({}),
  retries: 0,
  cron: '40 8 * * *',
  run: async ({ db, now }) => {
    await sql`
      delete from contract_parties p using collaborations w
      where w.id = p.collaboration_id and coalesce(w.completed_at, w.cancelled_at)
        < ${now().toISOString()}::timestamptz - make_interval(years => ${CONTRACT_KEPT_YEARS})`.execute(db);
  },
});
