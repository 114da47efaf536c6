import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { reviseSome } from '../commands/revise-statements.ts';

/** Goes through the creators of a year, some at a time. Two of it at once take turns at the row of the run. */
export const makeTaxStatements = defineJob({
  name: 'make-tax-statements',
  payload: z.object({ tax_run_id: z.uuid() }),
  retries: 5,
  run: async (context, { tax_run_id }) => {
    while (await reviseSome(context, tax_run_id));
  },
});
