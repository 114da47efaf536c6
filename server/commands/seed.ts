import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { reportFailure } from '#server/platform/known-failure.ts';
import { makeAdmin } from '#server/seed/make-admin.ts';
import { seed } from '#server/seed/seed.ts';

/**
 * Always writes places and industries; on request also the demo marketplace, if there is no business yet, and an
 * admin.
 */
try {
  const { values } = parseArgs({
    options: { demo: { type: 'boolean', default: false }, admin: { type: 'string' } },
  });
  const config = readConfig({ ...process.env, ...(values.demo && { SEED_DEMO: '1' }) });
  const handle = await openDatabase(config);
  const context = { handle, db: handle.db, config, now: () => new Date() };
  try {
    await migrate(handle);
    await seed(context);
    process.stdout.write(
      config.seeds_demo ? 'Places, industries and the demo are there\n' : 'Places and industries are there\n',
    );
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
