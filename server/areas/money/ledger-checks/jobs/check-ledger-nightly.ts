import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { startCheck } from '../start-check.ts';

export const checkLedgerNightly = defineJob({
  name: 'check-ledger-nightly',
  payload: z.object({}),
  retries: 3,
  cron: '40 3 * * *',
  run: async (context) => void (await startCheck(context, null)),
});
