import { pino } from 'pino';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { startQueue } from '#server/platform/jobs/queue.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { JOBS } from './jobs.ts';

/** Paths whose values are never logged. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.app_secret',
  '*.webhook_secret',
  '*.secret_access_key',
  '*.secret_key',
  '*.webhook_secrets',
];

/** Opens every outside part, in the order of their dependencies. */
export async function startContext(config: Config, { isWorker }: { isWorker: boolean }): Promise<Context> {
  const log = pino({ level: config.log_level, redact: SECRETS });
  const handle = await openDatabase(config);
  try {
    await migrate(handle, () => log.warn('Waiting for another process that is migrating the database.'));
    const { db } = handle;
    const queue = await startQueue(handle, JOBS, log, { isWorker, followsSchedule: isWorker });
    const now = () => new Date();
    return {
      config,
      handle,
      db,
      queue,
      mailer: await openMailer(config, db),
      files: await openFileStore(config, now),
      payments: await openPaymentProvider({ config, db, queue, now }),
      log,
      now,
    };
  } catch (cause) {
    await handle.close();
    throw cause;
  }
}

/** Jobs under way finish first, then the parts close behind them. */
export async function stopContext({ queue, mailer, files, handle }: Context): Promise<void> {
  await queue.stop();
  mailer.close();
  files.close();
  await handle.close();
}
