import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { KnownFailure, reportFailure } from '#server/platform/known-failure.ts';
import { makeAdmin } from '#server/seed/make-admin.ts';
import { LARGE, writeScale } from '#server/seed/scale/write-scale.ts';
import { seed } from '#server/seed/seed.ts';

/**
 * Always writes places and industries; on request also the demo marketplace, if there is no business yet, copies of
 * it, and an admin.
 */
try {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean', default: false },
      scale: { type: 'boolean', default: false },
      admin: { type: 'string' },
    },
  });
  const config = readConfig({ ...process.env, ...((values.demo || values.scale) && { SEED_DEMO: '1' }) });
  const handle = await openDatabase(config);
  const context = { handle, db: handle.db, config, now: () => new Date() };
  try {
    await migrate(handle);
    await seed(context);
    process.stdout.write(
      config.seeds_demo ? 'Places, industries and the demo are there\n' : 'Places and industries are there\n',
    );
    if (values.scale) {
      if (config.is_production)
        throw new KnownFailure('The copies of the demo are for measuring, not for production.');
      await writeScale(handle, LARGE, (words) => process.stdout.write(`${words}\n`));
    }
    if (values.admin !== undefined) {
      const { email, link } = await makeAdmin(context, values.admin);
      process.stdout.write(`${email} is an admin. Choose a password within the hour: ${link}\n`);
    }
  } finally {
    await handle.close();
  }
} catch (cause) {
  reportFailure(cause);
}
