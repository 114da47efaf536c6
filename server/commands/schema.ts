import { PGlite } from '@electric-sql/pglite';
import { handlePglite } from '#server/platform/db/connect-pglite.ts';
import { dumpSchema } from '#server/platform/db/dump-schema.ts';
import { generateTables } from '#server/platform/db/generate-tables.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { TEXT_PARSERS } from '#server/platform/db/text-parsers.ts';
import { reportFailure } from '#server/platform/known-failure.ts';
import { keepGenerated } from './generated-file.ts';

/** Writes db/schema.sql and the table types from the migrations, or with `--check` fails if they are out of date. */
const isCheck = process.argv.includes('--check');

try {
  const handle = await handlePglite(await PGlite.create({ parsers: TEXT_PARSERS }), async () => undefined);
  await migrate(handle);
  await keepGenerated('db/schema.sql', await dumpSchema(handle.db), isCheck);
  await keepGenerated('server/platform/db/tables.gen.ts', await generateTables(handle.db), isCheck);
  await handle.close();
} catch (cause) {
  reportFailure(cause);
}
