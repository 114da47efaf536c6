import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { reportFailure } from '../known-failure.ts';
import { seed } from '../seed/seed.ts';

/** Places and industries always; with `--demo` also the demo marketplace, if there is no business yet. */
try {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const config = readConfig({ ...process.env, ...(values.demo && { SEED_DEMO: '1' }) });
  const handle = await openDatabase(config);
  try {
    await migrate(handle);
    await seed({ db: handle.db, config, now: () => new Date() });
    process.stdout.write(
      config.seeds_demo ? 'Places, industries and the demo are there\n' : 'Places and industries are there\n',
    );
  } finally {
    await handle.close();
  }
} catch (cause) {
  reportFailure(cause);
}
