import { temporaryFolder } from './temporary-folder.ts';
import { createServerDatabase } from './test-database.ts';

/** The environment of a command that a test runs as a process: a data folder and a database nobody else uses. */
export async function commandPlace(): Promise<NodeJS.ProcessEnv> {
  const { PATH, NODE_COMPILE_CACHE, TEST_DB } = process.env;
  return {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: TEST_DB === 'pg' ? await createServerDatabase() : '',
  };
}
