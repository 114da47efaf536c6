import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { findOrphans } from '../queries/find-orphans.ts';

export const sweepOrphansJob = defineJob({
  name: 'sweep-orphans',
  payload: z.object({}),
  retries: 1,
  cron: '53 4 * * 0',
  run: async (context) => void (await sweepOrphans(context)),
});

export async function sweepOrphans(context: Context): Promise<{ removed_count: number; byte_size: number }> {
  const { objects } = await findOrphans(context);
  await context.files.remove(objects.map(({ key }) => key));
  const byte_size = objects.reduce((sum, object) => sum + object.byte_size, 0);
  return { removed_count: objects.length, byte_size };
}
