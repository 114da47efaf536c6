import { z } from 'zod';
import { TAX_KEPT_YEARS, taxYearOf } from '#domain/money/tax-forms.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Erases statements once the years for which they are kept are over. */
export const eraseOldStatements = defineJob({
  name: 'erase-old-tax-statements',
  payload: z.object({}),
  retries: 0,
  cron: '55 8 * * *',
  run: async ({ db, now }) => {
    const first = taxYearOf(now()) - TAX_KEPT_YEARS;
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('tax_statements').where('year', '<', first).execute();
      await tx.deleteFrom('tax_reminders').where('year', '<', first).execute();
      await tx.deleteFrom('tax_runs').where('year', '<', first).execute();
    });
  },
});
