import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { reportFailure } from '../known-failure.ts';

try {
  parseArgs({ options: {} });
  const handle = await openDatabase(readConfig(process.env));
  try {
    const applied = await migrate(handle);
    process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}\n` : 'Nothing to migrate\n');
  } finally {
    await handle.close();
  }
} catch (cause) {
  reportFailure(cause);
}
