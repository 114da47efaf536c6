import { z } from 'zod';
import { INVITATION_MOVES } from '#domain/invitation-states.ts';
import { defineJob } from '../../jobs/job.ts';

/** Kept for a while after they end, so that an old link can say what happened to it. */
const KEEP_DAYS = 30;

/** Addresses of people who never came are not kept for ever. */
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
