import type { Context } from '#server/platform/context.ts';
import { seedReference } from './write-reference.ts';

/**
 * Places and industries always; the demo marketplace where it is wanted and nothing else is there. Processes that start together
 * would wait for each other's rows, so one does it at a time.
 */
export async function seed({
  handle,
  db,
  config,
  now,
}: Pick<Context, 'handle' | 'db' | 'config' | 'now'>): Promise<void> {
  await handle.alone(async () => {
    await seedReference(db);
    if (!config.seeds_demo) return;
    const { seedDemo } = await import('#server/seed/demo/write-demo.ts');
    await seedDemo(db, now(), config.is_production ? null : config);
  });
}
