import type { Context } from '../context.ts';
import { seedDemo } from './demo/write-demo.ts';
import { seedReference } from './write-reference.ts';

/** Places and industries always; the demo marketplace where it is wanted and nothing else is there. */
export async function seed({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<void> {
  await seedReference(db);
  if (config.seeds_demo) await seedDemo(db, now(), config.is_production ? null : config.password_cost);
}
