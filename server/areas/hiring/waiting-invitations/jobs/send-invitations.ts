import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { sendInvitation } from '../commands/send-invitation.ts';
import { waitingInvitations } from '../send-entry.ts';

const AT_ONCE = 50;

/** Sends everything that waits for this campaign, one by one, so that one creator never holds up another. */
export const sendInvitations = defineJob({
  ...waitingInvitations,
  run: async (context, { campaign_id }) => {
    for (let after: string | null = null; ; ) {
      const batch = await nextBatch(context, campaign_id, after);
      for (const one of batch) await sendInvitation(context, one);
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
});

function nextBatch({ db }: Pick<Context, 'db'>, campaignId: string, after: string | null) {
  return db
    .selectFrom('waiting_invitations')
    .select(['id', 'campaign_id', 'creator_id'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'waiting')
    .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
