import { defineConfig } from 'vitest/config';

const PURE = ['{domain,contract,art,web,test}/**/*.test.{ts,tsx}', 'server/seed/**/*.test.ts'];
const WITH_DATABASE = ['{server,bench}/**/*.test.ts'];

/** For what hangs. Nothing is measured by it: a slow machine under load takes many times what a test takes alone. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 };

/** The same tests on either database; the set-up in test/support reads TEST_DB. */
function integration(database: 'pglite' | 'pg') {
  return {
    extends: true as const,
    test: {
      name: `integration-${database}`,
      include: WITH_DATABASE,
      exclude: PURE,
      env: { TEST_DB: database },
      setupFiles: ['test/support/name-database.ts'],
      globalSetup: database === 'pg' ? ['test/support/test-databases.ts'] : [],
      ...PATIENCE,
    },
  };
}

export default defineConfig({
  test: {
    // Files of one worker share their modules, and with them the database they migrated.
    isolate: false,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: PURE, ...PATIENCE } },
      integration('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [integration('pg')] : []),
    ],
  },
});
