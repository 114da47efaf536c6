import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { notifyAboutReport } from '../commands/notify-about-report.ts';
import { listFinishedReports } from '../queries/list-finished-reports.ts';

const AT_ONCE = 100;

/**
 * Schedules are in New York time. It runs an hour before the daily emails, so that they can include it, and more than
 * once, in case the program was off. A row for each campaign makes sure the owner hears of it once.
 */
export const mailReports = defineJob({
  name: 'mail-reports',
  payload: z.object({}),
  retries: 0,
  cron: '5,25,45 7 * * *',
  run: async (context) => {
    for (let after: string | undefined; ; ) {
      const campaigns = await listFinishedReports(context, { after, limit: AT_ONCE });
      for (const id of campaigns) {
        if (context.queue.isStopping()) return;
        await notifyAboutReport(context, id).catch((cause: unknown) => {
          context.log.error({ err: cause, campaign_id: id }, 'an owner could not be told about a report');
        });
      }
      if (campaigns.length < AT_ONCE) return;
      after = campaigns.at(-1);
    }
  },
});
