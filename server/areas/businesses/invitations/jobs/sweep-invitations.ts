import { z } from 'zod';
import { INVITATION_MOVES } from '#domain/businesses/invitation-states.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Expired links are kept for a while, so that an old link can explain what happened to it. */
const KEEP_DAYS = 30;

/** Deletes old invitations, because addresses of people who never joined must not be kept forever. */
export const sweepInvitations = defineJob({
  name: 'sweep-business-invitations',
  payload: z.object({}),
  retries: 0,
  cron: '26 4 * * *',
  run: async ({ db, now }) => {
    const at = now().toISOString();
    const longAgo = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    const { from, to } = INVITATION_MOVES.expire;
    await db
      .updateTable('business_invitations')
      .set({ status: to, decided_at: at })
      .where('status', 'in', from)
      .where('expires_at', '<=', at)
      .execute();
    await db
      .deleteFrom('business_invitations')
      .where('status', '!=', 'invited')
      .where('expires_at', '<', longAgo)
      .execute();
  },
});
