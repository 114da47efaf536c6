import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { reportFailure } from '#server/platform/known-failure.ts';

try {
  parseArgs({ options: {} });
  const handle = await openDatabase(readConfig(process.env));
  try {
    const applied = await migrate(handle, () =>
      process.stdout.write('Waiting for another process that is migrating the database.\n'),
    );
    process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to migrate\n');
  } finally {
    await handle.close();
  }
} catch (cause) {
  reportFailure(cause);
}
