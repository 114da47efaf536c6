import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

const PURE = ['{domain,contract,art,web,test}/**/*.test.{ts,tsx}', 'server/seed/**/*.test.ts'];
const WITH_DATABASE = ['{server,bench}/**/*.test.ts'];

/** For what hangs. Nothing is measured by it: a slow machine under load takes many times what a test takes alone. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/**
 * The tests that may behave differently on the embedded database: connections, locks, jobs, event streams,
 * migrations, and one complete journey.
 */
const DIFFERS_BY_DATABASE = [
  'server/platform/db/*.test.ts',
  'server/platform/jobs/*.test.ts',
  'server/platform/ledger/ledger.test.ts',
  'server/areas/{base/events,campaigns/listing,admin/jobs,money/ledger-checks,base/settings,money/webhooks}/*.test.ts',
  'server/areas/work/collaborations/work-life.test.ts',
  'server/areas/money/payouts/payouts.test.ts',
  'server/areas/base/uploads/uploads.test.ts',
  'server/platform/http/{access-matrix,app,cursors}.test.ts',
];

/** Rows that two connections lock, settings that a pooler loses, and a backup that is restored beside its database. */
const NEEDS_POSTGRES = [
  'server/platform/db/{killed-run,locked-row,pooler}.test.ts',
  'server/commands/restore-drill.test.ts',
];

/**
 * The set-up in test/support reads TEST_DB. With a PostgreSQL all tests run on it, and those that may differ can be repeated on the
 * embedded database; without one all run on the embedded database.
 */
function integration(database: 'pglite' | 'pg', include: string[]) {
  return {
    extends: true as const,
    test: {
      name: `integration-${database}`,
      include,
      exclude: [...PURE, ...(database === 'pglite' ? NEEDS_POSTGRES : [])],
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
    // Tests on a PostgreSQL wait for it and for clocks part of their time, so three keep two cores busy.
    maxWorkers: process.env.TEST_DATABASE_URL ? 3 : 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: PURE, setupFiles: ['test/support/wait-patiently.ts'], ...PATIENCE },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [integration('pg', WITH_DATABASE), integration('pglite', DIFFERS_BY_DATABASE)]
        : [integration('pglite', WITH_DATABASE)]),
    ],
  },
});
