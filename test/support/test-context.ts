import { pino } from 'pino';
import { JOBS } from '#server/jobs.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { startQueue } from '#server/platform/jobs/queue.ts';
import { workOn } from '#server/platform/jobs/work.ts';
import { mailboxMailer } from '#server/platform/mail/mailbox-mailer.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { deliverSandboxEvent } from '#server/platform/payments/sandbox-events.ts';
import { CHEAPEST_HASH } from './people.ts';
import { SECRET_OF_TESTS } from './secret-of-tests.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { TestClock } from './test-clock.ts';
import { testDatabase } from './test-database.ts';

export interface TestContext extends Context {
  clock: TestClock;
}

declare global {
  var sharedTestContext: Promise<TestContext> | undefined;
}

/** All parts are real; only the clock is set by the test. */
export function testContext(): Promise<TestContext> {
  globalThis.sharedTestContext ??= buildTestContext();
  return globalThis.sharedTestContext;
}

async function buildTestContext(): Promise<TestContext> {
  const handle = await testDatabase();
  const DATA_DIR = await temporaryFolder();
  const settings = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_SECRET: SECRET_OF_TESTS,
    // A busy machine must not refuse tests.
    BUSY_AFTER_MS: '0',
    DISK_FULL_PERCENT: '100',
    DATA_DIR,
  });
  const config = { ...settings, password_cost: CHEAPEST_HASH };
  const log = pino({ level: 'silent' });
  const queue = await startQueue(handle, JOBS, log, { isWorker: true, followsSchedule: false });
  const clock = new TestClock();
  const now = () => clock.now();
  const context = {
    config,
    handle,
    db: handle.db,
    queue,
    mailer: mailboxMailer(handle.db, config.mail_from),
    files: await openFileStore(config, now),
    payments: await openPaymentProvider({ config, db: handle.db, queue, now }),
    log,
    now,
    clock,
  };
  await workOn(
    context,
    JOBS.map((job) => (job.name === deliverSandboxEvent.name ? { ...job, run: sendNothing } : job)),
  );
  return context;
}

/**
 * Nobody listens at the address of the app, so each message of the sandbox would be sent thirteen times. Tests bring its
 * messages themselves.
 */
async function sendNothing(): Promise<void> {}
